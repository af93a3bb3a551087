import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { buildSandbox } from '../../../test/vendors/stripe/build-sandbox.ts'
import { findEndpointFaults, lookAtAccount } from './look-at-account.ts'
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
