import { schoolYearStart } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../database/database.ts'
import { findEntry, findStanding } from './draw-entries.queries.ts'
import { findNextDraw, type DrawRow } from './draws.queries.ts'
import { entryWeight } from './entry-weight.ts'
import { plannedRun } from './school-year.ts'

/** A classroom's weight in the next draw and what it is made of. */
export type ClassroomStanding = {
  weight: number
  nominators: number
  /** How many of them somebody is known to stand behind; null in a list from before that was asked. */
  confirmed: number | null
  waited: number
  eligible: boolean
  matchedThisYear: boolean
}

/** The next draw, and where the classroom stands in it if there is one. */
export type Standing = { nextDraw: DrawRow | undefined; standing: ClassroomStanding | undefined }

/**
 * Where a classroom stands in the next draw: what the list says once it is fixed, until then what it would say now.
 * A classroom that isn't eligible has no weight.
 */
export async function readStanding(
  tx: Tx,
  { classroomId, at }: { classroomId: string | undefined; at: Date },
): Promise<Standing> {
  const nextDraw = await findNextDraw(tx)
  if (classroomId === undefined) return { nextDraw, standing: undefined }
  const runsAt = nextDraw ? plannedRun(nextDraw.slot_starts, at) : at
  const now = await findStanding(tx, { classroomId, schoolYearStart: schoolYearStart(runsAt) })
  if (!now) return { nextDraw, standing: undefined }
  const { nominators, confirmed, waited, matched_this_year: matchedThisYear } = now
  if (nextDraw?.state === 'frozen') {
    const entry = await findEntry(tx, { drawId: nextDraw.id, classroomId })
    const listed = entry ?? { nominators, confirmed, waited, weight: 0 }
    return { nextDraw, standing: { ...listed, eligible: entry !== undefined, matchedThisYear } }
  }
  const eligible = now.teacher_confirmed && now.led && nominators > 0 && !matchedThisYear
  const weight = eligible
    ? entryWeight({ confirmed, unconfirmed: now.unconfirmed, earlierDrawsWithoutWinning: waited })
    : 0
  return { nextDraw, standing: { weight, nominators, confirmed, waited, eligible, matchedThisYear } }
}
