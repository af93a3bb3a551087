import { everyDomain, outbound } from '../domains.ts'
import { endSettled } from '../money/approvals/end-settled.ts'
import { clearExpired } from './clear-expired.ts'
import { reportBrokenRules } from './report-broken-rules.ts'
import { hour, type ScheduledJob } from '../scheduled-job.ts'

/** Everything that runs by the clock: the work of each domain, and what goes over all of them. */
export const scheduledJobs: readonly ScheduledJob[] = [
  ...everyDomain.flatMap(({ jobs = [] }) => jobs),
  {
    name: 'ledger.verify',
    cron: '20 4 * * *',
    withinSeconds: 60,
    mayTakeSeconds: 6 * hour,
    run: reportBrokenRules,
  },
  {
    name: 'approvals.end_settled',
    cron: '5 * * * *',
    withinSeconds: 60,
    mayTakeSeconds: hour,
    run: (services) => endSettled({ ...services, outbound }),
  },
  {
    name: 'process.clear',
    cron: '40 * * * *',
    withinSeconds: 60,
    mayTakeSeconds: 2 * hour,
    run: clearExpired,
  },
  {
    name: 'backup.make',
    cron: '25 * * * *',
    atStart: true,
    withinSeconds: 60,
    mayTakeSeconds: 6 * hour,
    run: async (services) => (await import('../process/backup/back-up-when-due.ts')).backUpWhenDue(services),
  },
  {
    name: 'backup.rehearse',
    cron: '55 * * * *',
    withinSeconds: 60,
    mayTakeSeconds: 6 * hour,
    run: async (services) =>
      (await import('../process/backup/back-up-when-due.ts')).rehearseWhenDue(services),
  },
]
