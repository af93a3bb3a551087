import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewPerson } from './directory.view.ts'
import { enableUser } from './enable-user.ts'
import { setRole } from './set-role.ts'
import { disableUser } from './disable-user.ts'

/** Mounts the calls of this domain. */
export function directoryRoutes(serve: Serve, services: Services): void {
  serve(directoryEndpoints, {
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
