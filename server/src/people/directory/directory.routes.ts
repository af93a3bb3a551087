import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import type { PeopleFilters } from './directory.queries.ts'
import { peopleHeader, viewPerson, viewPersonLine } from './directory.view.ts'
import { enableUser } from './enable-user.ts'
import { exportPeople } from './export-people.ts'
import { getPerson } from './get-person.ts'
import { listPeople } from './list-people.ts'
import { setRole } from './set-role.ts'
import { disableUser } from './disable-user.ts'

const filtersOf = ({ q, role, state }: Partial<PeopleFilters>): PeopleFilters => ({ q, role, state })

/** Mounts the calls of this domain. */
export function directoryRoutes(serve: Serve, services: Services): void {
  serve(directoryEndpoints, {
    list: async ({ query }) => {
      const { sort = '-created', ...page } = query
      const { rows, total, hasMore } = await listPeople(services, { filters: filtersOf(query), sort, page })
      return { items: rows.map(viewPerson), total, has_more: hasMore }
    },
    listCsv: async ({ query, reply }) => {
      const batches = exportPeople(services, filtersOf(query))
      await sendCsv(reply, { name: 'users', header: peopleHeader, batches, view: viewPersonLine })
    },
    read: async ({ params }) =>
      viewPerson(await services.database.read((tx) => getPerson(tx, params.userId))),
    setRole: async ({ actor, body: { user_id: userId, role, reason } }) => ({
      ok: true as const,
      item: viewPerson(await setRole(services, { actor, userId, role, reason })),
    }),
    disable: async ({ actor, params }) => ({
      ok: true as const,
      item: viewPerson(await disableUser(services, { actor, ...params })),
    }),
    enable: async ({ actor, params }) => ({
      ok: true as const,
      item: viewPerson(await enableUser(services, { actor, ...params })),
    }),
  })
}
