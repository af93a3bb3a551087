import { Refusal } from '../../refusal.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { announce } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { updateToVoided } from './draw-moves.queries.ts'
import { findDrawForUpdate } from './draws.queries.ts'
import { requireNotOver } from './require-not-over.ts'
import { openSeed } from './seal-seed.ts'

export type VoidDraw = { drawId: string; reason: string; actor: Pick<Actor, 'userId' | 'role'> }

/**
 * Calls a draw off for good, before it has run, for a reason everyone can read. Only a superadmin may, and the seed is
 * opened with it: anyone can see what the draw would have brought, so that none is called off for its result in secret.
 */
export function voidDraw(services: Services, { drawId, reason, actor }: VoidDraw): Promise<void> {
  const publicReason = reason.trim()
  return services.database.transaction(async (tx) => {
    if (actor.role !== 'superadmin') throw new Refusal('identity.role_not_allowed')
    if (publicReason === '') throw new Refusal('draws.reason_required')
    const draw = await findDrawForUpdate(tx, drawId)
    if (!draw) throw new Refusal('draws.not_found')
    await requireNotOver(tx, draw)
    const at = services.clock.now()
    // A seed that was sealed under a lost SECRET can't be opened by anyone: the draw must still come to its end.
    const serverSeed = openSeed(services, draw) ?? null
    await updateToVoided(tx, { drawId, at, reason: publicReason, serverSeed, voidedBy: actor.userId })
    await announce(tx, { topic: 'draw.changed', audience: 'staff', payload: { drawId } })
    await notifyStaff(tx, {
      type: 'draw_voided',
      title: 'Draw voided',
      message: `${draw.slot_name}: ${publicReason}`,
      dedupeKey: `draw-voided:${drawId}`,
    })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'draws.void',
      targetKind: 'draw',
      targetId: drawId,
      details: { reason: publicReason, was: draw.state, seed_opened: serverSeed !== null },
    })
  })
}
