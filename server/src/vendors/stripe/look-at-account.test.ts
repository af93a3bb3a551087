import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildSandbox } from '../../../test/vendors/stripe/build-sandbox.ts'
import { stripeCommand } from '../../cli/stripe-command.ts'
import { findEndpointFaults, lookAtAccount } from './look-at-account.ts'
import { connectToStripe } from './stripe-payments.ts'
import { cardEventNames, paymentEventNames } from './stripe-event-names.ts'

async function buildAccount() {
  const world = await buildSandbox()
  onTestFinished(() => world.close())
  const endpoint = { host: '127.0.0.1', port: world.sandbox.port, protocol: 'http' } as const
  const look = (url = world.receiver.url) =>
    lookAtAccount({ secretKey: 'sk_test_tower', endpoint, maxNetworkRetries: 0 }, [
      { url, events: paymentEventNames },
    ])
  return { ...world, look }
}

test('a key that reads everything and an endpoint that leads here are well', async () => {
  const { look } = await buildAccount()
  expect(await look()).toEqual([])
  expect(await look('https://tower.example.org/webhooks/stripe')).toEqual([
    'no webhook endpoint leads to https://tower.example.org/webhooks/stripe',
  ])
})

test('what a key may not read is named in the provider’s words, and a rolled key alone', async () => {
  const { look, sandbox } = await buildAccount()
  await sandbox.forbid(['disputes', 'payouts', 'subscriptions', 'webhook_endpoints'])
  expect(await look()).toEqual([
    'STRIPE_SECRET_KEY: this key may not read Disputes, Subscriptions, Payouts',
    expect.stringContaining('may not read Webhook Endpoints') as string,
  ])
  await sandbox.forbid([])
  await sandbox.beginOutage('key_rolled', 1)
  expect(await look()).toEqual([expect.stringContaining('does not know this key') as string])
  await sandbox.beginOutage('server_error', 1)
  await expect(look()).rejects.toThrow('unknown error')
})

test('an endpoint that is shut, doubled, of another version or not sent everything is told', () => {
  const url = 'https://tower.example.org/webhooks/stripe'
  const events: Stripe.WebhookEndpoint['enabled_events'] = [...paymentEventNames]
  const well = { url, status: 'enabled', enabled_events: events, api_version: Stripe.API_VERSION as string }
  const faultsOf = (...endpoints: (typeof well)[]) =>
    findEndpointFaults(endpoints, { url, events: paymentEventNames })
  expect(faultsOf(well, { ...well, url: `${url}/issuing` })).toEqual([])
  expect(faultsOf({ ...well, enabled_events: ['*'] })).toEqual([])
  expect(faultsOf(well, well)).toEqual([`2 webhook endpoints lead to ${url}: delete all but one`])
  const half = { ...well, status: 'disabled', enabled_events: events.slice(2), api_version: '2020-08-27' }
  expect(faultsOf(half)).toEqual([
    `the webhook endpoint to ${url} is disabled`,
    `the webhook endpoint to ${url} is not sent ${paymentEventNames.slice(0, 2).join(', ')}`,
    expect.stringContaining('speaks 2020-08-27') as string,
  ])
})

test('tower stripe setup makes the endpoints with exactly the events that are read, says the secret once, and changes nothing when run again', async () => {
  const { sandbox } = await buildAccount()
  const origin = 'https://tower.example.org'
  const settings = {
    ...{ ORIGIN: origin, STRIPE_SECRET_KEY: 'sk_test_tower', STRIPE_ISSUING_CARDHOLDER: 'ich_tower' },
    // Neither signing secret is there yet: it is what comes of this.
    ...{ STRIPE_API_URL: `http://127.0.0.1:${sandbox.port}`, STRIPE_WEBHOOK_SECRET: '' },
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const setUp = async () => {
    const said: string[] = []
    expect(await stripeCommand(['setup'], { write: (text: string) => void said.push(text) } as never)).toBe(0)
    return said.join('')
  }
  const stripe = connectToStripe({
    secretKey: 'sk_test_tower',
    endpoint: { host: '127.0.0.1', port: sandbox.port, protocol: 'http' },
  })
  const found = async (url: string) =>
    (await stripe.webhookEndpoints.list({ limit: 100 })).data.filter((endpoint) => endpoint.url === url)
  const url = `${origin}/webhooks/stripe`

  const first = await setUp()
  expect(first).toMatch(/STRIPE_WEBHOOK_SECRET=whsec_\S+/)
  expect(first).toMatch(/STRIPE_ISSUING_WEBHOOK_SECRET=whsec_\S+/)
  const [made] = await found(url)
  expect(made).toMatchObject({ enabled_events: [...paymentEventNames], api_version: Stripe.API_VERSION })
  expect((await found(`${url}/issuing`))[0]?.enabled_events).toEqual([...cardEventNames])
  expect(await setUp()).not.toContain('whsec_')
  expect(await found(url)).toEqual([made])

  await stripe.webhookEndpoints.update(made?.id ?? '', { enabled_events: ['*'], disabled: true })
  const third = await setUp()
  expect(third).toContain('updated')
  expect(third).not.toContain('whsec_')
  expect(await found(url)).toEqual([made])

  // A version can't be changed: another one is made, and the one of before is named.
  const other = 'https://other.example.org'
  vi.stubEnv('ORIGIN', other)
  const before = await stripe.webhookEndpoints.create({
    ...{ url: `${other}/webhooks/stripe`, enabled_events: ['*'] },
    api_version: '2020-08-27',
  })
  expect(await setUp()).toContain(`${before.id} at Stripe leads there too`)
})

test('the events that are asked for are those that have a meaning here, and those of the guide', () => {
  const sources = globSync(['stripe-events.ts', 'stripe-card-events.ts'], { cwd: import.meta.dirname })
  const code = sources.map((path) => readFileSync(join(import.meta.dirname, path), 'utf8')).join('\n')
  const meant = new Set(
    [...code.matchAll(/(?:case|event\.type ===) '([a-z_]+\.[a-z_.]+)'/g)].map(([, name]) => name),
  )
  expect([...meant].toSorted()).toEqual([...paymentEventNames, ...cardEventNames].toSorted())
  const guide = readFileSync(
    join(import.meta.dirname, '../../../../docs/operations/run-in-production.md'),
    'utf8',
  )
  for (const name of meant) expect(guide).toContain(`\`${name}\``)
})
