import type Stripe from 'stripe'
import type { WantedEndpoint } from './look-at-account.ts'
import { connectToStripe, type StripeSettings } from './stripe-payments.ts'
import { stripeSdk } from './stripe-sdk.ts'

/** What became of one endpoint. `secret` is there only where it was made: Stripe never tells it again. */
export type SetUpEndpoint = {
  url: string
  how: 'made' | 'updated' | 'kept'
  secret?: string
  /** Others that lead to the same address, to be deleted once this one's secret is in use. */
  others: string[]
}

type Wanted = Omit<WantedEndpoint, 'events'> & {
  events: readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[]
}

/**
 * Sees to it that the account has an endpoint for each URL with exactly its events, of the version that is spoken here. Run
 * again, it changes nothing. Nothing is ever deleted: what another one signs may still be on its way.
 */
export async function setUpEndpoints(
  settings: Omit<StripeSettings, 'webhookSecrets'>,
  wanted: readonly Wanted[],
): Promise<SetUpEndpoint[]> {
  const stripe = connectToStripe(settings)
  const endpoints: Stripe.WebhookEndpoint[] = []
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) endpoints.push(endpoint)
  const done: SetUpEndpoint[] = []
  for (const one of wanted) done.push(await setUp(stripe, endpoints, one))
  return done
}

async function setUp(
  stripe: Stripe,
  endpoints: readonly Stripe.WebhookEndpoint[],
  { url, events }: Wanted,
): Promise<SetUpEndpoint> {
  const leading = endpoints.filter((endpoint) => endpoint.url === url)
  // A version is chosen once, when an endpoint is made.
  const found = leading.find((endpoint) => endpoint.api_version === stripeSdk().API_VERSION)
  const others = leading.filter((endpoint) => endpoint !== found).map(({ id }) => id)
  if (!found) {
    const made = await stripe.webhookEndpoints.create({
      ...{ url, enabled_events: [...events], api_version: stripeSdk().API_VERSION },
      description: 'Made by tower stripe setup',
    })
    return { url, how: 'made', ...(made.secret !== undefined && { secret: made.secret }), others }
  }
  if (found.status === 'enabled' && isSame(found.enabled_events, events)) return { url, how: 'kept', others }
  await stripe.webhookEndpoints.update(found.id, { enabled_events: [...events], disabled: false })
  return { url, how: 'updated', others }
}

const isSame = (told: readonly string[], wanted: readonly string[]): boolean =>
  told.length === wanted.length && wanted.every((event) => told.includes(event))
