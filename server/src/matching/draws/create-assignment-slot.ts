import type { Services } from '../../services.ts'
import { addDraw } from './add-draw.ts'
import { parseDrawForm, type DrawForm } from './draw-form.ts'
import { findDraw, type DrawRow } from './draws.queries.ts'

export type CreateAssignmentSlot = DrawForm & {
  actor: { userId: string } | null
  source?: 'staff' | 'schedule'
}

/** Schedules a draw from what staff filled in. */
export async function createAssignmentSlot(
  services: Services,
  { actor, source = 'staff', ...form }: CreateAssignmentSlot,
): Promise<DrawRow> {
  const draw = parseDrawForm(form)
  return services.database.transaction(async (tx) => {
    const drawId = await addDraw(services, tx, { ...draw, source, actorId: actor?.userId ?? null })
    const row = drawId === undefined ? undefined : await findDraw(tx, drawId)
    if (!row) throw new Error('the schedule already has a draw at that instant')
    return row
  })
}
