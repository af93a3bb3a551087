import type { Declares, Domain } from '../domain.ts'

const declares = {
  notices: ['job_failed'],
  auditActions: [
    'demo.seeded',
    'process.first_steps_dismissed',
    'process.job_run_asked',
    'process.restored',
    'process.secret_adopted',
    'process.secret_rotated',
  ],
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
    backup_runs: 'deleted',
    first_steps_dismissals: 'appended',
    installations: 'appended',
    job_runs: 'deleted',
    kept_keys: 'changed',
    process_beats: 'changed',
    secret_marks: 'appended',
  },
  keeps: {
    nobody: [
      'alert_messages',
      'alerts',
      'backup_plan',
      'backup_runs',
      'first_steps_dismissals',
      'installations',
      'job_runs',
      'kept_keys',
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
    'mail_suppressions',
    'mails',
    'payments',
    'pending_provider_events',
    'provider_events',
    'reconciliation_differences',
    'second_factors',
    'share_links',
    'users',
    'webhooks',
  ],
  expiry: {
    rows: {
      alerts: `over_at < now() - interval '90 days'`,
      backup_runs: `began_at < now() - interval '400 days'`,
      process_beats: `seen_at < now() - interval '1 day'`,
    },
  },
  routes: async () => {
    const { processRoutes } = await import('./process.routes.ts')
    return (serve, services, { live, stopping }) => processRoutes(serve, services, { live, stopping })
  },
} as const satisfies Domain
