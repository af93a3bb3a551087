import { defenseRoutes } from './defense.routes.ts'
import type { Domain } from '../../domain.ts'

/** What is turned away at the door. */
export const defense = {
  name: 'defense',
  floor: 0,
  owns: { refused_attempts: 'changed' },
  routes: defenseRoutes,
  expiry: { rows: { refused_attempts: `last_at < now() - interval '90 days'` } },
} as const satisfies Domain
