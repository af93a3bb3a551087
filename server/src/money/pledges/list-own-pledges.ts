import type { OwnPledge } from '@tower/contract/money/own-pledges.contract.ts'
import { dayOf } from '@tower/contract/org-days.ts'
import type { Services } from '../../services.ts'
import { listInstallments, listPledgesOfUser } from './pledges.queries.ts'
import { stateOf } from './read-pledge.ts'

/** What a sponsor promised and has not given in full. */
export function listOwnPledges(services: Services, userId: string): Promise<OwnPledge[]> {
  const today = dayOf(services.clock.now())
  return services.database.read(async (tx) => {
    const own: OwnPledge[] = []
    for (const { id, amount_cents, destination } of await listPledgesOfUser(tx, userId)) {
      const installments = (await listInstallments(tx, id)).map(({ reminded_at: _, ...row }) => ({
        ...row,
        state: stateOf({ ...row, reminded_at: null }, { today, hasEnded: false }),
      }))
      const paid_cents = installments.reduce((sum, { paid_cents: cents }) => sum + cents, 0)
      if (paid_cents < amount_cents) own.push({ id, amount_cents, paid_cents, destination, installments })
    }
    return own
  })
}
