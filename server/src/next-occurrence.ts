import { CronExpressionParser } from 'cron-parser'

/** The first instant after `after` that a cron expression names, in UTC. Throws on an expression that names none. */
export function nextOccurrence(cron: string, after: Date): Date {
  return CronExpressionParser.parse(cron, { currentDate: after, tz: 'UTC' }).next().toDate()
}
