import { isStaff } from '@tower/contract/access.ts'
import type { ThanksWay } from '@tower/contract/money/desk.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudits } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { keepThanks } from './keep-thanks.ts'

type Thanking = { actor: Actor; paymentIds: readonly string[] }

/**
 * Staff say of some gifts that their donors were thanked. What was said of a gift before stays: of two who say so at once the
 * first is written down. Each gift has its own row of the audit log, which its donor's page shows.
 */
export async function thankDonors(
  services: Services,
  { actor, paymentIds, how }: Thanking & { how: ThanksWay },
): Promise<void> {
  await change(services, actor, { action: 'giving.thank_donors', details: { how } }, async (tx, at) => {
    const known = await tx.selectFrom('payments').select('id').where('id', 'in', paymentIds).execute()
    if (known.length < new Set(paymentIds).size) throw new Refusal('giving.payment_not_found')
    const paid = known.map(({ id }) => id)
    return keepThanks(tx, { paymentIds: paid, how, by: actor.userId, at })
  })
}

/** They were not, after all. */
export async function unthankDonors(services: Services, { actor, paymentIds }: Thanking): Promise<void> {
  await change(services, actor, { action: 'giving.unthank_donors' }, async (tx) => {
    const gone = await tx
      .deleteFrom('gift_thanks')
      .where('payment_id', 'in', paymentIds)
      .returning('payment_id')
      .execute()
    return gone.map(({ payment_id: id }) => id)
  })
}

type Said = {
  action: 'giving.thank_donors' | 'giving.unthank_donors'
  details?: { how: ThanksWay }
}

/** `work` answers of which gifts it changed something. */
async function change(
  services: Services,
  actor: Actor,
  said: Said,
  work: (tx: Tx, at: Date) => Promise<readonly string[]>,
): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const changed = await work(tx, at)
    const entry = { ...said, at, actorId: actor.userId, targetKind: 'payment' }
    await writeAudits(
      tx,
      changed.toSorted().map((targetId) => ({ ...entry, targetId })),
    )
  })
}
