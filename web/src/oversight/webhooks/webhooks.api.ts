import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { webhookEndpoints } from '@tower/contract/oversight/webhooks.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

type Deliveries = CallInput<typeof webhookEndpoints.listDeliveries>

/** What superadmins read of webhooks. */
export const webhookQueries = {
  all: readQuery(webhookEndpoints.list, {}),
  deliveries: (webhookId: string, query: Deliveries['query']) =>
    readQuery(webhookEndpoints.listDeliveries, { params: { webhookId }, query }),
}

const on = (webhookId: string) => ({ params: { webhookId } })

/** What they do with them. */
export const webhookCalls = {
  add: (body: CallInput<typeof webhookEndpoints.add>['body']) => browserCall(webhookEndpoints.add, { body }),
  change: (webhookId: string, body: CallInput<typeof webhookEndpoints.change>['body']) =>
    browserCall(webhookEndpoints.change, { ...on(webhookId), body }),
  renewSecret: (webhookId: string) => browserCall(webhookEndpoints.renewSecret, on(webhookId)),
  remove: (webhookId: string) => browserCall(webhookEndpoints.remove, on(webhookId)),
  test: (webhookId: string) => browserCall(webhookEndpoints.test, on(webhookId)),
  deliveriesFile: (webhookId: string, query: CallInput<typeof webhookEndpoints.deliveriesCsv>['query']) =>
    browserCall(webhookEndpoints.deliveriesCsv, { ...on(webhookId), query }),
  resend: (deliveryId: string) => browserCall(webhookEndpoints.resend, { params: { deliveryId } }),
}

/** Reads webhooks and their messages anew after a change. */
export const readWebhooksAgain = (client: QueryClient) => readAgain(client, webhookEndpoints)
