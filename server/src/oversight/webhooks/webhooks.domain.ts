import { retention } from '@tower/contract/retention.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'

const declares = {
  notices: ['webhook_failing', 'webhook_held'],
  auditActions: ['webhooks.added', 'webhooks.changed', 'webhooks.secret_renewed', 'webhooks.removed'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    webhooks: typeof declares
  }
}

/** Lets other systems of the charity hear of what happens. */
export const webhooks = {
  name: 'webhooks',
  floor: 2,
  ...declares,
  owns: { webhook_deliveries: 'deleted', webhooks: 'deleted' },
  keeps: {
    deliveries: ['webhook_deliveries'],
    nobody: ['webhooks'],
  },
  routes: async () => (await import('./webhooks.routes.ts')).webhookRoutes,
  expiry: { rows: { webhook_deliveries: outlived('occurred_at', retention.deliveries) } },
} as const satisfies Domain
