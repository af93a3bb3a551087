// @module-tag some-on-pglite: what one person holds and the other reads hangs on a unique index.
import { expect, test, vi } from 'vitest'
import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../../payments/payments.ts'
import { buildDesk, type DeskWorld, type Staff } from '../../../../test/money/desk/build-desk.ts'
import { readBooks } from '../../../test/read-books.ts'
import { watchReserve } from '../../giving/refunds/watch-reserve.ts'

// Gifts paid one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const path = '/api/admin/payments'
const reason = 'Asked by mail'

async function buildTwo(settings: Parameters<typeof buildDesk>[0] = {}) {
  const world = await buildDesk(settings)
  const dana = await world.staff('dana@tower.test', 'Dana Reyes')
  const kim = await world.staff('kim@tower.test', 'Kim Osei')
  return { ...world, dana, kim, ...buildActs(world) }
}

function buildActs({ call }: DeskWorld) {
  let presses = 0
  const order = (who: Staff, id: string, amountCents: number, leftCents: number, key?: string) =>
    call(who, 'POST', `${path}/${id}/refunds`, {
      kind: 'refund',
      amount_cents: amountCents,
      left_cents: leftCents,
      reason,
      request_key: key ?? `press-number-${++presses}`,
    })
  const preview = (who: Staff, id: string, amountCents: number) =>
    call(who, 'POST', `${path}/${id}/refund-preview`, { amount_cents: amountCents })
  const again = (who: Staff, orderId: string) => call(who, 'POST', `/api/admin/refund-orders/${orderId}/send`)
  const story = async (who: Staff, id: string) =>
    (await call(who, 'GET', `${path}/${id}`)).json<PaymentStory>()
  return { order, preview, again, story }
}

test(
  'of two who refund at once one holds, and the other reads who did',
  { tags: 'on-pglite-too' },
  async () => {
    const { pay, dana, kim, order, services, findFaults } = await buildTwo({ poolSize: 6 })
    const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
    const answers = await Promise.all([order(dana, id, 10_000, 80_000), order(kim, id, 10_000, 80_000)])
    const [refused, ...others] = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(others).toEqual([])
    expect(refused?.statusCode).toBe(409)
    expect(['desk.refund_in_hand', 'desk.payment_changed']).toContain(refused?.json<{ code: string }>().code)
    expect((await readBooks(services)).refunds).toEqual([{ amount_cents: 10_000, flagged: false }])
    expect(await findFaults()).toEqual([])
  },
)

test('whoever decided by what was left before reads that the payment changed', async () => {
  const { pay, dana, kim, order } = await buildTwo()
  const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
  expect((await order(dana, id, 10_000, 80_000)).json()).toMatchObject({ state: 'sent' })
  expect((await order(kim, id, 10_000, 80_000)).json()).toMatchObject({ code: 'desk.payment_changed' })
  expect((await order(kim, id, 10_000, 70_000)).json()).toMatchObject({ state: 'sent' })
})

test('a button pressed twice gives back once', { tags: 'on-pglite-too' }, async () => {
  const { pay, dana, order, services } = await buildTwo()
  const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
  const first = await order(dana, id, 10_000, 80_000, 'the-same-press')
  expect((await order(dana, id, 10_000, 80_000, 'the-same-press')).json()).toEqual(first.json())
  expect((await readBooks(services)).refunds).toHaveLength(1)
})

test('a press with another amount under the same key is not told that it was sent', async () => {
  const { pay, dana, order, services } = await buildTwo()
  const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
  await order(dana, id, 10_000, 80_000, 'the-same-press')
  const other = await order(dana, id, 20_000, 70_000, 'the-same-press')
  expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'desk.refund_conflict' }])
  expect((await readBooks(services)).refunds).toEqual([{ amount_cents: 10_000, flagged: false }])
})

