import { storyEndpoints } from '@tower/contract/outreach/stories.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { listStories } from './stories.queries.ts'
import { viewStory } from './stories.view.ts'

/** Mounts the calls of this domain. */
export function storyRoutes(serve: Serve, { config, clock }: Services): void {
  serve(storyEndpoints, {
    list: async ({ query, reads }) => {
      if (!config.HERO_STORIES) return []
      const rows = await reads.read((tx) => listStories(tx, clock.now()))
      return rows.map((row) => viewStory(row, query.lang ?? 'en'))
    },
  })
}
