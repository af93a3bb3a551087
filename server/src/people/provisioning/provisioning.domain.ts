import type { Declares, Domain } from '../../domain.ts'

const declares = {
  notices: ['admin_account_opened'],
  auditActions: ['provisioning.account_opened', 'provisioning.link_mailed'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    provisioning: typeof declares
  }
}

/** Accounts that staff open, with what belongs to them. */
export const provisioning = {
  name: 'provisioning',
  floor: 3,
  duty: 'people',
  ...declares,
  routes: async () => (await import('./provisioning.routes.ts')).provisioningRoutes,
} as const satisfies Domain
