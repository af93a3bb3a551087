// @module-tag some-on-pglite: one path of orders, from the form to the money that comes back.
import { expect, test } from 'vitest'
import { buildOrders } from '../../../test/spending/orders/build-orders.ts'

test(
  'an order reserves its money, paid spends it, a return brings it back, and the books agree all the way',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildOrders({ amountCents: 50_000 })
    const made = await world.ordered([
      { name: '  Crayons ', category: 'art', qty: 4, amount_cents: 1_250 },
      { name: 'Atlas', amount_cents: 5_000 },
    ])
    expect(made).toMatchObject({
      status: 'submitted',
      total_cents: 10_000,
      returned_cents: 0,
      teacher_id: world.teacherId,
      budget_id: world.budgetId,
      order_items: [
        { name: 'Crayons', category: 'art', qty: 4, amount_cents: 1_250 },
        { name: 'Atlas', category: 'other', qty: 1, amount_cents: 5_000 },
      ],
      shipments: [],
      paid_by: null,
    })
    expect(await world.budget()).toMatchObject({ reservedCents: 10_000, spentCents: 0, freeCents: 40_000 })
    expect((await world.decide(made.id, 'paid')).json()).toMatchObject({ ok: true, item: { status: 'paid' } })
    expect(await world.budget()).toMatchObject({
      reservedCents: 0,
      spentCents: 10_000,
      remainingCents: 40_000,
    })
    const back = await world.giveBackMoney(made.id, 1_250, { order_item_id: made.order_items[0]?.id })
    expect(back.json()).toMatchObject({
      item: {
        returned_cents: 1_250,
        order_items: [{ returned_cents: 1_250 }, { returned_cents: 0 }],
        returns: [{ amount_cents: 1_250, reason: 'Broken', returned_by: 'Dana Reyes' }],
      },
    })
    expect(await world.budget()).toMatchObject({ spentCents: 8_750, remainingCents: 41_250 })
    expect((await world.decide(made.id, 'fulfilled')).statusCode).toBe(200)
    expect(await world.read(made.id)).toMatchObject({
      status: 'fulfilled',
      paid_by: null,
      fulfilled_by: null,
    })
    expect(await world.read(made.id, world.staff.token)).toMatchObject({ paid_by: 'Dana Reyes' })
    expect(await world.findFaults()).toEqual([])
  },
)

test('above the limit an order is paid by two, and to the cent what one person paid before is added up', async () => {
  const world = await buildOrders({ amountCents: 90_000, environment: { SECOND_PERSON_CENTS: '30000' } })
  const { decide, read, staff, colleague, post, call, findFaults } = world
  const of = (cents: number) => world.ordered([{ name: 'Rug', amount_cents: cents }])
  const waiting = async () =>
    (await call(colleague.token, '/api/admin/approvals?state=waiting')).json<{
      items: { id: string; ground: string; kind: string }[]
    }>().items
  const settle = async (who = colleague.token, decision = 'approved') =>
    post(who, `/api/admin/approvals/${(await waiting())[0]?.id}/decide`, { decision, note: 'Too much' })
  // To the limit one person pays; the cent above it waits, and the order stays what it was.
  expect((await decide((await of(20_000)).id, 'paid')).statusCode).toBe(200)
  expect((await decide((await of(10_000)).id, 'paid')).statusCode).toBe(200)
  const cent = await of(1)
  expect((await decide(cent.id, 'paid')).json()).toMatchObject({ code: 'approvals.waits' })
  expect(await read(cent.id)).toMatchObject({
    status: 'submitted',
    approval: { id: null, state: 'waiting', note: null },
  })
  expect(await waiting()).toMatchObject([{ kind: 'order', ground: 'asker' }])
  expect((await settle(staff.token)).json()).toMatchObject({ code: 'approvals.not_yours' })
  expect((await settle(colleague.token, 'refused')).statusCode).toBe(200)
  expect(await read(cent.id, staff.token)).toMatchObject({ approval: { state: 'refused', note: 'Too much' } })
  // Two at once ask for one thing; who decides is neither.
  const large = await of(40_000)
  const both = await Promise.all([decide(large.id, 'paid'), decide(large.id, 'paid', {}, colleague.token)])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([409, 409])
  expect(await waiting()).toHaveLength(1)
  expect(await world.budget()).toMatchObject({ spentCents: 30_000 })
  const third = await world.person('lee@tower.test', 'admin', 'Lee Park')
  expect((await settle(third.token)).statusCode).toBe(200)
  expect((await decide(large.id, 'paid')).json()).toMatchObject({ item: { status: 'paid' } })
  // What its teacher takes back waits for nobody.
  const gone = await of(2_000)
  await decide(gone.id, 'paid')
  expect(await waiting()).toHaveLength(1)
  await world.cancel(gone.id)
  expect(await waiting()).toEqual([])
  expect(await findFaults()).toEqual([])
})

