import type { Domain } from '../../domain.ts'
import { deleteViewsNaming, deleteViewsOf, listViewsOf } from './views.queries.ts'
import { viewSavedView } from './views.view.ts'

/** What each member of staff asks of the lists of the console again and again. */
export const views = {
  name: 'views',
  floor: 2,
  owns: { saved_views: 'deleted' },
  keeps: {
    ownWork: ['saved_views'],
  },
  routes: async () => (await import('./views.routes.ts')).viewRoutes,
  personalData: [
    {
      name: 'saved_views',
      erase: async (_, tx, traces) => {
        await deleteViewsOf(tx, traces.userId)
        await deleteViewsNaming(tx, traces)
      },
      export: async (_, tx, { userId }) => (await listViewsOf(tx, userId)).map(viewSavedView),
      place: 135,
    },
  ],
} as const satisfies Domain
