import { operationsRoutes } from './operations.routes.ts'
import type { Domain } from '../domain.ts'

/** What the process says of itself. */
export const operations = {
  name: 'operations',
  reads: ['classroom_nominations', 'classrooms', 'mails', 'share_links'],
  routes: (serve, services, { live, stopping }) => operationsRoutes(serve, services, { live, stopping }),
} as const satisfies Domain
