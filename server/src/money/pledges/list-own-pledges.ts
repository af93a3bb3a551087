import type { OwnPledge } from '@tower/contract/money/own-pledges.contract.ts'
import { dayOf } from '@tower/contract/org-days.ts'
import type { Services } from '../../services.ts'
import { type Asker, findGiver } from '../giving/own/find-giver.ts'
import { listInstallments, listPledgesOfDonor } from './pledges.queries.ts'
import { stateOf } from './read-pledge.ts'

/** What somebody promised and has not given in full: by their session, or by the link that opens their gifts. */
export function listOwnPledges(services: Services, asker: Asker): Promise<OwnPledge[]> {
  const at = services.clock.now()
  const today = dayOf(at)
  return services.database.read(async (tx) => {
    const { donorId } = await findGiver(tx, asker, at)
    const own: OwnPledge[] = []
    const pledges = donorId === null ? [] : await listPledgesOfDonor(tx, donorId)
    for (const { id, amount_cents, destination } of pledges) {
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