test('a refund that the provider refused is not told as sent when the button is pressed again', async () => {
  const { pay, dana, order, services, sandbox } = await buildTwo()
  const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
  const payment = await services.database.read((tx) =>
    tx.selectFrom('payments').select('provider_payment_id as name').executeTakeFirstOrThrow(),
  )
  // The provider knows of the dispute; we do not yet.
  const { disputeId } = await sandbox.openDispute(payment.name, 10_000)
  const refused = await order(dana, id, 10_000, 80_000, 'the-same-press')
  expect(refused.json()).toMatchObject({ code: 'giving.refund_failed' })
  const again = await order(dana, id, 10_000, 80_000, 'the-same-press')
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'desk.refund_settled' }])
  await sandbox.closeDispute(disputeId, 'won')
  expect((await order(dana, id, 10_000, 80_000)).json()).toMatchObject({ state: 'sent' })
  expect((await readBooks(services)).refunds).toHaveLength(1)
})

test(
  'a refund cut in two that are pressed at once is no way around the second person',
  { tags: 'on-pglite-too' },
  async () => {
    const { pay, dana, order } = await buildTwo({
      poolSize: 6,
      environment: { REFUND_SECOND_PERSON_CENTS: '50000' },
    })
    const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
    const halves = await Promise.all([order(dana, id, 30_000, 80_000), order(dana, id, 30_000, 50_000)])
    expect(halves.filter((answer) => answer.json<{ state?: string }>().state === 'sent')).toHaveLength(1)
  },
)

test('refunds of several gifts are added up for who sends them and for who gets them, over the days that count', async () => {
  const { pay, dana, kim, staff, order, preview, clock } = await buildTwo({
    environment: { SECOND_PERSON_CENTS: '50000' },
  })
  const gift = (email = 'rosa@example.org') => pay({ email, amountCents: 80_000 })
  const states = async (who: typeof dana, cents: number, email?: string) => {
    const { state, code } = (await order(who, await gift(email), cents, 80_000)).json<
      Record<string, string>
    >()
    return state ?? code
  }
  expect(await states(dana, 30_000)).toBe('sent')
  const next = await gift('leo@example.org')
  expect((await preview(dana, next, 20_001)).json()).toMatchObject({ needs_second: true })
  expect(await states(dana, 20_001, 'ana@example.org')).toBe('approvals.waits')
  expect(await states(dana, 20_000, 'mia@example.org')).toBe('sent')
  // Another person doesn't give the same giver more, either.
  expect(await states(kim, 20_001)).toBe('approvals.waits')
  expect(await states(kim, 50_000, 'eva@example.org')).toBe('sent')
  clock.advance(31 * 24 * 3_600_000)
  const lee = await staff('lee@tower.test', 'Lee Park')
  expect(await states(lee, 20_001)).toBe('sent')
})

test('below its floor the reserve is told of once a day, and every refund takes two people', async () => {
  const { pay, dana, kim, order, settle, services, clock, preview, call } = await buildTwo({
    environment: { RESERVE_FLOOR_CENTS: '1' },
  })
  const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
  const low = { needs_second: true, second_ground: 'reserve' }
  expect((await preview(dana, id, 100)).json()).toMatchObject(low)
  expect((await order(dana, id, 100, 80_000)).json()).toMatchObject({
    code: 'approvals.waits',
    error:
      '$1.00 waits for another person, because the reserve for refunds is below its floor, and until it is filled this takes two people. It is under Approvals.',
  })
  expect((await call(kim, 'GET', '/api/admin/approvals?state=waiting')).json()).toMatchObject({
    items: [{ ground: 'reserve' }],
  })
  expect((await settle(kim)).statusCode).toBe(200)
  const told = async () => {
    await watchReserve(services)
    const notices = await services.database.read((tx) =>
      tx.selectFrom('admin_notifications').select('message').where('type', '=', 'reserve_low').execute(),
    )
    return notices.length
  }
  expect([await told(), await told()]).toEqual([1, 1])
  clock.advance(24 * 3_600_000)
  expect(await told()).toBe(2)
})

