import type { Domain } from '../../domain.ts'
import { analyticsRoutes } from './analytics.routes.ts'

/** What the console counts of everything. */
export const analytics = {
  name: 'analytics',
  floor: 6,
  reads: ['allowlist_entries', 'audit_log', 'classrooms', 'payments', 'prospects', 'users'],
  routes: analyticsRoutes,
} as const satisfies Domain
