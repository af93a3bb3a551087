import { schoolYearStart } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../database/database.ts'
import { findEnteringClassroom, findListedClassroom } from './draw-entries.queries.ts'
import type { DrawRow } from './draws.queries.ts'
import { plannedRun } from './school-year.ts'

export type Entering = { draw: DrawRow | undefined; teacherId: string; at: Date }

/** Which of a teacher's classrooms the next draw has: by its list once that is fixed, until then by what it would hold. */
export function findEntering(tx: Tx, { draw, teacherId, at }: Entering): Promise<string | undefined> {
  if (draw?.state === 'frozen') return findListedClassroom(tx, { drawId: draw.id, teacherId })
  const yearStart = schoolYearStart(draw ? plannedRun(draw.slot_starts, at) : at)
  return findEnteringClassroom(tx, { teacherId, schoolYearStart: yearStart })
}
