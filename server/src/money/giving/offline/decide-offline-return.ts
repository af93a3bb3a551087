import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { letAskedBackStay, lockToAskBack } from '../refunds/asked-back.ts'
import { decideReturn, findLastDecider, findWaitingReturn } from './offline-returns.queries.ts'
import { findOfflineForUpdate } from './offline.queries.ts'
import type { DecideOfflineGift } from './receive-offline-gift.ts'
import { requireReceived, takeOut } from './return-offline-gift.ts'
import { isSamePerson } from '../../../people/identity/accounts/is-same-person.ts'

/** A second person lets a gift go out of the books. Of two who decide at once, the second reads who did. */
export async function approveOfflineReturn(
  services: Services,
  { actor, offlineGiftId }: DecideOfflineGift,
): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const { asked, ...received } = await requireAsked(tx, offlineGiftId)
    if (await isSamePerson(tx, actor, [asked.asked_by]))
      throw new Refusal('giving.offline_return_second_person')
    await decideReturn(tx, asked.id, { state: 'approved', by: actor.userId, at })
    await takeOut(services, tx, { ...received, reason: asked.reason, askedBy: asked.asked_by, actor, at })
  })
}

/** It stays in the books: somebody declines it, or whoever asked withdraws it. */
export async function declineOfflineReturn(
  services: Services,
  { actor, offlineGiftId, reason }: DecideOfflineGift & { reason: string },
): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const { gift, paymentId, asked } = await requireAsked(tx, offlineGiftId)
    await lockToAskBack(tx, paymentId)
    await letAskedBackStay(services, tx, { paymentId, at })
    await decideReturn(tx, asked.id, { state: 'declined', by: actor.userId, at, note: reason.trim() })
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'giving.decline_offline_return' },
      ...{ targetKind: 'offline_gift', targetId: offlineGiftId },
      details: { amount_cents: gift.amount_cents, reason: reason.trim() },
    })
  })
}

/** Holds a gift that somebody asked to take out. Where somebody decided about that already, they are named. */
async function requireAsked(tx: Tx, offlineGiftId: string) {
  await findOfflineForUpdate(tx, offlineGiftId)
  const asked = await findWaitingReturn(tx, offlineGiftId)
  const decider = asked ? undefined : await findLastDecider(tx, offlineGiftId)
  if (decider) {
    const sentence = `${decider} decided about this already.`
    throw new Refusal('giving.offline_return_settled', sentence, { decided_by: decider })
  }
  const received = await requireReceived(tx, offlineGiftId)
  if (!asked) throw new Refusal('giving.offline_return_settled')
  return { ...received, asked }
}
