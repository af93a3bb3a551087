import { randomUUID } from 'node:crypto'
import type { Webhook, WebhookDelivery } from '@tower/contract/oversight/webhooks.contract.ts'
import { webhookEvents } from '@tower/contract/oversight/webhooks.ts'
import { buildDirectory } from '../../people/directory/build-directory.ts'

const path = '/api/admin/webhooks'

/** A server with a superadmin and an admin. Unless it is told otherwise, webhooks may lead to this machine. */
export async function buildWebhooks(
  environment: Record<string, string> = { WEBHOOKS_TO_PRIVATE_NETWORKS: 'true' },
) {
  const world = await buildDirectory({ environment })
  const root = await world.person('root@tower.test', 'superadmin', 'Kim Osei')
  const admin = await world.person('admin@tower.test', 'admin', 'Dana Reyes')
  const post = (to: string, payload?: object, who = root) => world.call(who.token, 'POST', to, payload ?? {})
  const add = (wish: object, who = root) =>
    post(path, { events: webhookEvents, request_key: randomUUID(), ...wish }, who)
  return {
    ...{ ...world, root, admin, add, path },
    added: async (wish: object) => (await add(wish)).json<{ item: Webhook; secret: string }>(),
    list: async () => (await world.call(root.token, 'GET', path)).json<{ items: Webhook[] }>().items,
    act: (id: string, what: string, payload?: object) => post(`${path}/${id}${what}`, payload),
    resend: (id: string) => post(`/api/admin/webhook-deliveries/${id}/resend`),
    deliveries: async (id: string, query = '') =>
      (await world.call(root.token, 'GET', `${path}/${id}/deliveries${query}`)).json<{
        items: WebhookDelivery[]
        total: number
      }>(),
    makeDue: () =>
      world.services.database.transaction((tx) =>
        tx
          .updateTable('webhook_deliveries')
          .set({ next_attempt_at: new Date(0) })
          .execute(),
      ),
  }
}
