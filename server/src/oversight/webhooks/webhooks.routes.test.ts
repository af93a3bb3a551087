// @module-tag some-on-pglite: one path of webhooks.
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { buildWebhooks } from '../../../test/oversight/webhooks/build-webhooks.ts'
import { startReceiver } from '../../../test/oversight/webhooks/start-receiver.ts'
import { publishEvents } from './publish-events.ts'
import { sendDueDeliveries } from './send-due-deliveries.ts'
import { signMessage } from './webhook-secret.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

type World = Awaited<ReturnType<typeof buildWebhooks>>

const happen = ({ services, clock }: World, key = 'slot-minted:1') =>
  services.database.transaction((tx) =>
    publishEvents(tx, [{ event: 'slot.minted', key, data: { slot_id: key, number: 7 }, at: clock.now() }]),
  )

test(
  'what happens is told once, signed so that its receiver can check it',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildWebhooks()
    const { url, received } = await startReceiver()
    const { item, secret } = await world.added({ url, note: 'CRM' })
    await happen(world)
    await happen(world)
    expect(await sendDueDeliveries(world.services)).toBe(1)
    expect(await sendDueDeliveries(world.services)).toBe(0)

    const [message] = received
    const {
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': signature,
    } = message?.headers ?? {}
    expect(received).toHaveLength(1)
    expect(JSON.parse(message?.body ?? '')).toEqual({
      type: 'slot.minted',
      timestamp: world.clock.now().toISOString(),
      data: { slot_id: 'slot-minted:1', number: 7 },
    })
    const body = message?.body ?? ''
    expect(signature).toBe(signMessage(secret, { id: String(id), timestamp: Number(time), body }))
    expect(await world.deliveries(item.id)).toMatchObject({
      total: 1,
      items: [{ event: 'slot.minted', state: 'delivered', attempts: 1, last_status: 204, last_error: null }],
    })
  },
)

test('a webhook hears only of what it asked for, and of nothing while it is off', async () => {
  const world = await buildWebhooks()
  const { url } = await startReceiver()
  const { item: tickets } = await world.added({ url: `${url}?tickets`, events: ['ticket.created'] })
  const { item: slots } = await world.added({ url, events: ['slot.minted'] })
  await happen(world)
  expect(await world.deliveries(tickets.id)).toEqual({ items: [], total: 0 })
  expect((await world.deliveries(slots.id)).total).toBe(1)

  const off = { ...slots, active: false, seen_updated_at: slots.updated_at }
  expect((await world.act(slots.id, '', off)).json()).toMatchObject({ active: false })
  await happen(world, 'slot-minted:2')
  expect((await world.deliveries(slots.id)).total).toBe(1)
  // What waited before stays, and is sent once it is on again.
  expect(await sendDueDeliveries(world.services)).toBe(0)
})

test('what is not taken is tried again under the same id, follows no redirect, and is given up in the end', async () => {
  const world = await buildWebhooks()
  const { url, received } = await startReceiver([500, 302])
  const { item } = await world.added({ url })
  await happen(world)
  await sendDueDeliveries(world.services)
  expect((await world.deliveries(item.id)).items).toMatchObject([
    { state: 'waiting', attempts: 1, last_status: 500, last_error: 'answered 500' },
  ])
  const [failing] = await world.list()
  expect(failing).toMatchObject({ waiting: 1 })
  expect(failing?.failing_since).not.toBeNull()
  await world.makeDue()
  await sendDueDeliveries(world.services)
  await world.makeDue()
  await sendDueDeliveries(world.services)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(received).toHaveLength(3)
  expect((await world.list())[0]).toMatchObject({ waiting: 0, failing_since: null })
})

test('a message that never arrives is given up after ten tries; staff hear of it; it can be sent again', async () => {
  const world = await buildWebhooks()
  const { url, received } = await startReceiver(Array.from({ length: 10 }, () => 503))
  const { item } = await world.added({ url })
  await happen(world)
  for (let nth = 0; nth < 12; nth++) {
    await world.makeDue()
    await sendDueDeliveries(world.services)
  }
  expect(received).toHaveLength(10)
  const [given] = (await world.deliveries(item.id, '?state=given_up')).items
  expect(given).toMatchObject({ attempts: 10, next_attempt_at: null })
  expect((await world.notices()).filter(({ type }) => type === 'webhook_failing')).toHaveLength(1)

  expect((await world.resend(given?.id ?? '')).json()).toMatchObject({ state: 'waiting' })
  expect((await world.resend(given?.id ?? '')).json()).toMatchObject({ code: 'webhooks.still_waiting' })
  expect(await sendDueDeliveries(world.services)).toBe(1)
  expect((await world.resend(randomUUID())).statusCode).toBe(404)
})

test('a receiver that is not there costs a try, not the others', async () => {
  const world = await buildWebhooks()
  const { url, received } = await startReceiver()
  await world.added({ url: 'http://127.0.0.1:9/hook' })
  await world.added({ url })
  await happen(world)
  expect(await sendDueDeliveries(world.services)).toBe(1)
  expect(received).toHaveLength(1)
})

test('two senders share the work: each message leaves once', async () => {
  const world = await buildWebhooks()
  const { url, received } = await startReceiver()
  await world.added({ url })
  for (let nth = 0; nth < 40; nth++) await happen(world, `slot-minted:${nth}`)
  const sent = await Promise.all([sendDueDeliveries(world.services), sendDueDeliveries(world.services)])
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(40)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(40)
  expect(received).toHaveLength(40)
})