test('above the limit a refund waits among the approvals, and goes when somebody else approves it', async () => {
  const { pay, dana, kim, order, settle, call, preview, story, services, findFaults } = await buildTwo({
    environment: { REFUND_SECOND_PERSON_CENTS: '50000' },
  })
  const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
  expect((await preview(dana, id, 50_000)).json()).toMatchObject({ needs_second: false, second_ground: null })
  expect((await preview(dana, id, 50_001)).json()).toMatchObject({
    needs_second: true,
    second_ground: 'amount',
    second_person_cents: 50_000,
    slots_voided: 1,
  })
  const press = () => order(dana, id, 60_000, 80_000, 'the-same-press')
  const waits = { code: 'approvals.waits' }
  expect((await press()).json()).toMatchObject({
    ...waits,
    error:
      '$600.00 waits for another person, because it is more than one person may let out. It is under Approvals.',
  })
  expect((await press()).json()).toMatchObject(waits)
  expect((await readBooks(services)).refunds).toEqual([])
  expect((await order(kim, id, 1_000, 80_000)).json()).toMatchObject({
    code: 'desk.refund_in_hand',
    error: 'Dana Reyes asked for a refund of $600 of this payment, and it waits for a second person.',
  })
  const { approval, orders } = await story(dana, id)
  expect(approval).toMatchObject({ state: 'waiting', amount_cents: 60_000 })
  expect((await call(kim, 'GET', `/api/admin/approvals/${approval?.id}`)).json()).toMatchObject({
    ...{ kind: 'refund', what: 'rosa@example.org', reason, asked_by: 'Dana Reyes', ground: 'amount' },
    facts: [
      { name: 'giver', value: 'rosa@example.org' },
      { name: 'paid', value: '$800.00' },
    ],
  })
  expect((await settle(dana)).json()).toMatchObject({ code: 'approvals.not_yours' })
  expect(await findFaults()).toEqual([])
  expect((await settle(kim)).statusCode).toBe(200)
  expect(await story(kim, id)).toMatchObject({
    approval: null,
    orders: [{ id: orders[0]?.id, asked_by: 'Dana Reyes', decided_by: 'Kim Osei', state: 'sent' }],
  })
  expect((await readBooks(services)).refunds).toEqual([{ amount_cents: 60_000, flagged: false }])
  expect(await findFaults()).toEqual([])
})

test('many small refunds of a payment count as the large one that they are', async () => {
  const { pay, dana, order } = await buildTwo({ environment: { REFUND_SECOND_PERSON_CENTS: '50000' } })
  const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
  expect((await order(dana, id, 30_000, 80_000)).json()).toMatchObject({ state: 'sent' })
  expect((await order(dana, id, 30_000, 50_000)).json()).toMatchObject({ code: 'approvals.waits' })
})

test('a refund that waits is refused with a reason or withdrawn, and the next may be asked for', async () => {
  const { pay, dana, kim, order, settle, call, story, findFaults } = await buildTwo({
    environment: { REFUND_SECOND_PERSON_CENTS: '0' },
  })
  const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
  const press = async () => (await order(dana, id, 1_000, 80_000)).json<object>()
  expect(await press()).toMatchObject({ code: 'approvals.waits' })
  expect((await settle(kim, 'refused')).statusCode).toBe(200)
  expect((await story(kim, id)).orders).toMatchObject([{ state: 'declined', note: 'It stays' }])
  expect(await press()).toMatchObject({ code: 'approvals.waits' })
  const { approval } = await story(kim, id)
  expect((await call(dana, 'POST', `/api/admin/approvals/${approval?.id}/withdraw`)).statusCode).toBe(200)
  expect((await story(kim, id)).orders.map(({ state }) => state)).toEqual(['declined', 'declined'])
  expect(await press()).toMatchObject({ code: 'approvals.waits' })
  expect(await findFaults()).toEqual([])
})

test('a refund whose payment changed since it was asked for does not go, and holds nothing any more', async () => {
  const { pay, dana, kim, order, settle, story, sandbox, deliverAll, services, findFaults } = await buildTwo({
    environment: { REFUND_SECOND_PERSON_CENTS: '0' },
  })
  const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
  await order(dana, id, 1_000, 80_000)
  const payment = await services.database.read((tx) =>
    tx.selectFrom('payments').select('provider_payment_id as name').executeTakeFirstOrThrow(),
  )
  await sandbox.openDispute(payment.name, 80_000)
  await deliverAll()
  expect((await settle(kim)).json()).toMatchObject({ code: 'approvals.settled' })
  expect((await story(kim, id)).orders).toMatchObject([{ state: 'declined' }])
  expect(await findFaults()).toEqual([])
})

