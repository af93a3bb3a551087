import { type AthleteReport, athleteReportEndpoints } from '@tower/contract/money/athlete-reports.contract.ts'
import type { PageContext } from '../../../api/load-context.ts'

/** What gifts to an athlete did. Without it the page still shows the athlete and takes gifts. */
export async function findReport(
  { call, report }: Pick<PageContext, 'call' | 'report'>,
  prospectId: string,
): Promise<AthleteReport | undefined> {
  try {
    return await call(athleteReportEndpoints.report, { query: { prospect_id: prospectId } })
  } catch (error) {
    report(error)
    return undefined
  }
}
