import { storybooksReview } from '../storybooks/review-tab.ts'
import { storiesReview } from '../stories/review-tab.ts'
import { ClaimsTab } from './claims-tab.tsx'
import { photosReview } from './photos/review-tab.ts'
import { athleteNewsReview, athletesReview } from './prospects/review-tab.ts'
import { portraitsReview } from './portraits/review-tab.ts'
import type { ReviewTab } from './review-tab.ts'

/** What is shown where the address names no tab: it comes with the page, the others when they are opened. */
export const claimsReview: ReviewTab = {
  name: 'claims',
  subject: 'review',
  duty: 'classrooms',
  Shown: ClaimsTab,
}

/** Every kind of work that waits. A new one has its line here. */
export const reviewTabs: readonly ReviewTab[] = [
  claimsReview,
  photosReview,
  portraitsReview,
  athletesReview,
  athleteNewsReview,
  storiesReview,
  storybooksReview,
]
