import { classroomEndpoints } from '@tower/contract/matching/classrooms.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewResolvedCode } from './classrooms.view.ts'
import { resolveCode } from './resolve-code.ts'

/** Mounts the calls of this domain. */
export function classroomRoutes(serve: Serve, services: Services): void {
  serve(classroomEndpoints, {
    resolveCode: async ({ query }) => viewResolvedCode(await resolveCode(services, query)),
  })
}
