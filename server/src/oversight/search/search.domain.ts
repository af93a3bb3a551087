import type { Domain } from '../../domain.ts'
import { searchRoutes } from './search.routes.ts'

/** What staff find from anywhere in the console, as the records of all domains declare it. */
export const search = {
  name: 'search',
  floor: 6,
  routes: searchRoutes,
} as const satisfies Domain