test('nothing goes back above what is left, or of a payment that the bank disputes', async () => {
  const { pay, dana, order, preview, story, sandbox, deliverAll, services } = await buildTwo()
  const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
  expect((await preview(dana, id, 80_001)).json()).toMatchObject({ code: 'giving.refund_too_large' })
  expect((await order(dana, id, 80_001, 80_000)).json()).toMatchObject({
    code: 'giving.refund_too_large',
  })
  await sandbox.openDispute((await story(dana, id)).provider_payment_id)
  await deliverAll()
  expect((await preview(dana, id, 100)).json()).toMatchObject({ code: 'desk.payment_disputed' })
  expect((await order(dana, id, 100, 80_000)).json()).toMatchObject({ code: 'desk.payment_disputed' })
  expect((await readBooks(services)).refunds).toEqual([])
})

test('while the provider does not answer, the refund stays in hand and is sent again once', async () => {
  const { pay, dana, kim, services, again, order, story } = await buildTwo()
  const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
  const { payments } = services
  const { refund } = payments
  payments.refund = () => Promise.reject(new PaymentsUnavailable('away'))
  expect((await order(dana, id, 10_000, 80_000)).statusCode).toBe(503)
  payments.refund = refund
  const [kept] = (await story(dana, id)).orders
  expect(kept).toMatchObject({ state: 'sending' })
  expect((await again(kim, kept?.id ?? '')).json()).toMatchObject({ code: 'desk.refund_in_hand' })
  expect((await again(dana, kept?.id ?? '')).json()).toMatchObject({ state: 'sent' })
  expect((await readBooks(services)).refunds).toEqual([{ amount_cents: 10_000, flagged: false }])
})

test('a refund whose answer was lost, and that the provider told of itself, is sent and not failed', async () => {
  const { pay, dana, services, deliverAll, again, order, story, findFaults } = await buildTwo()
  const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
  const { payments } = services
  const { refund } = payments
  payments.refund = async (wish) => {
    await refund(wish)
    throw new PaymentsUnavailable('the answer was lost')
  }
  expect((await order(dana, id, 50_000, 80_000)).statusCode).toBe(503)
  payments.refund = refund
  await deliverAll()
  const [kept] = (await story(dana, id)).orders
  expect((await again(dana, kept?.id ?? '')).json()).toMatchObject({ state: 'sent' })
  expect((await story(dana, id)).orders).toMatchObject([{ state: 'sent', note: null }])
  expect((await readBooks(services)).refunds).toHaveLength(1)
  expect(await findFaults()).toEqual([])
})

test('a press that is told no does not make what another press carried out look failed', async () => {
  const { pay, dana, services, order, story } = await buildTwo()
  const id = await pay({ email: 'rosa@example.org', amountCents: 80_000 })
  const { payments } = services
  const { refund } = payments
  payments.refund = async () => {
    payments.refund = refund
    await order(dana, id, 50_000, 80_000, 'the-same-press')
    throw new PaymentsRefused('made already', 'charge_already_refunded')
  }
  expect((await order(dana, id, 50_000, 80_000, 'the-same-press')).json()).toMatchObject({ state: 'sent' })
  expect((await story(dana, id)).orders).toMatchObject([{ state: 'sent', note: null }])
  expect((await readBooks(services)).refunds).toHaveLength(1)
})

