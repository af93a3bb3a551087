import { pages } from '@tower/contract/pages.ts'
import { at } from '../../../page-route.ts'

/** Where a teacher makes storybooks. */
export const storybookPages = [
  at(pages.teacherStorybooks, 'portals/teacher/storybooks/storybooks-page.tsx'),
  at(pages.teacherStorybookSettings, 'portals/teacher/storybooks/storybook-settings-page.tsx'),
  at(pages.teacherNewStorybook, 'portals/teacher/storybooks/storybook-wizard-page.tsx'),
  at(pages.storybookPlayground, 'portals/teacher/storybooks/playground-page.tsx'),
  at(pages.quickStorybook, 'portals/teacher/storybooks/quick-storybook-page.tsx'),
  at(pages.teacherStorybook, 'portals/teacher/teacher-storybook-page.tsx'),
]
