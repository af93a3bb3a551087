import type { Domain } from '../../domain.ts'

/** What staff find from anywhere in the console, as the records of all domains declare it. */
export const search = {
  name: 'search',
  floor: 6,
  routes: async () => (await import('./search.routes.ts')).searchRoutes,
} as const satisfies Domain
