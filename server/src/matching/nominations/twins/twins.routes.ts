import { classroomTwinEndpoints } from '@tower/contract/matching/classroom-twins.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import type { TablesOfClassrooms } from '../../../of-classrooms.ts'
import type { Services } from '../../../services.ts'
import { listTwins } from './list-twins.ts'
import { mergeClassrooms } from './merge-classrooms.ts'
import { previewMerge } from './preview-merge.ts'

/** Mounts the calls by which staff make one classroom of two. */
export function twinRoutes(serve: Serve, services: Services, tables: TablesOfClassrooms): void {
  serve(classroomTwinEndpoints, {
    list: ({ params }) => listTwins(services, params),
    preview: ({ params, query }) =>
      previewMerge(services, { keptId: params.classroomId, absorbedId: query.absorbed_id, tables }),
    merge: async ({ actor, params, body }) => ({
      ok: true as const,
      item: await mergeClassrooms(services, {
        actor,
        keptId: params.classroomId,
        absorbedId: body.absorbed_id,
        tables,
      }),
    }),
  })
}
