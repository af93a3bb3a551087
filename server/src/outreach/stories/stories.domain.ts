import { storyRoutes } from './stories.routes.ts'
import type { Domain } from '../../domain.ts'

/** Classrooms in the words of their teachers. */
export const stories = {
  name: 'stories',
  floor: 4,
  owns: { stories: 'changed' },
  routes: storyRoutes,
} as const satisfies Domain
