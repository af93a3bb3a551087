import { lateInBrowser } from '../../../ui/late/late.tsx'
import type { ReviewTab } from '../review/review-tab.ts'

/** Storybooks that teachers submitted, and those that a family asked to take down. */
export const storybooksReview: ReviewTab = {
  name: 'storybooks',
  subject: 'storybookDesk',
  duty: 'children',
  Shown: lateInBrowser(() => import('./storybooks-tab.tsx')),
}
