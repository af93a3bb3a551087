import { dayMs } from '@tower/contract/durations.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** The filters `from` and `to` of a list over a column: an instant, or a whole day of UTC. */
export function withinPeriod(column: RawBuilder<unknown>) {
  return {
    from: (from: string) => sql<SqlBool>`${column} >= ${new Date(from)}`,
    to: (to: string) => sql<SqlBool>`${column} < ${endOf(to)}`,
  }
}

/** The first moment that no longer belongs to a period that ends so: an instant belongs to it, and a day whole. */
export function endOf(to: string): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(to)
  return new Date(new Date(to).getTime() + (isDay ? dayMs : 1))
}
