import { closingReportEndpoints } from '@tower/contract/money/closing-reports.contract.ts'
import type { CsvCell } from '../../../http/csv.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { activityHeader, activityRows, readActivities } from './read-activities.ts'
import { readTrialBalance, trialHeader, trialRows } from './read-trial-balance.ts'

/** Mounts the calls of what the books come to. */
export function reportRoutes(serve: Serve, services: Services): void {
  serve(closingReportEndpoints, {
    trialBalance: ({ query }) => readTrialBalance(services, query.period),
    trialBalanceCsv: async ({ query: { period }, reply }) => {
      const batches = inOne(readTrialBalance(services, period).then(trialRows))
      await sendCsv(reply, { name: `trial-balance-${period}`, header: trialHeader, batches, view })
    },
    activities: ({ query }) => readActivities(services, query.year),
    activitiesCsv: async ({ query: { year }, reply }) => {
      const batches = inOne(readActivities(services, year).then(activityRows))
      await sendCsv(reply, { name: `activities-${year}`, header: activityHeader(year), batches, view })
    },
  })
}

const view = (cells: CsvCell[]) => cells

async function* inOne(rows: Promise<CsvCell[][]>): AsyncGenerator<CsvCell[][]> {
  yield await rows
}
