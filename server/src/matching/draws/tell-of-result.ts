import type { Tx } from '../../database/database.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { announce } from '../../realtime/announce.ts'

export type DrawResult = {
  draw: { id: string; slot_name: string; slot_starts: Date }
  assigned: number
  entriesCount: number
  at: Date
  actorId: string | null
}

/** Tells staff, open screens and the audit log what a draw brought. */
export async function tellOfResult(tx: Tx, result: DrawResult): Promise<void> {
  const { draw, assigned, entriesCount, at, actorId } = result
  await announce(tx, { topic: 'draw.changed', audience: 'staff', payload: { drawId: draw.id, assigned } })
  await notifyStaff(tx, {
    type: 'draw_completed',
    title: 'Draw completed',
    message: `${draw.slot_name}: ${counted(assigned, 'classroom')} matched out of ${counted(entriesCount, 'entry', 'entries')}.`,
    dedupeKey: `draw-completed:${draw.id}`,
  })
  await writeAudit(tx, {
    at,
    actorId,
    action: 'draws.run',
    targetKind: 'draw',
    targetId: draw.id,
    details: { assigned, entries_count: entriesCount, early: at < draw.slot_starts },
  })
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
