import { siteRoutes } from './site.routes.ts'
import type { Domain } from '../domain.ts'

/** The web app, as it is served. */
export const site = {
  name: 'site',
  reads: ['sessions', 'slots', 'users'],
  routes: siteRoutes,
} as const satisfies Domain
