import type { Domain } from '../../domain.ts'
import { aboutRoutes } from './about.routes.ts'

/** The page of a person and of a classroom, as the records of all domains declare it. */
export const about = {
  name: 'about',
  floor: 6,
  routes: aboutRoutes,
} as const satisfies Domain
