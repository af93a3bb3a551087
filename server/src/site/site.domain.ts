import { siteRoutes } from './site.routes.ts'
import type { Domain } from '../domain.ts'

/** The web app, as it is served. */
export const site = {
  name: 'site',
  floor: 'roof',
  routes: siteRoutes,
} as const satisfies Domain
