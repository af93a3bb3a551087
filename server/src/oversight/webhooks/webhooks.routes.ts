import { webhookEndpoints } from '@tower/contract/oversight/webhooks.contract.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { addWebhook, type WebhookWithSecret } from './add-webhook.ts'
import { changeWebhook } from './change-webhook.ts'
import { exportDeliveries, listDeliveries } from './list-deliveries.ts'
import { removeWebhook } from './remove-webhook.ts'
import { renewSecret } from './renew-secret.ts'
import { resendDelivery } from './resend-delivery.ts'
import { sendTest } from './send-test.ts'
import { listWebhookRows } from './webhooks.queries.ts'
import { deliveryHeader, viewDelivery, viewDeliveryLine, viewWebhook } from './webhooks.view.ts'

/** Mounts the calls by which superadmins let other systems hear of what happens. */
export function webhookRoutes(serve: Serve, services: Services): void {
  serve(webhookEndpoints, {
    list: async () => ({ items: (await services.database.read(listWebhookRows)).map(viewWebhook) }),
    add: async ({ actor, body: { request_key: requestKey, ...wish } }) =>
      viewWithSecret(await addWebhook(services, { actor, wish, requestKey })),
    change: async ({ actor, params: { webhookId: id }, body: { seen_updated_at: seen, ...wish } }) =>
      viewWebhook(await changeWebhook(services, { actor, id, wish, seenAt: new Date(seen) })),
    renewSecret: async ({ actor, params }) =>
      viewWithSecret(await renewSecret(services, { actor, id: params.webhookId })),
    remove: async ({ actor, params }) => {
      await removeWebhook(services, { actor, id: params.webhookId })
      return { ok: true as const }
    },
    test: async ({ params }) => viewDelivery(await sendTest(services, params.webhookId)),
    listDeliveries: async ({ params, query: { state, ...page } }) => {
      const { rows, total } = await listDeliveries(services, { webhookId: params.webhookId, state, page })
      return { items: rows.map(viewDelivery), total }
    },
    deliveriesCsv: async ({ params, query: { state }, reply }) => {
      const batches = await exportDeliveries(services, { ...params, state })
      await sendCsv(reply, { name: 'deliveries', header: deliveryHeader, batches, view: viewDeliveryLine })
    },
    resend: async ({ params }) => viewDelivery(await resendDelivery(services, params.deliveryId)),
  })
}

const viewWithSecret = ({ webhook, secret }: WebhookWithSecret) => ({ item: viewWebhook(webhook), secret })
