import { isStaff } from '@tower/contract/access.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { takeBackAct } from '../../approvals/let-out.ts'
import { lockApprovals } from '../../approvals/lock-approvals.ts'
import { setOfflineState } from './offline.queries.ts'
import { type DecideOfflineGift, requirePending } from './receive-offline-gift.ts'

/** A gift that was written down never came: it is called off, and its number may be entered anew. */
export async function cancelOfflineGift(
  services: Services,
  { actor, offlineGiftId, reason }: DecideOfflineGift & { reason: string },
): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    // Before the gift, as whoever approves does.
    await lockApprovals(tx)
    const gift = await requirePending(tx, offlineGiftId)
    await takeBackAct(tx, { kind: 'offline_gift', subjectId: gift.id }, 'gone')
    await setOfflineState(tx, gift.id, { state: 'canceled', paymentId: null, by: actor.userId, at })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'giving.cancel_offline_gift',
      targetKind: 'offline_gift',
      targetId: gift.id,
      details: { amount_cents: gift.amount_cents, reason: reason.trim() },
    })
  })
}
