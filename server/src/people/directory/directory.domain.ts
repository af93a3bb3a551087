import { paths } from '@tower/contract/pages.ts'
import { findPeople } from './found-people.queries.ts'
import { directoryRoutes } from './directory.routes.ts'
import type { Declares, Domain } from '../../domain.ts'

const declares = {
  notices: ['role_granted'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    directory: typeof declares
  }
}

/** What staff change of people. */
export const directory = {
  name: 'directory',
  floor: 2,
  ...declares,
  reads: ['users'],
  routes: directoryRoutes,
  searchable: [{ kind: 'person', find: findPeople, leadsTo: ({ id }) => paths.adminPerson({ userId: id }) }],
} as const satisfies Domain