test('no address in a private network is kept, nor one without TLS or with a password', async () => {
  const { add } = await buildWebhooks({})
  const refused = async (url: string) => (await add({ url })).json<{ code: string }>().code
  for (const url of [
    'https://127.0.0.1/hook',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://localhost/hook',
    'https://db.internal/hook',
    'https://[::ffff:10.0.0.1]/',
  ])
    expect(await refused(url), url).toBe('webhooks.private_address')
  for (const url of [
    'http://example.org/hook',
    'ftp://example.org',
    'https://user:word@example.org/',
    'hook',
    '//x',
  ])
    expect(await refused(url), url).toBe('webhooks.not_https')
})

test('an address that was kept while it was allowed gets nothing afterwards', async () => {
  const world = await buildWebhooks()
  const { url, received } = await startReceiver()
  const { item } = await world.added({ url })
  await happen(world)
  const config = { ...world.services.config, WEBHOOKS_TO_PRIVATE_NETWORKS: false }
  expect(await sendDueDeliveries({ ...world.services, config })).toBe(0)
  expect(received).toEqual([])
  expect((await world.deliveries(item.id)).items[0]?.last_error).toContain('private network')
})

test('a secret is told once, and a new one takes the place of the old', async () => {
  const world = await buildWebhooks()
  const { url, received } = await startReceiver()
  const { item, secret } = await world.added({ url })
  expect(JSON.stringify(await world.list())).not.toContain(secret.slice(6))
  const renewed = (await world.act(item.id, '/secret')).json<{ secret: string }>()
  expect(renewed.secret).not.toBe(secret)
  await happen(world)
  await sendDueDeliveries(world.services)
  const { headers, body } = received[0] ?? { headers: {}, body: '' }
  const said = { id: String(headers['webhook-id']), timestamp: Number(headers['webhook-timestamp']), body }
  expect(headers['webhook-signature']).toBe(signMessage(renewed.secret, said))
})

test('only superadmins with a recent proof change webhooks, and each act is written down', async () => {
  const world = await buildWebhooks()
  const { url } = await startReceiver()
  expect((await world.add({ url }, world.admin)).statusCode).toBe(403)
  const { item } = await world.added({ url })
  const change = { ...item, note: 'Books', seen_updated_at: item.updated_at }
  world.clock.advance(1_000)
  expect((await world.act(item.id, '', change)).statusCode).toBe(200)
  expect((await world.act(item.id, '', change)).json()).toMatchObject({ code: 'webhooks.changed_meanwhile' })
  await world.act(item.id, '/secret')
  await world.act(item.id, '/remove')
  expect((await world.act(item.id, '/remove')).statusCode).toBe(404)
  expect((await world.auditActions()).filter((action) => action.startsWith('webhooks.'))).toEqual([
    'webhooks.added',
    'webhooks.changed',
    'webhooks.secret_renewed',
    'webhooks.removed',
  ])
  world.clock.advance(20 * 60_000)
  expect((await world.add({ url })).json()).toMatchObject({ code: 'identity.proof_needed' })
})

test('a form sent twice adds one webhook, and there are twenty at most, also at once', async () => {
  const world = await buildWebhooks()
  const { url } = await startReceiver()
  const request_key = randomUUID()
  const twice = await Promise.all([world.add({ url, request_key }), world.add({ url, request_key })])
  const ids = twice.map((answer) => answer.json<{ item: { id: string } }>().item.id)
  expect(new Set(ids).size).toBe(1)
  const answers = await Promise.all(Array.from({ length: 22 }, (_, at) => world.add({ url: `${url}?${at}` })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19)
  expect(await world.list()).toHaveLength(20)
})

test('a test message says nothing, and goes to its webhook alone', async () => {
  const world = await buildWebhooks()
  const { url, received } = await startReceiver()
  const { item } = await world.added({ url, events: ['ticket.created'] })
  await world.added({ url: `${url}?all` })
  expect((await world.act(item.id, '/test')).json()).toMatchObject({
    event: 'webhook.test',
    state: 'waiting',
  })
  await sendDueDeliveries(world.services)
  expect(received.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
    { type: 'webhook.test', data: {} },
  ])
})

test('an address is added once, also by two at once, however it is written, and no other webhook is led there', async () => {
  const world = await buildWebhooks()
  const { url } = await startReceiver()
  const told = (answer: Awaited<ReturnType<World['add']>>) => [
    answer.statusCode,
    answer.json<{ code?: string }>().code,
  ]
  const written = [url, `${url}#part`, ` ${url} `, url.replace('http:', 'HTTP:')]
  const answers = await Promise.all(written.map((one) => world.add({ url: one })))
  expect(answers.map(told).toSorted()).toEqual([
    [200, undefined],
    ...written.slice(1).map(() => [409, 'webhooks.address_known']),
  ])
  const { item: other } = await world.added({ url: `${url}?other` })
  const change = { ...other, seen_updated_at: other.updated_at }
  expect(told(await world.act(other.id, '', { ...change, url }))).toEqual([409, 'webhooks.address_known'])
  // Its own address is no other's.
  expect((await world.act(other.id, '', { ...change, note: 'Books' })).json()).toMatchObject({
    note: 'Books',
  })
  expect((await world.list()).map((webhook) => webhook.url)).toHaveLength(2)
})
