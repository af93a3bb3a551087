import type { Domain } from '../../domain.ts'

/** The page of a person and of a classroom, as the records of all domains declare it. */
export const about = {
  name: 'about',
  floor: 6,
  routes: async () => (await import('./about.routes.ts')).aboutRoutes,
} as const satisfies Domain
