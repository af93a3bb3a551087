import type { Declares, Domain } from '../../domain.ts'

const declares = {
  auditActions: ['integrations.key_created', 'integrations.key_revoked'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    integrations: typeof declares
  }
}

/** Lets other systems of the charity read, with keys of their own. */
export const integrations = {
  name: 'integrations',
  floor: 6,
  ...declares,
  owns: { api_keys: 'deleted' },
  keeps: {
    staffActs: ['api_keys'],
  },
  reads: [
    'assignment_slots',
    'classroom_nominations',
    'classrooms',
    'payments',
    'purchase_requests',
    'receipts',
    'schools',
    'slots',
    'tickets',
    'users',
    'v_budget_usage',
  ],
  routes: async () => (await import('./integrations.routes.ts')).integrationRoutes,
  expiry: { rows: { api_keys: `revoked_at < now() - interval '90 days'` } },
} as const satisfies Domain
