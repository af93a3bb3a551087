import { schoolYearStart } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../database/database.ts'
import { findLatestSlot } from './matches.queries.ts'

/** The latest slot that came to a classroom in the school year of an instant. */
export function findSlotOfYear(
  tx: Tx,
  { classroomId, at }: { classroomId: string; at: Date },
): Promise<{ number: number; assignedAt: Date } | undefined> {
  return findLatestSlot(tx, { classroomId, since: schoolYearStart(at) })
}
