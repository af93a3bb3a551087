import { randomBytes } from 'node:crypto'
import { answer, type Call, nowSeconds, type SandboxContext } from './context.ts'
import { resourceMissing } from './faults.ts'
import type { FormTree } from './form-body.ts'
import { createId } from './ids.ts'
import { listPage } from './lists.ts'
import type { WireWebhookEndpoint } from './objects.ts'
import { findBranch, findText, refuseUnknown, requireText } from './params.ts'
import { stripeSdk } from '../stripe-sdk.ts'

/** GET /v1/webhook_endpoints: the one that the sandbox sends its events to, and those that were made. */
export const listWebhookEndpoints: Call = (context, { form }) => {
  refuseUnknown(form, ['limit', 'starting_after'])
  return answer(listPage('/v1/webhook_endpoints', form, listEndpoints(context)))
}

/** POST /v1/webhook_endpoints: its signing secret is told here and never again. */
export const createWebhookEndpoint: Call = (context, { form }) => {
  refuseUnknown(form, ['api_version', 'description', 'enabled_events', 'url'])
  const endpoint: WireWebhookEndpoint = {
    ...{ id: createId('we_'), object: 'webhook_endpoint', created: nowSeconds(context), livemode: false },
    ...{ status: 'enabled', url: requireText(form, 'url'), metadata: {} },
    description: findText(form, 'description') ?? null,
    api_version: findText(form, 'api_version') ?? null,
    enabled_events: readEvents(form),
  }
  const secret = `whsec_${randomBytes(24).toString('base64url')}`
  return answer({ ...endpoint, secret }, { webhookEndpoints: [endpoint] })
}

/** POST /v1/webhook_endpoints/:id: the version that it speaks never changes. */
export const updateWebhookEndpoint: Call = (context, { form, id }) => {
  refuseUnknown(form, ['description', 'disabled', 'enabled_events', 'url'])
  const found = listEndpoints(context).find((endpoint) => endpoint.id === id)
  if (!found) throw resourceMissing('webhook_endpoint', id)
  const disabled = findText(form, 'disabled')
  const endpoint: WireWebhookEndpoint = {
    ...found,
    url: findText(form, 'url') ?? found.url,
    description: findText(form, 'description') ?? found.description,
    status: disabled === undefined ? found.status : disabled === 'true' ? 'disabled' : 'enabled',
    enabled_events: form.enabled_events === undefined ? found.enabled_events : readEvents(form),
  }
  return answer(endpoint, { webhookEndpoints: [endpoint] })
}

function listEndpoints(context: SandboxContext): WireWebhookEndpoint[] {
  const made = [...context.tables.webhookEndpoints.values()]
  const url = context.webhookUrl()
  if (url === undefined || made.some(({ id }) => id === ownId)) return made
  return [ownEndpoint(url), ...made]
}

const ownId = 'we_sandbox'

const ownEndpoint = (url: string): WireWebhookEndpoint => ({
  ...{ id: ownId, object: 'webhook_endpoint', created: 0, livemode: false, status: 'enabled', url },
  ...{ description: null, api_version: stripeSdk().API_VERSION, enabled_events: ['*'], metadata: {} },
})

const readEvents = (form: FormTree): string[] =>
  Object.values(findBranch(form, 'enabled_events')).filter((event) => typeof event === 'string')