test('money of a paid order is back by its reference and by somebody else than who paid, or once a second person agrees', async () => {
  const world = await buildOrders({ environment: { STAFF_OF_ONE: 'false' } })
  const { decide, read, ordered, giveBackMoney, colleague, staff, post, call, budget, findFaults } = world
  const settle = async (who = colleague.token) => {
    const { items } = (await call(colleague.token, '/api/admin/approvals?state=waiting')).json<{
      items: { id: string; kind: string }[]
    }>()
    expect(items).toMatchObject([{ kind: 'order_return', ground: 'word' }])
    return post(who, `/api/admin/approvals/${items[0]?.id}/decide`, { decision: 'approved' })
  }
  const { id } = await ordered()
  await decide(id, 'paid')
  expect((await giveBackMoney(id, 500, { reference: ' ' })).statusCode).toBe(400)
  expect((await giveBackMoney(id, 500)).json()).toMatchObject({ code: 'approvals.waits' })
  expect(await budget()).toMatchObject({ spentCents: 2_500 })
  expect((await settle(staff.token)).json()).toMatchObject({ code: 'approvals.not_yours' })
  expect((await settle()).statusCode).toBe(200)
  expect(await read(id, staff.token)).toMatchObject({
    returned_cents: 500,
    returns: [{ returned_by: 'Dana Reyes', reference: 'Store credit 7', agreed: { by: 'Kim Osei' } }],
  })
  world.clock.advance(1_000)
  // Canceled it is whole again, which who paid can't say alone either.
  expect((await decide(id, 'canceled', { reference: '' })).json()).toMatchObject({
    code: 'orders.reference_missing',
  })
  expect((await decide(id, 'canceled')).json()).toMatchObject({ code: 'approvals.waits' })
  expect(await read(id)).toMatchObject({ status: 'paid' })
  expect((await settle()).statusCode).toBe(200)
  expect(await read(id, staff.token)).toMatchObject({
    status: 'canceled',
    cancel_reference: 'Bank line 12',
    cancel_agreed: { by: 'Kim Osei' },
  })
  // The teacher reads that two people agreed, and not who they were.
  expect(await read(id)).toMatchObject({
    ...{ status: 'canceled', cancel_reference: null, cancel_agreed: { by: null } },
    returns: [{ agreed: { by: null } }],
  })
  expect(await budget()).toMatchObject({ spentCents: 0 })
  const other = await ordered()
  await decide(other.id, 'paid')
  expect((await decide(other.id, 'canceled', {}, colleague.token)).statusCode).toBe(200)
  expect(await read(other.id, staff.token)).toMatchObject({
    ...{ cancel_reference: 'Bank line 12', cancel_agreed: null },
  })
  expect(await findFaults()).toEqual([])
})

test.each([
  ['no line', []],
  ['a line without a name', [{ name: '  ', qty: 1, amount_cents: 100 }]],
  ['a line that costs nothing', [{ name: 'Glue', qty: 1, amount_cents: 0 }]],
  [
    'one good line and one without a name',
    [
      { name: 'Glue', amount_cents: 100 },
      { name: '', amount_cents: 100 },
    ],
  ],
])('an order with %s is refused in the words of the form, and reserves nothing', async (_, items) => {
  const world = await buildOrders()
  const refused = await world.order(items)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ error: 'Add at least one valid line item', code: 'orders.no_lines' })
  expect(await world.budget()).toMatchObject({ reservedCents: 0 })
})

