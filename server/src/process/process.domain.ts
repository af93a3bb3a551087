import { processRoutes } from './process.routes.ts'
import type { Declares, Domain } from '../domain.ts'

const declares = {
  notices: ['job_failed'],
  auditActions: ['demo.seeded', 'process.secret_adopted'],
} as const satisfies Declares

declare module '../declared.ts' {
  interface Declared {
    process: typeof declares
  }
}

/** What the running process says of itself. Not called `process`, as Node’s own is. */
export const processRecord = {
  name: 'process',
  floor: 'roof',
  ...declares,
  owns: { secret_marks: 'appended' },
  keeps: { nobody: ['secret_marks'] },
  reads: ['classroom_nominations', 'classrooms', 'mails', 'share_links'],
  routes: (serve, services, { live, stopping }) => processRoutes(serve, services, { live, stopping }),
} as const satisfies Domain
