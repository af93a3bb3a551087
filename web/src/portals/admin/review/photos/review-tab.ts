import { lateInBrowser } from '../../../../ui/late/late.tsx'
import type { ReviewTab } from '../review-tab.ts'

/** Photos of teachers that wait to be approved. */
export const photosReview: ReviewTab = {
  name: 'photos',
  subject: 'photoReview',
  duty: 'children',
  Shown: lateInBrowser(() => import('./photos-tab.tsx')),
}
