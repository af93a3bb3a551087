import type { Declares, Domain } from '../../domain.ts'

const declares = {
  notices: ['admin_allowed'],
  auditActions: ['allowlist.changed'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    allowlist: typeof declares
  }
}

/** Who may sign in as what, as staff say. */
export const allowlist = {
  name: 'allowlist',
  floor: 3,
  duty: 'people',
  ...declares,
  reads: ['allowlist_entries'],
  routes: async () => (await import('./allowlist.routes.ts')).allowlistRoutes,
} as const satisfies Domain