test('kept money is settled as the gift that staff say, or goes back by the way of any refund', async () => {
  const { payUnrequested, dana, call, order: _, story, services, findFaults } = await buildTwo()
  const id = await payUnrequested(80_000)
  const gift = { destination: 'classrooms', email: 'rosa@example.org', fee_cover_cents: 0, reason }
  expect((await call(dana, 'POST', `${path}/${id}/accept`, gift)).json()).toEqual({ ok: true })
  expect(await story(dana, id)).toMatchObject({
    status: 'settled',
    email: 'rosa@example.org',
    decision: { decision: 'settle', reason, by: 'dana@tower.test' },
  })
  const other = await payUnrequested(12_300)
  const back = {
    kind: 'return',
    amount_cents: 12_300,
    left_cents: 12_300,
    reason,
    request_key: 'give-it-back',
  }
  expect((await call(dana, 'POST', `${path}/${other}/refunds`, back)).json()).toMatchObject({ state: 'sent' })
  expect(await story(dana, other)).toMatchObject({ status: 'refunded', decision: { decision: 'return' } })
  expect((await readBooks(services)).slots).toHaveLength(1)
  expect(await findFaults()).toEqual([])
})

test('money that was never booked goes back whole, so above the limit no smaller amount avoids the second person', async () => {
  const { payUnrequested, dana, call, services } = await buildTwo()
  const id = await payUnrequested(5_000_000)
  const back = {
    kind: 'return',
    amount_cents: 1,
    left_cents: 5_000_000,
    reason,
    request_key: 'a-cent-of-it-all',
  }
  const answer = await call(dana, 'POST', `${path}/${id}/refunds`, back)
  expect(answer.json()).toMatchObject({ code: 'approvals.waits' })
  const orders = await services.database.read((tx) =>
    tx.selectFrom('refund_orders').select(['amount_cents', 'state']).where('payment_id', '=', id).execute(),
  )
  expect(orders).toEqual([{ amount_cents: 5_000_000, state: 'waiting' }])
})

test('while money waits to go back nobody books it as a gift, and once that is refused they may', async () => {
  const { payUnrequested, dana, kim, call, settle } = await buildTwo()
  const id = await payUnrequested(5_000_000)
  const back = {
    kind: 'return',
    amount_cents: 5_000_000,
    left_cents: 5_000_000,
    reason,
    request_key: 'all-of-it',
  }
  await call(dana, 'POST', `${path}/${id}/refunds`, back)
  const gift = { destination: 'classrooms', email: null, fee_cover_cents: 0, reason }
  const accept = () => call(kim, 'POST', `${path}/${id}/accept`, gift)
  expect((await accept()).json()).toMatchObject({
    code: 'desk.refund_in_hand',
    error: 'Dana Reyes asked for a refund of $50,000 of this payment, and it waits for a second person.',
  })
  const link = await call(kim, 'POST', `${path}/${id}/link`, { checkout_id: id, reason })
  expect(link.json()).toMatchObject({ code: 'desk.refund_in_hand' })
  expect((await settle(kim, 'refused')).statusCode).toBe(200)
  expect((await accept()).json()).toEqual({ ok: true })
})

test('a refund that reaches somebody of the staff leaves by others: who gave it neither sends it alone nor approves it', async () => {
  const { pay, dana, kim, order, call, findFaults } = await buildTwo({
    environment: { STAFF_OF_ONE: 'false', REFUND_SECOND_PERSON_CENTS: '5000' },
  })
  const id = await pay({ email: 'dana+gift@tower.test', amountCents: 20_000 })
  const waiting = async () =>
    (await call(kim, 'GET', '/api/admin/approvals?state=waiting')).json<{
      items: { id: string; ground: string }[]
    }>().items[0]
  const approve = async (who: Staff) =>
    call(who, 'POST', `/api/admin/approvals/${(await waiting())?.id}/decide`, { decision: 'approved' })
  expect((await order(dana, id, 1_000, 20_000)).json()).toMatchObject({ code: 'approvals.waits' })
  expect(await waiting()).toMatchObject({ ground: 'own' })
  expect((await approve(kim)).statusCode).toBe(200)
  expect((await order(kim, id, 6_000, 19_000)).json()).toMatchObject({ code: 'approvals.waits' })
  const seen = await call(dana, 'GET', `/api/admin/approvals/${(await waiting())?.id}`)
  expect(seen.json()).toMatchObject({ you: 'reaches_you' })
  expect((await approve(dana)).json()).toMatchObject({ code: 'approvals.not_yours' })
  expect(await findFaults()).toEqual([])
})