test('a quantity below one, a fraction of a cent and more lines than a form has are not read at all', async () => {
  const world = await buildOrders()
  const line = { name: 'Glue', qty: 1, amount_cents: 100 }
  for (const items of [
    [{ ...line, qty: 0 }],
    [{ ...line, qty: 1.5 }],
    [{ ...line, amount_cents: 99.5 }],
    Array.from({ length: 101 }, () => line),
  ])
    expect((await world.order(items)).statusCode).toBe(400)
  expect((await world.list()).json()).toMatchObject({ total: 0 })
})

test('more than is left, a locked budget and another teacher’s budget are refused, and nothing is written', async () => {
  const world = await buildOrders({ amountCents: 5_000 })
  const other = await world.person('other@school.edu', 'teacher')
  const costly = [{ name: 'Easel', qty: 1, amount_cents: 5_001 }]
  expect((await world.order(costly)).json()).toMatchObject({ code: 'budgets.not_enough' })
  expect((await world.order(undefined, {}, other.token)).json()).toMatchObject({ code: 'budgets.not_found' })
  const nowhere = { budget_id: '00000000-0000-4000-8000-000000000000' }
  expect((await world.order(undefined, nowhere)).json()).toMatchObject({ code: 'budgets.not_found' })
  await world.services.database.transaction((tx) =>
    tx.updateTable('teacher_budgets').set({ locked_at: world.clock.now() }).execute(),
  )
  const locked = await world.order()
  expect([locked.statusCode, locked.json()]).toMatchObject([409, { error: 'Budget is locked' }])
  expect((await world.list()).json()).toMatchObject({ items: [], total: 0 })
  expect(await world.findFaults()).toEqual([])
})

test('what was ordered before a budget was locked can still be paid, shipped, returned and canceled', async () => {
  const world = await buildOrders()
  const [first, second] = [await world.ordered(), await world.ordered()]
  world.clock.advance(1_000)
  await world.services.database.transaction((tx) =>
    tx.updateTable('teacher_budgets').set({ locked_at: world.clock.now() }).execute(),
  )
  expect((await world.decide(first.id, 'paid')).statusCode).toBe(200)
  expect((await world.ship(first.id)).statusCode).toBe(200)
  expect((await world.giveBackMoney(first.id, 100)).statusCode).toBe(200)
  expect((await world.cancel(second.id)).statusCode).toBe(200)
  // Who showed long ago who they are moves no money.
  world.clock.advance(50 * 60_000)
  for (const late of [world.decide(first.id, 'canceled'), world.giveBackMoney(first.id, 100)])
    expect((await late).json()).toMatchObject({ code: 'identity.proof_needed' })
  expect(await world.findFaults()).toEqual([])
})

test('the same form sent twice makes one order; with other lines the teacher is told that it was sent', async () => {
  const world = await buildOrders()
  const key = { request_key: 'a2b7a3f1-0d3e-4c58-9d5b-6f5d7c1e2a90' }
  const first = await world.ordered(undefined, key)
  const again = await world.ordered(undefined, key)
  expect(again.id).toBe(first.id)
  expect((await world.order([{ name: 'Glue', amount_cents: 100 }], key)).json()).toMatchObject({
    code: 'orders.sent_before',
  })
  expect(await world.budget()).toMatchObject({ reservedCents: 2_500 })
  expect((await world.list()).json()).toMatchObject({ total: 1 })
  expect(await world.findFaults()).toEqual([])
})

const moves: [from: string[], to: string, status: number][] = [
  [[], 'paid', 200],
  [[], 'fulfilled', 409],
  [[], 'canceled', 200],
  [['paid'], 'paid', 409],
  [['paid'], 'fulfilled', 200],
  [['paid'], 'canceled', 200],
  [['canceled'], 'paid', 409],
  [['canceled'], 'canceled', 409],
  [['paid', 'fulfilled'], 'paid', 409],
  [['paid', 'fulfilled'], 'canceled', 409],
]

test.each(moves)('after [%s] an order may become %s: %i', async (from, to, status) => {
  const world = await buildOrders()
  const { id } = await world.ordered()
  for (const before of from) await world.decide(id, before)
  expect((await world.decide(id, to)).statusCode).toBe(status)
  expect(await world.findFaults()).toEqual([])
})

test('submitted is nothing that staff set, and neither is an invented word', async () => {
  const world = await buildOrders()
  const { id } = await world.ordered()
  for (const word of ['submitted', 'shipped', '']) expect((await world.decide(id, word)).statusCode).toBe(400)
})

