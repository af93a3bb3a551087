import type { Domain } from '../../domain.ts'

/** The log and the roles, as staff read them. */
export const history = {
  name: 'history',
  floor: 2,
  duty: 'people',
  reads: ['audit_entries', 'audit_log', 'role_history', 'role_words', 'users'],
  routes: async () => (await import('./history.routes.ts')).historyRoutes,
} as const satisfies Domain
