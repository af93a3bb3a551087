import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewPerson } from './directory.view.ts'
import { letInPerson } from './let-in-person.ts'
import { setRole } from './set-role.ts'
import { shutOutPerson } from './shut-out-person.ts'

/** Mounts the calls of this domain. */
export function directoryRoutes(serve: Serve, services: Services): void {
  serve(directoryEndpoints, {
    setRole: async ({ actor, body: { user_id: userId, role, reason } }) => ({
      ok: true as const,
      item: viewPerson(await setRole(services, { actor, userId, role, reason })),
    }),
    disable: async ({ actor, params }) => ({
      ok: true as const,
      item: viewPerson(await shutOutPerson(services, { actor, ...params })),
    }),
    enable: async ({ actor, params }) => ({
      ok: true as const,
      item: viewPerson(await letInPerson(services, { actor, ...params })),
    }),
  })
}
