import { viewEndpoints } from '@tower/contract/oversight/views.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { changeView } from './change-view.ts'
import { removeView } from './remove-view.ts'
import { saveView } from './save-view.ts'
import { listViewsOf } from './views.queries.ts'
import { viewSavedView } from './views.view.ts'

/** Mounts the calls by which staff keep what they ask of lists. */
export function viewRoutes(serve: Serve, services: Services): void {
  serve(viewEndpoints, {
    list: async ({ actor }) => {
      const rows = await services.database.read((tx) => listViewsOf(tx, actor.userId))
      return { items: rows.map(viewSavedView) }
    },
    save: async ({ actor, body }) => ({ item: viewSavedView(await saveView(services, { actor, ...body })) }),
    change: async ({ actor, params, body }) => ({
      item: viewSavedView(await changeView(services, { actor, id: params.viewId, ...body })),
    }),
    remove: async ({ actor, params }) => {
      await removeView(services, { actor, id: params.viewId })
      return { ok: true as const }
    },
  })
}
