import { retention } from '@tower/contract/retention.ts'
import type { Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'

/** What is turned away at the door. */
export const defense = {
  name: 'defense',
  floor: 0,
  duty: 'people',
  owns: { refused_attempts: 'changed' },
  keeps: {
    refusedAttempts: ['refused_attempts'],
  },
  routes: async () => (await import('./defense.routes.ts')).defenseRoutes,
  expiry: { rows: { refused_attempts: outlived('last_at', retention.refusedAttempts) } },
} as const satisfies Domain
