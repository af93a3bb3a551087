import { paths } from '@tower/contract/pages.ts'
import { listWaitingStories } from './desk/waiting-stories.queries.ts'
import { listTwoPersonStories } from './desk/two-person-stories.queries.ts'
import type { Declares, Domain } from '../../domain.ts'

const declares = {
  auditActions: [
    ...(['stories.written', 'stories.changed', 'stories.submitted', 'stories.published'] as const),
    ...(['stories.refused', 'stories.taken_back', 'stories.deleted'] as const),
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    stories: typeof declares
  }
}

/** Classrooms in the words of their teachers. */
export const stories = {
  name: 'stories',
  floor: 4,
  duty: 'content',
  ...declares,
  owns: { stories: 'deleted' },
  keeps: {
    ownWork: ['stories'],
  },
  reads: ['users'],
  routes: async () => {
    const { storyDeskRoutes } = await import('./desk/desk.routes.ts')
    const { storyRoutes } = await import('./stories.routes.ts')
    return (serve, services) => {
      storyRoutes(serve, services)
      storyDeskRoutes(serve, services)
    }
  },
  secondPerson: [
    {
      kind: 'story',
      list: listTwoPersonStories,
      leadsTo: (storyId) => paths.adminStory({ storyId }),
    },
  ],
  waiting: [
    {
      kind: 'story',
      list: listWaitingStories,
      leadsTo: (id) => `${paths.adminReview}?tab=stories&story=${id}`,
    },
  ],
} as const satisfies Domain
