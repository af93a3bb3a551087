import { lateInBrowser } from '../../../../ui/late/late.tsx'
import type { ReviewTab } from '../review-tab.ts'

/** Photos that teachers want to stand beside their names. */
export const portraitsReview: ReviewTab = {
  name: 'portraits',
  subject: 'portraitReview',
  duty: 'classrooms',
  Shown: lateInBrowser(() => import('./portraits-tab.tsx')),
}
