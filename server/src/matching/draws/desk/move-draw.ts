import { freezeMinutes } from '@tower/contract/matching/draws.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { announce } from '../../../realtime/announce.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { parseStart } from '../draw-form.ts'
import { updateStart } from '../draw-moves.queries.ts'
import { findDrawForUpdate } from '../draws.queries.ts'
import { requireScheduled } from '../require-not-over.ts'
import { isStartTaken } from './desk.queries.ts'
import { listDrawActs } from './draw-acts.queries.ts'
import { getDeskDraw, type DeskDrawRead } from './read-desk.ts'

export type MoveDraw = {
  actor: Pick<Actor, 'userId'>
  drawId: string
  slotStarts: string | null | undefined
  /** When it starts as far as the mover knows. */
  was: string
}

/**
 * Moves a draw to another start. From the hour before its start on it stays: its list is fixed then, or about to be, and
 * nobody may choose a moment by who has just entered.
 */
export function moveDraw(
  services: Services,
  { actor, drawId, slotStarts, was }: MoveDraw,
): Promise<DeskDrawRead> {
  const to = parseStart(slotStarts)
  return services.database.transaction(async (tx) => {
    const draw = await findDrawForUpdate(tx, drawId)
    if (!draw) throw new Refusal('draws.not_found')
    await requireScheduled(tx, draw)
    const at = services.clock.now()
    const from = draw.slot_starts
    if (from.getTime() !== new Date(was).getTime()) {
      const last = (await listDrawActs(tx, drawId)).findLast(({ act }) => act === 'moved')
      const sentence = last?.by ? `${last.by} moved this draw in the meantime.` : undefined
      throw new Refusal('draws.moved', sentence, { by: last?.by ?? '', slot_starts: from.toISOString() })
    }
    const hourAhead = at.getTime() + freezeMinutes * 60_000
    if (from.getTime() <= hourAhead) throw new Refusal('draws.list_due')
    if (to.getTime() < hourAhead) throw new Refusal('draws.start_too_soon')
    if (to.getTime() === from.getTime()) throw new Refusal('draws.start_same')
    if (await isStartTaken(tx, { drawId, starts: to })) throw new Refusal('draws.start_taken')
    await updateStart(tx, { drawId, from, to, movedBy: actor.userId, at })
    await announce(tx, { topic: 'draw.changed', audience: 'staff', payload: { drawId } })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'draws.move',
      targetKind: 'draw',
      targetId: drawId,
      details: { from: from.toISOString(), to: to.toISOString() },
    })
    return getDeskDraw(tx, drawId, at)
  })
}
