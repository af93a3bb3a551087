import { pages } from '@tower/contract/pages.ts'
import { at } from '../../../page-route.ts'

/** Where staff write the featured stories. */
export const storyDeskPages = [
  at(pages.adminStories, 'portals/admin/stories/stories-page.tsx'),
  at(pages.adminStory, 'portals/admin/stories/story-page.tsx'),
]
