// @module-tag some-on-pglite: the search reads words and addresses by index operators.
import { expect, test, vi } from 'vitest'
import type { DeskPayment, PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { buildDesk } from '../../../../test/money/desk/build-desk.ts'

// Gifts paid one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const path = '/api/admin/payments'
type List = { items: DeskPayment[]; total: number; has_more: boolean }

async function buildList() {
  const world = await buildDesk()
  const dana = await world.staff('dana@tower.test', 'Dana Reyes')
  const ids: Record<string, string> = {}
  for (const [name, gift] of Object.entries({
    rosa: {
      email: 'rosa@example.org',
      amountCents: 80_000,
      body: { metadata: { sponsor_display_name: 'Rosa Núñez' } },
    },
    tom: { email: 'tom@example.org', amountCents: 2_500 },
    maya: { email: 'maya@example.org', amountCents: 5_000, destination: 'project' },
  })) {
    world.clock.advance(60_000)
    ids[name] = await world.pay(gift)
  }
  const list = async (query = '') =>
    (await world.call(dana, 'GET', `${path}?${query}`)).json<List>().items.map(({ id }) => nameOf(ids, id))
  const story = async (id: string) => (await world.call(dana, 'GET', `${path}/${id}`)).json<PaymentStory>()
  return { ...world, dana, ids, list, story }
}

const nameOf = (ids: Record<string, string>, id: string) =>
  Object.entries(ids).find(([, known]) => known === id)?.[0] ?? id

test(
  'staff find a payment by its giver, its amount, its receipt and the provider’s name of it',
  { tags: 'on-pglite-too' },
  async () => {
    const { list, ids, story, sandbox } = await buildList()
    expect(await list()).toEqual(['maya', 'tom', 'rosa'])
    expect(await list('q=ROSA@exa')).toEqual(['rosa'])
    expect(await list('q=n%C3%BA%C3%B1')).toEqual(['rosa'])
    expect(await list('q=NUNE')).toEqual(['rosa'])
    expect(await list('q=rosa')).toEqual(['rosa'])
    expect(await list('q=osa')).toEqual([])
    expect(await list('q=%25')).toEqual([])
    expect(await list('q=$25')).toEqual(['tom'])
    expect(await list('q=%232')).toEqual(['tom'])
    expect(await list('q=3')).toEqual(['maya'])
    const { provider_payment_id: providerId } = await story(ids.rosa ?? '')
    expect(await list(`q=${providerId}`)).toEqual(['rosa'])
    const { disputeId } = await sandbox.openDispute(providerId)
    expect(await list(`q=${disputeId}`)).toEqual([])
  },
)

test('each payment has one status, and the lists of all statuses are together the whole', async () => {
  const { list, ids, story, call, dana, sandbox, deliverAll, payUnrequested } = await buildList()
  ids.stranger = await payUnrequested(12_300)
  await sandbox.openDispute((await story(ids.rosa ?? '')).provider_payment_id)
  await deliverAll()
  const order = { kind: 'refund', amount_cents: 500, left_cents: 2_500, reason: 'Typed twice' }
  const sent = await call(dana, 'POST', `${path}/${ids.tom}/refunds`, { ...order, request_key: 'press-one' })
  expect(sent.json()).toMatchObject({ state: 'sent' })
  expect(await list('status=settled')).toEqual(['maya'])
  expect(await list('status=review')).toEqual(['stranger'])
  expect(await list('status=refunded')).toEqual(['tom'])
  expect(await list('status=disputed')).toEqual(['rosa'])
  const counts = await call(dana, 'GET', '/api/admin/payments-waiting')
  expect(counts.json()).toMatchObject({ review: 1, disputed: 1 })
})

test('payments are ordered and cut as asked, and pages neither overlap nor leave gaps', async () => {
  const { list, call, dana } = await buildList()
  expect(await list('sort=amount')).toEqual(['tom', 'maya', 'rosa'])
  expect(await list('sort=-amount')).toEqual(['rosa', 'maya', 'tom'])
  expect([...(await list('page=1&pageSize=2')), ...(await list('page=2&pageSize=2'))]).toEqual(await list())
  expect((await call(dana, 'GET', `${path}?page=9`)).json()).toEqual({
    items: [],
    total: 3,
    has_more: false,
  })
  expect((await call(dana, 'GET', `${path}?sort=email`)).statusCode).toBe(400)
  expect(await list('from=2000-01-01&to=2000-12-31')).toEqual([])
})

test('the story of a payment tells its checkout, events, postings, receipt, slots and mails', async () => {
  const { ids, story } = await buildList()
  const told = await story(ids.rosa ?? '')
  expect(told).toMatchObject({
    status: 'settled',
    left_cents: 80_000,
    donor_name: 'Rosa Núñez',
    checkout: { purpose: 'donation', amount_cents: 80_000, state: 'complete' },
    receipts: [{ number: 1, amount_cents: 80_000, voided_at: null }],
    slots: [{ number: 1, cents: 80_000, assigned_at: null }],
    mails: [{ template: 'receipt', to_email: 'rosa@example.org' }],
    refunds: [],
    disputes: [],
    orders: [],
    decision: null,
    provider_url: null,
  })
  expect(told.events.map(({ outcome }) => outcome)).toContain('applied')
  expect(told.postings.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['payment_in', 'slots_minted']),
  )
  expect(told.postings.reduce((sum, { amount_cents: cents }) => sum + cents, 0)).toBe(0)
})

test('only staff read the desk, and its file holds what the filters show', async () => {
  const { call, dana, signIn } = await buildList()
  expect((await call(undefined, 'GET', path)).statusCode).toBe(401)
  const { bearer, userId } = await signIn('rosa@example.org')
  expect((await call({ token: bearer, userId }, 'GET', path)).statusCode).toBe(403)
  const file = await call(dana, 'GET', `${path}.csv?q=tom`)
  expect(file.body.split('\r\n')).toHaveLength(3)
  expect(file.body).toContain('tom@example.org')
})
