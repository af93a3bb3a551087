import type { Domain } from '../../domain.ts'

/** What waits for a person of the staff, as the records of all domains declare it. */
export const queue = {
  name: 'queue',
  floor: 6,
  routes: async () => (await import('./queue.routes.ts')).queueRoutes,
} as const satisfies Domain
