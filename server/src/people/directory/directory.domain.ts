import { paths } from '@tower/contract/pages.ts'
import { dutyTopics } from '@tower/contract/people/duties.topics.ts'
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
  duty: 'people',
  ...declares,
  reads: ['users'],
  routes: directoryRoutes,
  searchable: [
    {
      kind: 'person',
      // Whoever handles gifts, classrooms or athletes looks people up, too.
      duty: ['people', 'money', 'classrooms', 'children'],
      find: findPeople,
      leadsTo: ({ id }) => paths.adminPerson({ userId: id }),
    },
  ],
  liveTopics: dutyTopics,
} as const satisfies Domain
