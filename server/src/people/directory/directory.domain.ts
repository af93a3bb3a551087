import { paths } from '@tower/contract/pages.ts'
import { dutyTopics } from '@tower/contract/people/duties.topics.ts'
import { findPeople } from './found-people.queries.ts'
import type { Declares, Domain } from '../../domain.ts'
import type { FoundRow } from '../../searchable.ts'

const declares = {
  notices: ['role_granted'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    directory: typeof declares
  }
}

const addressOf = ({ title, detail }: FoundRow) => detail ?? title

/** What staff change of people. */
export const directory = {
  name: 'directory',
  floor: 2,
  duty: 'people',
  ...declares,
  reads: ['users'],
  routes: async () => (await import('./directory.routes.ts')).directoryRoutes,
  searchable: [
    {
      kind: 'person',
      // Whoever handles gifts, classrooms or athletes looks people up, too.
      duty: ['people', 'money', 'classrooms', 'children'],
      find: findPeople,
      leadsTo: ({ id }) => paths.adminPerson({ userId: id }),
      acts: [
        {
          act: 'see_budget',
          duty: 'money',
          leadsTo: (found) =>
            found.role === 'teacher'
              ? `${paths.adminBudgets}?q=${encodeURIComponent(addressOf(found))}`
              : undefined,
        },
        {
          act: 'see_orders',
          duty: 'money',
          leadsTo: ({ id, role }) => (role === 'teacher' ? `${paths.adminOrders}?teacher=${id}` : undefined),
        },
        {
          act: 'see_payments',
          duty: 'money',
          leadsTo: (found) =>
            found.role === 'teacher'
              ? undefined
              : `${paths.adminPayments}?q=${encodeURIComponent(addressOf(found))}`,
        },
      ],
    },
  ],
  liveTopics: dutyTopics,
} as const satisfies Domain
