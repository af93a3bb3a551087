import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { listMonthlyRows, type MonthlyRow } from './monthly-list.queries.ts'
import { findMonthlyStory, listMonths, type MonthlyStoryRow, type MonthRow } from './monthly-story.queries.ts'

export type MonthlyStory = { row: MonthlyRow; story: MonthlyStoryRow; months: MonthRow[] }

/** A gift that repeats each month, with what it is for, what pays it, and its latest months. */
export function readMonthly({ database }: Services, giftId: string): Promise<MonthlyStory> {
  return database.read(async (tx) => {
    const [row] = await listMonthlyRows(tx, { id: giftId }, { limit: 1 })
    const story = await findMonthlyStory(tx, giftId)
    if (!row || !story) throw new Refusal('sponsorships.not_found')
    return { row, story, months: await listMonths(tx, giftId) }
  })
}
