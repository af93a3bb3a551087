import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import { answerList } from '../../http/answer-list.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { people } from './directory.queries.ts'
import { disableUser } from './disable-user.ts'
import { enableUser } from './enable-user.ts'
import { getPerson } from './get-person.ts'
import { setRole } from './set-role.ts'

/** Mounts the calls of this domain. */
export function directoryRoutes(serve: Serve, services: Services): void {
  const list = answerList(services, people, {
    name: 'users',
    cells: {
      Email: ({ email }) => email,
      Name: ({ full_name: name }) => name,
      Role: ({ role }) => role,
      State: ({ disabled_at: at }) => (at ? 'disabled' : 'active'),
      'Created (UTC)': ({ created_at: at }) => at,
    },
  })
  serve(directoryEndpoints, {
    list: list.page,
    listCsv: list.file,
    read: ({ params }) => services.database.read((tx) => getPerson(tx, params.userId)),
    setRole: async ({ actor, body: { user_id: userId, role, reason } }) => ({
      ok: true as const,
      item: await setRole(services, { actor, userId, role, reason }),
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
