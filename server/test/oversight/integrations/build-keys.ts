import { randomUUID } from 'node:crypto'
import type { ApiKey } from '@tower/contract/oversight/integrations.contract.ts'
import { keyScopes } from '@tower/contract/oversight/integrations.ts'
import { buildDirectory } from '../../people/directory/build-directory.ts'

const path = '/api/admin/api-keys'

/** A server with two superadmins and an admin, who keep API keys and use them. */
export async function buildKeys(environment: Record<string, string> = {}) {
  const world = await buildDirectory({ environment })
  const root = await world.person('root@tower.test', 'superadmin', 'Kim Osei')
  const second = await world.person('second@tower.test', 'superadmin', 'Ana Ruiz')
  const admin = await world.person('admin@tower.test', 'admin', 'Dana Reyes')
  const wishOf = (wish: object) => ({
    ...{ name: 'Bookkeeping', scopes: keyScopes, expires_at: null, request_key: randomUUID() },
    ...wish,
  })
  const create = (wish: object = {}, who = root) => world.call(who.token, 'POST', path, wishOf(wish))
  return {
    ...{ ...world, root, second, admin, path, create },
    created: async (wish: object = {}) => (await create(wish)).json<{ item: ApiKey; secret: string }>(),
    revoke: (id: string, who = root) => world.call(who.token, 'POST', `${path}/${id}/revoke`),
    list: async () => (await world.call(root.token, 'GET', path)).json<{ items: ApiKey[] }>().items,
    read: (secret: string, list: string, query = '') => world.call(secret, 'GET', `/api/v1/${list}${query}`),
  }
}