test('a canceled order that was paid gives back what did not come back before, to the cent', async () => {
  const world = await buildOrders({ amountCents: 50_000 })
  const { id } = await world.ordered()
  await world.decide(id, 'paid')
  await world.giveBackMoney(id, 700)
  const canceled = await world.decide(id, 'canceled', { reason: 'The store has none left' })
  expect(canceled.json()).toMatchObject({
    item: { status: 'canceled', cancel_reason: 'The store has none left' },
  })
  expect(await world.budget()).toMatchObject({ spentCents: 0, remainingCents: 50_000 })
  expect((await world.giveBackMoney(id, 1)).json()).toMatchObject({ code: 'orders.not_paid' })
  expect(await world.findFaults()).toEqual([])
})

test('never more comes back than was paid, of a line or of the order, and the same form once', async () => {
  const world = await buildOrders()
  const made = await world.ordered([
    { name: 'Crayons', qty: 2, amount_cents: 1_000 },
    { name: 'Glue', qty: 1, amount_cents: 500 },
  ])
  expect((await world.giveBackMoney(made.id, 100)).json()).toMatchObject({ code: 'orders.not_paid' })
  await world.decide(made.id, 'paid')
  const [, glue] = made.order_items
  const ofGlue = { order_item_id: glue?.id }
  expect((await world.giveBackMoney(made.id, 501, ofGlue)).json()).toMatchObject({
    code: 'orders.return_too_large',
  })
  const key = { request_key: '0a1b2c3d-0d3e-4c58-9d5b-6f5d7c1e2a90' }
  await world.giveBackMoney(made.id, 500, { ...ofGlue, ...key })
  await world.giveBackMoney(made.id, 500, { ...ofGlue, ...key })
  expect((await world.giveBackMoney(made.id, 2_001)).json()).toMatchObject({
    code: 'orders.return_too_large',
  })
  expect((await world.giveBackMoney(made.id, 2_000)).statusCode).toBe(200)
  expect((await world.giveBackMoney(made.id, 1)).json()).toMatchObject({ code: 'orders.return_too_large' })
  expect(await world.read(made.id)).toMatchObject({ returned_cents: 2_500 })
  expect(await world.budget()).toMatchObject({ spentCents: 0 })
  expect(await world.findFaults()).toEqual([])
})

test('whoever decides second reads what the order was marked and by whom', async () => {
  const world = await buildOrders()
  const { id } = await world.ordered()
  await world.decide(id, 'canceled', {}, world.colleague.token)
  const second = await world.decide(id, 'paid')
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({ error: 'This order was marked canceled before by Kim Osei.' })
})

test('a teacher cancels before it is paid and before it ships, and only their own', async () => {
  const world = await buildOrders()
  const other = await world.person('other@school.edu', 'teacher')
  const [first, paid, shipped] = [await world.ordered(), await world.ordered(), await world.ordered()]
  expect((await world.cancel(first.id, other.token)).statusCode).toBe(404)
  expect((await world.cancel(first.id)).json()).toMatchObject({
    item: { status: 'canceled', canceled_by_teacher: true },
  })
  await world.decide(paid.id, 'paid')
  expect((await world.cancel(paid.id)).json()).toMatchObject({ code: 'orders.decided' })
  expect((await world.cancel(paid.id)).json<{ error: string }>().error).not.toContain('Dana')
  await world.ship(shipped.id)
  expect((await world.cancel(shipped.id)).json()).toMatchObject({ code: 'orders.on_its_way' })
  expect(await world.findFaults()).toEqual([])
})

test('teachers see their own orders and nobody else’s; staff see all, or those of one teacher', async () => {
  const world = await buildOrders()
  const other = await world.person('other@school.edu', 'teacher')
  const { id } = await world.ordered()
  expect((await world.list('', other.token)).json()).toMatchObject({ total: 0 })
  expect((await world.list(`?teacher_id=${world.teacherId}`, other.token)).statusCode).toBe(403)
  expect((await world.call(other.token, `/api/orders/${id}`)).statusCode).toBe(404)
  expect((await world.list('', world.staff.token)).json()).toMatchObject({ total: 1 })
  const ofOther = await world.list(`?teacher_id=${other.userId}`, world.staff.token)
  expect(ofOther.json()).toMatchObject({ items: [], total: 0 })
})

