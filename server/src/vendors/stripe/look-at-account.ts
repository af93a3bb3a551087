import type Stripe from 'stripe'
import { connectToStripe, type StripeSettings } from './stripe-payments.ts'
import { stripeSdk } from './stripe-sdk.ts'

/** An endpoint that the account should have, and the events it should be sent. */
export type WantedEndpoint = { url: string; events: readonly string[] }

type FoundEndpoint = Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'enabled_events' | 'api_version'>

/**
 * Asks Stripe whether the key counts and may read what the product reads, and whether events are sent to us. Answers what is
 * wrong, one sentence each. What a restricted key may write shows only when it is written.
 */
export async function lookAtAccount(
  settings: Omit<StripeSettings, 'webhookSecrets'>,
  wanted: readonly WantedEndpoint[],
): Promise<string[]> {
  const stripe = connectToStripe(settings)
  const shut: string[] = []
  for (const [what, read] of readingsOf(stripe)) {
    const refusal = await refusalOf(read)
    if (refusal === 401) return ['STRIPE_SECRET_KEY: Stripe does not know this key, or it was rolled']
    if (refusal === 403) shut.push(what)
  }
  const faults = shut.length > 0 ? [`STRIPE_SECRET_KEY: this key may not read ${shut.join(', ')}`] : []
  const endpoints = await listEndpoints(stripe)
  if (!endpoints)
    return [
      ...faults,
      'this key may not read Webhook Endpoints: whether events are sent, look in the dashboard',
    ]
  return [...faults, ...wanted.flatMap((one) => findEndpointFaults(endpoints, one))]
}

/** What is wrong with the endpoint of a URL among all that an account has, one sentence each. */
export function findEndpointFaults(
  endpoints: readonly FoundEndpoint[],
  { url, events }: WantedEndpoint,
): string[] {
  const found = endpoints.filter((endpoint) => endpoint.url === url)
  const [endpoint] = found
  if (!endpoint) return [`no webhook endpoint leads to ${url}`]
  const faults =
    found.length > 1 ? [`${found.length} webhook endpoints lead to ${url}: delete all but one`] : []
  if (endpoint.status !== 'enabled') faults.push(`the webhook endpoint to ${url} is ${endpoint.status}`)
  const told = new Set(endpoint.enabled_events)
  const missing = told.has('*') ? [] : events.filter((event) => !told.has(event))
  if (missing.length > 0) faults.push(`the webhook endpoint to ${url} is not sent ${missing.join(', ')}`)
  if (endpoint.api_version !== stripeSdk().API_VERSION)
    faults.push(
      `the webhook endpoint to ${url} speaks ${endpoint.api_version ?? "the account's API version"} and not ${stripeSdk().API_VERSION}: make it anew with that version`,
    )
  return faults
}

const nothing = { limit: 1 }

/** What the product reads, each by a call that changes nothing; whether there is anything does not matter. */
function readingsOf(stripe: Stripe): readonly (readonly [string, () => Promise<unknown>])[] {
  return [
    ['Balance', () => stripe.balance.retrieve()],
    ['Balance transactions', () => stripe.balanceTransactions.list(nothing)],
    ['Checkout Sessions', () => stripe.checkout.sessions.retrieve('cs_test_of_nobody')],
    ['PaymentIntents', () => stripe.paymentIntents.list(nothing)],
    ['Refunds', () => stripe.refunds.list(nothing)],
    ['Disputes', () => stripe.disputes.list(nothing)],
    ['Customers', () => stripe.customers.list(nothing)],
    ['Subscriptions', () => stripe.subscriptions.retrieve('sub_of_nobody')],
    ['Invoices', () => stripe.invoices.retrieve('in_of_nobody')],
    ['Payouts', () => stripe.payouts.list(nothing)],
  ]
}

/** Whether the key was refused, and how; that there is no such thing is no refusal. */
async function refusalOf(read: () => Promise<unknown>): Promise<401 | 403 | undefined> {
  try {
    await read()
    return undefined
  } catch (error) {
    const status = error instanceof stripeSdk().errors.StripeError ? error.statusCode : undefined
    if (status === 401 || status === 403) return status
    if (status !== undefined && status < 500 && status !== 429) return undefined
    throw error
  }
}

async function listEndpoints(stripe: Stripe): Promise<FoundEndpoint[] | undefined> {
  const found: FoundEndpoint[] = []
  const refusal = await refusalOf(async () => {
    for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) found.push(endpoint)
  })
  return refusal === undefined ? found : undefined
}
