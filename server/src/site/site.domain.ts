import type { Domain } from '../domain.ts'

/** The web app, as it is served. */
export const site = {
  name: 'site',
  floor: 'roof',
  routes: async () => (await import('./site.routes.ts')).siteRoutes,
} as const satisfies Domain
