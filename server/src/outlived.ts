import type { Period } from '@tower/contract/retention.ts'

/** July 1 of this school year. */
const schoolYearStart = `(date_trunc('year', now() - interval '6 months') + interval '6 months')`

/** SQL: whether a moment is longer ago than a line of the table of retention keeps. Unknown moments are not. */
export function outlived(moment: string, period: Period): string {
  if ('hours' in period) return `${moment} < now() - interval '${period.hours} hours'`
  if ('days' in period) return `${moment} < now() - interval '${period.days} days'`
  if ('years' in period) return `${moment} < now() - interval '${period.years} years'`
  if ('schoolYearsAfter' in period)
    return `${moment} < ${schoolYearStart} - interval '${period.schoolYearsAfter} years'`
  return `${moment} < date_trunc('year', now()) - interval '${period.yearsAfterYear} years'`
}
