import { endOfDay, startOfDay } from '@tower/contract/org-days.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** The filters `from` and `to` of a list over a column: an instant, or a whole day of the organization. */
export function withinPeriod(column: RawBuilder<unknown>) {
  return {
    from: (from: string) => sql<SqlBool>`${column} >= ${startOf(from)}`,
    to: (to: string) => sql<SqlBool>`${column} < ${endOf(to)}`,
  }
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The first moment of a period that begins so: an instant, or that of a day. */
export const startOf = (from: string): Date => (isDay(from) ? startOfDay(from) : new Date(from))

/** The first moment that no longer belongs to a period that ends so: an instant belongs to it, and a day whole. */
export function endOf(to: string): Date {
  return isDay(to) ? endOfDay(to) : new Date(new Date(to).getTime() + 1)
}
