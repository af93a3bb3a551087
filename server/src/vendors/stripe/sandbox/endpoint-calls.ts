import Stripe from 'stripe'
import { answer, type Call } from './context.ts'
import { listPage } from './lists.ts'
import { refuseUnknown } from './params.ts'

/** GET /v1/webhook_endpoints: the one that the sandbox sends its events to. */
export const listWebhookEndpoints: Call = (context, { form }) => {
  refuseUnknown(form, ['limit', 'starting_after'])
  const url = context.webhookUrl()
  const endpoint = {
    ...{ id: 'we_sandbox', object: 'webhook_endpoint', created: 0, livemode: false, status: 'enabled', url },
    ...{ api_version: Stripe.API_VERSION, enabled_events: ['*'], metadata: {} },
  }
  return answer(listPage('/v1/webhook_endpoints', form, url === undefined ? [] : [endpoint]))
}
