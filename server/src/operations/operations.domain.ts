import { operationsRoutes } from './operations.routes.ts'
import type { Declares, Domain } from '../domain.ts'

const declares = {
  notices: ['job_failed'],
  auditActions: ['demo.seeded'],
} as const satisfies Declares

declare module '../declared.ts' {
  interface Declared {
    operations: typeof declares
  }
}

/** What the process says of itself. */
export const operations = {
  name: 'operations',
  floor: 'roof',
  ...declares,
  reads: ['classroom_nominations', 'classrooms', 'mails', 'share_links'],
  routes: (serve, services, { live, stopping }) => operationsRoutes(serve, services, { live, stopping }),
} as const satisfies Domain
