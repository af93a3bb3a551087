import { isStaff } from '@tower/contract/access.ts'
import type { ThanksWay } from '@tower/contract/money/desk.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { keepThanks } from './keep-thanks.ts'

type Thanking = { actor: Actor; paymentIds: readonly string[] }

/**
 * Staff say of some gifts that their donors were thanked. What was said of a gift before stays: of two who say so at once the
 * first is written down.
 */
export async function thankDonors(
  services: Services,
  { actor, paymentIds, how }: Thanking & { how: ThanksWay },
): Promise<void> {
  await change(services, actor, async (tx, at) => {
    const known = await tx.selectFrom('payments').select('id').where('id', 'in', paymentIds).execute()
    if (known.length < new Set(paymentIds).size) throw new Refusal('giving.payment_not_found')
    const paid = known.map(({ id }) => id)
    const gifts = await keepThanks(tx, { paymentIds: paid, how, by: actor.userId, at })
    return { how, gifts }
  })
}

/** They were not, after all. */
export async function unthankDonors(services: Services, { actor, paymentIds }: Thanking): Promise<void> {
  await change(services, actor, async (tx) => {
    const gone = await tx
      .deleteFrom('gift_thanks')
      .where('payment_id', 'in', paymentIds)
      .returning('payment_id')
      .execute()
    return { how: 'none', gifts: gone.length }
  })
}

async function change(
  services: Services,
  actor: Actor,
  work: (tx: Tx, at: Date) => Promise<{ how: string; gifts: number }>,
): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const details = await work(tx, at)
    if (details.gifts === 0) return
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'giving.thank_donors' },
      details,
    })
  })
}
