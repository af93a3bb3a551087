import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import { sql } from 'kysely'
import { answerList, type ListFile } from '../../http/answer-list.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { listedTo, requireListed } from '../identity/accounts/seen-people.ts'
import { people } from './directory.queries.ts'
import { disableUser } from './disable-user.ts'
import { enableUser } from './enable-user.ts'
import { readDuties } from './read-duties.ts'
import { getPerson, type ListedPerson } from './get-person.ts'
import { setDuties } from './set-duties.ts'
import { setRole } from './set-role.ts'

const peopleFile: ListFile<ListedPerson> = {
  name: 'users',
  cells: {
    Email: ({ email }) => email,
    Name: ({ full_name: name }) => name,
    Role: ({ role }) => role,
    State: ({ disabled_at: at }) => (at ? 'disabled' : 'active'),
    'Created (UTC)': ({ created_at: at }) => at,
  },
}

/** Mounts the calls of this domain. */
export function directoryRoutes(serve: Serve, services: Services): void {
  const list = answerList(services, people, peopleFile, ({ duties }) => listedTo(duties, sql`role`))
  serve(directoryEndpoints, {
    list: list.page,
    listCsv: list.file,
    read: ({ actor, params }) =>
      services.database.read(async (tx) => {
        const person = await getPerson(tx, params.userId)
        requireListed(actor, person)
        return person
      }),
    setRole: async ({ actor, body: { user_id: userId, role, reason } }) => ({
      ok: true as const,
      item: await setRole(services, { actor, userId, role, reason }),
    }),
    readDuties: async ({ params }) => ({ duties: [...(await readDuties(services, params.userId))] }),
    setDuties: async ({ actor, params, body }) => ({
      duties: [...(await setDuties(services, { actor, ...params, ...body }))],
    }),
    disable: async ({ actor, params }) => ({
      ok: true as const,
      item: await disableUser(services, { actor, ...params }),
    }),
    enable: async ({ actor, params }) => ({
      ok: true as const,
      item: await enableUser(services, { actor, ...params }),
    }),
  })
}
