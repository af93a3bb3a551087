import { classroomEndpoints } from '@tower/contract/matching/classrooms.contract.ts'
import { shareLinkEndpoints } from '@tower/contract/matching/share-links.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewResolvedCode } from './classrooms.view.ts'
import { resolveCode } from './resolve-code.ts'
import { resolveShareLink, type KnownOfClassrooms } from './resolve-share-link.ts'
import { viewSharedTeacher } from './share-links.view.ts'

/** Mounts the calls of this domain. */
export function classroomRoutes(serve: Serve, services: Services, above: KnownOfClassrooms): void {
  serve(classroomEndpoints, {
    resolveCode: async ({ query }) => viewResolvedCode(await resolveCode(services, query)),
  })
  serve(shareLinkEndpoints, {
    resolve: async ({ query }) => ({
      item: viewSharedTeacher(await resolveShareLink(services, query, above)),
    }),
  })
}
