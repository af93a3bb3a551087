import { lateInBrowser } from '../../../ui/late/late.tsx'
import type { ReviewTab } from '../review/review-tab.ts'

/** Stories that wait for a second person. */
export const storiesReview: ReviewTab = {
  name: 'stories',
  subject: 'storyDesk',
  duty: 'content',
  Shown: lateInBrowser(() => import('./stories-tab.tsx')),
}
