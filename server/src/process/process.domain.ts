import { processRoutes } from './process.routes.ts'
import type { Declares, Domain } from '../domain.ts'

const declares = {
  notices: ['job_failed'],
  auditActions: ['demo.seeded', 'process.job_run_asked', 'process.secret_adopted'],
} as const satisfies Declares

declare module '../declared.ts' {
  interface Declared {
    process: typeof declares
  }
}

/** What the running process says of itself. Not called `process`, as Node’s own is. */
export const processRecord = {
  name: 'process',
  floor: 'roof',
  ...declares,
  owns: {
    alert_messages: 'deleted',
    alerts: 'changed',
    job_runs: 'deleted',
    process_beats: 'changed',
    secret_marks: 'appended',
  },
  keeps: { nobody: ['alert_messages', 'alerts', 'job_runs', 'process_beats', 'secret_marks'] },
  reads: [
    'assignment_slots',
    'classroom_nominations',
    'classrooms',
    'ledger_verifications',
    'mail_suppressions',
    'mails',
    'pending_provider_events',
    'provider_events',
    'reconciliation_differences',
    'share_links',
  ],
  expiry: {
    rows: {
      alerts: `over_at < now() - interval '90 days'`,
      process_beats: `seen_at < now() - interval '1 day'`,
    },
  },
  routes: (serve, services, { live, stopping }) => processRoutes(serve, services, { live, stopping }),
} as const satisfies Domain
