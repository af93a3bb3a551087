import type { Domain } from '../../domain.ts'
import { analyticsInvariants } from './analytics-invariants.ts'

/** What the console counts of everything. */
export const analytics = {
  name: 'analytics',
  floor: 6,
  owns: { account_totals: 'changed', gift_day_totals: 'changed', pending_invites: 'deleted' },
  keeps: {
    accounts: ['pending_invites'],
    nobody: ['account_totals', 'gift_day_totals'],
  },
  reads: [
    'allowlist_entries',
    'audit_log',
    'classrooms',
    'ledger_accounts',
    'payments',
    'prospects',
    'users',
  ],
  routes: async () => (await import('./analytics.routes.ts')).analyticsRoutes,
  invariants: analyticsInvariants,
} as const satisfies Domain
