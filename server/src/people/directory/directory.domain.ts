import { directoryRoutes } from './directory.routes.ts'
import type { Domain } from '../../domain.ts'

/** What staff change of people. */
export const directory = {
  name: 'directory',
  floor: 2,
  routes: directoryRoutes,
} as const satisfies Domain
