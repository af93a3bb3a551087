import type { Declares, Domain } from '../../domain.ts'
import { safetyRoutes } from './safety.routes.ts'

const declares = {
  auditActions: ['safety.link_sent', 'safety.sessions_ended'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    safety: typeof declares
  }
}

/** Who cannot get in, which of the staff are in, and what two people decided. */
export const safety = {
  name: 'safety',
  floor: 6,
  ...declares,
  reads: [
    'allowlist_entries',
    'audit_log',
    'mails',
    'second_factor_misses',
    'second_factors',
    'sessions',
    'sign_in_links',
    'users',
  ],
  routes: safetyRoutes,
} as const satisfies Domain
