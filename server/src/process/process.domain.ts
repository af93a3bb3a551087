import { processRoutes } from './process.routes.ts'
import type { Declares, Domain } from '../domain.ts'

const declares = {
  notices: ['job_failed'],
  auditActions: ['demo.seeded', 'process.restored', 'process.secret_adopted'],
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
    backup_plan: 'deleted',
    backup_runs: 'appended',
    job_runs: 'deleted',
    process_beats: 'changed',
    secret_marks: 'appended',
  },
  keeps: {
    nobody: [
      'alert_messages',
      'alerts',
      'backup_plan',
      'backup_runs',
      'job_runs',
      'process_beats',
      'secret_marks',
    ],
  },
  reads: [
    'assignment_slots',
    'classroom_nominations',
    'classrooms',
    'file_contents',
    'ledger_verifications',
    'mails',
    'reconciliation_differences',
    'share_links',
  ],
  expiry: {
    rows: {
      alerts: `over_at < now() - interval '90 days'`,
      backup_runs: `began_at < now() - interval '400 days'`,
      process_beats: `seen_at < now() - interval '1 day'`,
    },
  },
  routes: (serve, services, { live, stopping }) => processRoutes(serve, services, { live, stopping }),
} as const satisfies Domain
