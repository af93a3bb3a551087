import type { Domain } from '../../domain.ts'
import { queueRoutes } from './queue.routes.ts'

/** What waits for a person of the staff, as the records of all domains declare it. */
export const queue = {
  name: 'queue',
  floor: 6,
  routes: queueRoutes,
} as const satisfies Domain
