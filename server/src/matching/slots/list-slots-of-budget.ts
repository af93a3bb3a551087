import type { Tx } from '../../database/database.ts'
import { listSlotsOfYear, type TeacherYear } from './slot-news.queries.ts'

/** The slots whose money lies in a teacher's budget of a school year, the latest first: their pages show what it bought. */
export function listSlotsOfBudget(tx: Tx, year: TeacherYear): Promise<{ number: number }[]> {
  return listSlotsOfYear(tx, year)
}