test('sponsors and strangers reach none of it, teachers nothing of the desk', async () => {
  const world = await buildOrders()
  const sponsor = await world.person('sponsor@example.org', 'sponsor')
  const { id } = await world.ordered()
  const statusesOf = async (token: string) => [
    (await world.list('', token)).statusCode,
    (await world.call(token, `/api/orders/${id}`)).statusCode,
    (await world.call(token, '/api/orders.csv')).statusCode,
    (await world.post(token, '/.netlify/functions/teacher-order-status', { order_id: id, status: 'paid' }))
      .statusCode,
    (await world.post(token, '/.netlify/functions/shipments-upsert', { order_id: id })).statusCode,
  ]
  expect(await statusesOf(sponsor.token)).toEqual([403, 403, 403, 403, 403])
  expect(await statusesOf('')).toEqual([401, 401, 401, 401, 401])
  expect(await statusesOf(world.teacher)).toEqual([200, 200, 200, 403, 403])
})

test('nobody moves the money of an order of their own, whatever role they hold by now', async () => {
  const { ordered, decide, post, services, teacherId, tokenOf, staff } = await buildOrders()
  const [open, bought] = [await ordered(), await ordered()]
  expect((await decide(bought.id, 'paid')).statusCode).toBe(200)
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ role: 'admin' }).where('id', '=', teacherId).execute(),
  )
  const own = await tokenOf(teacherId)
  const back = { amount_cents: 100, reason: 'Broken', reference: 'Bank 7', request_key: crypto.randomUUID() }
  const answers = [
    await decide(open.id, 'paid', {}, own),
    await decide(open.id, 'canceled', {}, own),
    await decide(bought.id, 'fulfilled', {}, own),
    await post(own, `/api/admin/orders/${bought.id}/returns`, back),
  ]
  expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(
    Array.from({ length: 4 }, () => 'orders.own'),
  )
  expect((await decide(open.id, 'paid', {}, staff.token)).statusCode).toBe(200)
})

test('money comes back of a line of this order, and of no other', async () => {
  const { ordered, decide, post, staff } = await buildOrders()
  const [bought, other] = [await ordered(), await ordered()]
  await decide(bought.id, 'paid')
  for (const lineId of [crypto.randomUUID(), other.order_items[0]?.id]) {
    const back = {
      amount_cents: 100,
      order_item_id: lineId,
      reason: 'Broken',
      reference: 'Bank 7',
      request_key: crypto.randomUUID(),
    }
    const answer = await post(staff.token, `/api/admin/orders/${bought.id}/returns`, back)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'orders.line_not_found'])
  }
})

test('each decision stands in the audit log, and the teacher is written to and hears of it at once', async () => {
  const world = await buildOrders()
  const { id } = await world.ordered()
  await world.decide(id, 'paid')
  await world.ship(id, { carrier: 'UPS', tracking: '1Z9' })
  await world.giveBackMoney(id, 100)
  await world.decide(id, 'canceled', { reason: 'Gone' })
  const { audit, events, notices } = await world.services.database.read(async (tx) => ({
    audit: await tx
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'target_id'])
      .where('target_kind', '=', 'order')
      .orderBy('seq')
      .execute(),
    events: await tx
      .selectFrom('live_events')
      .select(['audience_user_id', 'payload'])
      .where('topic', '=', 'order.changed')
      .execute(),
    notices: await tx.selectFrom('admin_notifications').select('type').execute(),
  }))
  const actions = ['orders.mark_paid', 'orders.ship', 'orders.return', 'orders.cancel']
  expect(audit).toEqual(actions.map((action) => ({ action, actor_id: world.staff.userId, target_id: id })))
  expect(events).toHaveLength(10)
  expect(new Set(events.map((event) => event.audience_user_id))).toEqual(new Set([null, world.teacherId]))
  expect(notices).toContainEqual({ type: 'order_submitted' })
  const mails = await world.mailsTo('rivera@school.edu')
  expect(mails.map(({ params }) => (params as { outcome: string }).outcome)).toEqual([
    'paid',
    'shipped',
    'returned',
    'canceled',
  ])
})
