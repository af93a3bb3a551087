import type { Config } from '../config.ts'
import { clearExpired } from './clear-expired.ts'
import { reportLedgerFaults } from './report-ledger-faults.ts'
import type { ScheduledJob } from './start-jobs.ts'

/** Everything that runs by the clock. */
export function scheduledJobs(_config: Config): readonly ScheduledJob[] {
  return [
    { name: 'ledger.verify', cron: '20 4 * * *', run: reportLedgerFaults },
    { name: 'operations.clear', cron: '40 4 * * *', run: clearExpired },
  ]
}
