import type { Tx } from '../../database/database.ts'
import { listSlotsOfTeacher, type MatchedSlotRow } from './matches.queries.ts'

/** A slot as the teacher whose classroom got it may see it. */
export type MatchedSlot = MatchedSlotRow

/** The slots a teacher's classrooms were matched with, the latest first. */
export function listMatchedSlots(
  tx: Tx,
  request: { teacherId: string; limit: number },
): Promise<MatchedSlot[]> {
  return listSlotsOfTeacher(tx, request)
}
