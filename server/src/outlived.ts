import type { Period } from '@tower/contract/retention.ts'

/** SQL: whether a moment is longer ago than a line of the table of retention keeps. Unknown moments are not. */
export function outlived(moment: string, period: Period): string {
  if ('hours' in period) return `${moment} < now() - interval '${period.hours} hours'`
  if ('days' in period) return `${moment} < now() - interval '${period.days} days'`
  if ('years' in period) return `${moment} < now() - interval '${period.years} years'`
  if ('schoolYearsAfter' in period)
    return `${moment} < org_day_start(make_date(org_fiscal_year(now()) - ${period.schoolYearsAfter + 1}, 7, 1))`
  return `${moment} < org_day_start(make_date(extract(year from org_day(now()))::int - ${period.yearsAfterYear}, 1, 1))`
}
