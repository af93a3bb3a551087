import { lateInBrowser } from '../../../../ui/late/late.tsx'
import type { ReviewTab } from '../review-tab.ts'

/** Profiles of athletes that wait for approval. */
export const athletesReview: ReviewTab = {
  name: 'athletes',
  subject: 'prospectReview',
  duty: 'children',
  Shown: lateInBrowser(() => import('./prospects-tab.tsx')),
}

/** News of athletes that wait to be read. */
export const athleteNewsReview: ReviewTab = {
  name: 'athlete-news',
  subject: 'athleteNewsReview',
  duty: 'children',
  Shown: lateInBrowser(() => import('./updates-tab.tsx')),
}
