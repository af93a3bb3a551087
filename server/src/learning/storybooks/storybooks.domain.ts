import type { Domain } from '../../domain.ts'

/** A classroom's books: what tells them, and what draws their pages. */
export const storybooks = {
  name: 'storybooks',
  floor: 5,
} as const satisfies Domain
