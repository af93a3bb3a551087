// @module-tag some-on-pglite: entering a check twice at once is decided by a unique index over expressions.
import { dayOf, moveDay } from '@tower/contract/org-days.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildOffline, offlinePath as path } from '../../../../test/money/desk/build-offline.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'
import { eraseDonor } from '../../giving/donors/erase-donor.ts'
import { reconcile } from '../../giving/reconciliation/reconcile.ts'

vi.setConfig({ testTimeout: 60_000 })

test('a check counts nowhere until its money is there; then it mints like any gift and lies at the bank', async () => {
  const { enter, act, services, findFaults, clock } = await buildOffline()
  const { id } = (await enter()).json<{ id: string }>()
  expect((await readBooks(services)).donors).toEqual([])
  expect((await act(id, 'receive')).statusCode).toBe(200)
  const books = await readBooks(services)
  expect(books.donors).toMatchObject([{ program_cents: 160_000, slots_minted: 2 }])
  expect(books.slots).toHaveLength(2)
  expect(books.receipts).toMatchObject([{ number: 1, amount_cents: 160_000, voided: false }])
  expect(balancesOf(books.accounts)).toMatchObject({ bank: -160_000 })
  expect(balancesOf(books.accounts).processor ?? 0).toBe(0)
  expect(await findFaults()).toEqual([])
  clock.advance(86_400_000)
  expect(await reconcile(services)).toMatchObject({ open: 0 })
})

test('a received gift without an address bears among the payments the name that staff wrote down', async () => {
  const { enter, act, call, dana } = await buildOffline()
  const { id } = (await enter({ email: null, donor_name: 'Hill Family Fund' })).json<{ id: string }>()
  const { payment_id: paymentId } = (await act(id, 'receive')).json<{ payment_id: string }>()
  const named = { id: paymentId, donor_name: 'Hill Family Fund', email: null }
  expect((await call(dana, 'GET', '/api/admin/payments')).json()).toMatchObject({ items: [named] })
  expect((await call(dana, 'GET', `/api/admin/payments/${paymentId}`)).json()).toMatchObject(named)
  expect((await call(dana, 'GET', '/api/admin/payments.csv')).body).toContain('Hill Family Fund')
})

test('a received gift without an address is found among the payments by the words of its name', async () => {
  const { enter, act, call, dana } = await buildOffline()
  const ids: string[] = []
  for (const donor_name of ['Hill Family Fund', 'Rosa Núñez', 'Hill & Sons']) {
    const { id } = (await enter({ email: null, donor_name })).json<{ id: string }>()
    ids.push((await act(id, 'receive')).json<{ payment_id: string }>().payment_id)
  }
  await enter({ email: null, donor_name: 'Hill of whom nothing came yet' })
  const [family, rosa, sons] = ids
  const found = async (query: string) => {
    const list = (await call(dana, 'GET', `/api/admin/payments?${query}`)).json<{ items: { id: string }[] }>()
    return list.items.map(({ id }) => id).toSorted()
  }
  expect(await found('q=hill')).toEqual([family, sons].toSorted())
  expect(await found('q=family%20hill')).toEqual([family])
  expect(await found('q=n%C3%BA%C3%B1ez')).toEqual([rosa])
  expect(await found('q=famil')).toEqual([family])
  expect(await found('q=hill&status=refunded')).toEqual([])
  expect(await found('q=nobody')).toEqual([])
  const file = (await call(dana, 'GET', '/api/admin/payments.csv?q=hill')).body.trim().split('\r\n')
  expect(file).toHaveLength(3)
})

test(
  'the same number, giver and amount asks before it is kept, also when two enter it at once',
  { tags: 'on-pglite-too' },
  async () => {
    const { enter, dana, kim, call } = await buildOffline()
    const both = await Promise.all([enter({}, dana), enter({}, kim)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await enter({ reference: ' no. 1042 ', email: 'Rosa@Example.org' })).json()).toMatchObject({
      code: 'giving.offline_looks_entered',
    })
    expect((await enter({ reference: '1043' })).statusCode).toBe(200)
    expect((await enter({ is_another: true })).statusCode).toBe(200)
    expect((await call(dana, 'GET', path)).json()).toMatchObject({ total: 3 })
  },
)

test(
  'two who say at once that theirs is another one are both believed',
  { tags: 'on-pglite-too' },
  async () => {
    const { enter, dana, kim, call } = await buildOffline()
    expect((await enter()).statusCode).toBe(200)
    const another = { is_another: true }
    const both = await Promise.all([enter(another, dana), enter(another, kim), enter(another, dana)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await call(dana, 'GET', path)).json()).toMatchObject({ total: 4 })
  },
)

test('of two who say that the money is there one is second, and the gift counts once', async () => {
  const { enter, act, dana, kim, services, findFaults } = await buildOffline()
  const { id } = (await enter()).json<{ id: string }>()
  const both = await Promise.all([act(id, 'receive', dana), act(id, 'receive', kim)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await readBooks(services)).slots).toHaveLength(2)
  expect((await act(id, 'cancel')).json()).toMatchObject({ code: 'giving.offline_settled' })
  expect(await findFaults()).toEqual([])
})

test('a gift that never came is called off, and its number may be entered anew', async () => {
  const { enter, act, call, dana } = await buildOffline()
  const { id } = (await enter()).json<{ id: string }>()
  expect((await act(id, 'cancel')).json()).toEqual({ ok: true })
  expect((await act(id, 'receive')).json()).toMatchObject({ code: 'giving.offline_settled' })
  expect((await enter()).statusCode).toBe(200)
  expect((await call(dana, 'GET', `${path}?state=canceled`)).json()).toMatchObject({ total: 1 })
  expect((await call(dana, 'GET', `${path}?q=rosa`)).json()).toMatchObject({ total: 2 })
})

test('what did not come through the provider does not go back through it', async () => {
  const { enter, act, call, dana } = await buildOffline()
  const { id } = (await enter()).json<{ id: string }>()
  const { payment_id: paymentId } = (await act(id, 'receive')).json<{ payment_id: string }>()
  const story = await call(dana, 'GET', `/api/admin/payments/${paymentId}`)
  expect(story.json()).toMatchObject({ is_offline: true, offline_gift_id: id })
  const refund = { kind: 'refund', amount_cents: 100, left_cents: 160_000, reason: 'Asked' }
  const refused = await call(dana, 'POST', `/api/admin/payments/${paymentId}/refunds`, {
    ...refund,
    request_key: 'press-one',
  })
  expect(refused.json()).toMatchObject({ code: 'giving.refund_offline' })
})

test('operations money set aside for matching moves once, and never more than there is', async () => {
  const { pay, call, dana, services } = await buildOffline()
  await pay({ email: 'maya@example.org', amountCents: 1_000_000, destination: 'project' })
  const topUp = (amountCents: number, key: string) =>
    call(dana, 'POST', '/api/admin/matching-fund/top-ups', { amount_cents: amountCents, request_key: key })
  expect((await topUp(10_000, 'the-same-press')).json()).toEqual({ applied: true })
  expect((await topUp(10_000, 'the-same-press')).json()).toEqual({ applied: false })
  expect((await topUp(1_000_000, 'another-press')).json()).toMatchObject({ code: 'giving.fund_too_small' })
  expect(balancesOf((await readBooks(services)).accounts)).toMatchObject({ fund_matching: 10_000 })
})

test('a check that the bank returned is no gift any more: its slots and receipt are void, and the books agree', async () => {
  const { enter, act, giveBack, dana, kim, services, findFaults, clock } = await buildOffline()
  const { id } = (await enter()).json<{ id: string }>()
  expect((await giveBack(id)).json()).toMatchObject({ code: 'giving.offline_not_received' })
  await act(id, 'receive')
  const both = await Promise.all([giveBack(id, dana), giveBack(id, kim)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const books = await readBooks(services)
  expect(books.donors).toMatchObject([{ program_cents: 0, slots_minted: 0 }])
  expect(books.receipts).toMatchObject([{ number: 1, voided: true }])
  expect(balancesOf(books.accounts)).toEqual({})
  expect(await findFaults()).toEqual([])
  expect((await act(id, 'receive')).json()).toMatchObject({ code: 'giving.offline_settled' })
  clock.advance(86_400_000)
  expect(await reconcile(services)).toMatchObject({ open: 0 })
})

test('whoever is second to receive or return a check hears so, however close they are', async () => {
  const { enter, act, giveBack, dana, kim, findFaults } = await buildOffline()
  const { id } = (await enter()).json<{ id: string }>()
  const answers = await Promise.all([act(id, 'receive', dana), giveBack(id, kim), act(id, 'receive', kim)])
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1)
  expect(await findFaults()).toEqual([])
})

test('the file of offline gifts holds what the filters show, and each once past one reading', async () => {
  const { enter, call, dana, services } = await buildOffline()
  expect((await enter({ note: '=HYPERLINK("x")' })).statusCode).toBe(200)
  await services.database.transaction((tx) =>
    sql`insert into offline_gifts (kind, state, amount_cents, reference, destination, given_on, entered_by, entered_at)
      select 'check', 'pending', 100, 'copy ' || n, 'classrooms', '2026-01-02', ${dana.userId}::uuid,
        '2026-01-01'::timestamptz + n % 5 * interval '1 day'
      from generate_series(1, 1200) n`.execute(tx),
  )
  const lines = (await call(dana, 'GET', `${path}.csv`)).body.trim().split('\r\n')
  expect(new Set(lines).size).toBe(1_202)
  expect(lines[1]).toContain(',1600.00,')
  expect(lines[1]).toContain(`'=HYPERLINK`)
  expect((await call(dana, 'GET', `${path}.csv?q=copy%207`)).body.trim().split('\r\n')).toHaveLength(2)
  expect((await call(undefined, 'GET', `${path}.csv`)).statusCode).toBe(401)
})

test('a gift whose day is still to come is refused, and one is read by its id wherever it stands in the list', async () => {
  const { enter, call, dana, services } = await buildOffline()
  const soon = moveDay(dayOf(services.clock.now()), 1)
  expect((await enter({ given_on: soon })).json()).toMatchObject({ code: 'giving.offline_in_future' })
  const { id } = (await enter({ reference: 'No. 1' })).json<{ id: string }>()
  await enter({ reference: 'No. 2' })
  const list = await call(dana, 'GET', `${path}?id=${id}`)
  expect(list.json<{ items: object[] }>().items).toMatchObject([{ id }])
})

test('above the limit what whoever entered a gift says of its money waits; somebody else says it, or approves', async () => {
  const { enter, act, kim, dana, settle, call, findFaults } = await buildOffline({
    SECOND_PERSON_CENTS: '150000',
  })
  const enterOne = async (gift: object = {}) => (await enter(gift)).json<{ id: string }>().id
  const id = await enterOne()
  expect((await act(id, 'receive')).json()).toMatchObject({ code: 'approvals.waits' })
  // From then on there is one way to decide.
  expect((await act(id, 'receive', kim)).json()).toMatchObject({ code: 'approvals.waits' })
  const shown = async () => (await call(dana, 'GET', `${path}?id=${id}`)).json<object>()
  expect(await shown()).toMatchObject({ items: [{ state: 'pending', approval: { state: 'waiting' } }] })
  expect((await settle(dana)).json()).toMatchObject({ code: 'approvals.not_yours' })
  expect((await settle(kim)).statusCode).toBe(200)
  expect(await shown()).toMatchObject({
    items: [{ state: 'received', received_by: 'Dana Reyes', approval: null, agreed: { by: 'Kim Osei' } }],
  })
  const other = await enterOne({ reference: 'No. 2' })
  expect((await act(other, 'receive', kim)).statusCode).toBe(200)
  const never = await enterOne({ reference: 'No. 3' })
  await act(never, 'receive')
  expect((await act(never, 'cancel')).statusCode).toBe(200)
  expect((await call(kim, 'GET', '/api/admin/approvals?state=waiting')).json()).toMatchObject({ items: [] })
  const small = await enterOne({ amount_cents: 150_000, reference: 'No. 7' })
  expect((await act(small, 'receive')).statusCode).toBe(200)
  const acts = await call(kim, 'GET', '/api/admin/second-person-acts?kind=offline_gift')
  expect(acts.json()).toMatchObject({
    items: [{ id: other, asked_by: 'dana@tower.test', decided_by: 'kim@tower.test', state: 'approved' }],
  })
  expect(await findFaults()).toEqual([])
})

test('gifts that never came are not taken in a thousand dollars at a time, nor sent out by whoever took them in', async () => {
  const environment = { SECOND_PERSON_CENTS: '100000', STAFF_OF_ONE: 'false' }
  const { enter, act, giveBack, settle, kim, staff, findFaults } = await buildOffline(environment)
  const enterOne = async (cents: number, reference: string) =>
    (await enter({ amount_cents: cents, reference })).json<{ id: string }>().id
  const first = await enterOne(60_000, 'No. 1')
  expect((await act(first, 'receive')).statusCode).toBe(200)
  const second = await enterOne(40_001, 'No. 2')
  expect((await act(second, 'receive')).json()).toMatchObject({ code: 'approvals.waits' })
  const edge = await enterOne(40_000, 'No. 3')
  expect((await act(edge, 'receive')).statusCode).toBe(200)
  expect((await settle(kim, 'approved', second)).statusCode).toBe(200)
  const third = await enterOne(30_000, 'No. 4')
  expect((await act(third, 'receive', kim)).statusCode).toBe(200)
  // Who entered or received one only asks for its return; somebody else takes it out.
  for (const [id, who] of [[first, undefined] as const, [third, kim] as const])
    expect((await giveBack(id, who)).json()).toMatchObject({ code: 'approvals.waits' })
  const lee = await staff('lee@tower.test', 'Lee Park')
  expect((await giveBack(edge, lee)).json()).toEqual({ ok: true })
  expect(await findFaults()).toEqual([])
})

test('whoever put the amount of a gift right is no second person for it, and nobody says that more came than they saw', async () => {
  const environment = { SECOND_PERSON_CENTS: '100000', STAFF_OF_ONE: 'false' }
  const { enter, act, call, dana, kim, settle, findFaults } = await buildOffline(environment)
  const { id } = (await enter({ amount_cents: 5_000 })).json<{ id: string }>()
  const was = {
    ...{ donor_name: 'Rosa Núñez', reference: 'no. 1042', amount_cents: 5_000 },
    given_on: '2026-11-10',
  }
  const more = { was, facts: { ...was, amount_cents: 500_000 }, reason: 'Misread' }
  expect((await call(kim, 'POST', `${path}/${id}/correct`, more)).statusCode).toBe(200)
  expect((await call(dana, 'POST', `${path}/${id}/receive`, { was_cents: 5_000 })).json()).toMatchObject({
    code: 'giving.offline_changed',
  })
  expect((await act(id, 'receive', kim)).json()).toMatchObject({ code: 'approvals.waits' })
  expect((await settle(kim)).json()).toMatchObject({ code: 'approvals.not_yours' })
  expect((await settle(dana)).statusCode).toBe(200)
  expect(await findFaults()).toEqual([])
})

test('a charity of one person raises the limit, and enters and receives alone', async () => {
  const { enter, act } = await buildOffline({ SECOND_PERSON_CENTS: '1000000000' })
  const { id } = (await enter()).json<{ id: string }>()
  expect((await act(id, 'receive')).statusCode).toBe(200)
})

test('of two who gave under the same number both can be erased; their gifts stay, and stand in nobody’s way', async () => {
  const { enter, act, call, dana, services, clock, findFaults } = await buildOffline()
  const [rosa, sam] = ['rosa@example.org', 'sam@example.org']
  for (const email of [rosa, sam]) {
    const { id } = (await enter({ email, donor_name: email })).json<{ id: string }>()
    expect((await act(id, 'receive')).statusCode).toBe(200)
  }
  for (const address of [rosa, sam])
    await services.database.transaction((tx) =>
      eraseDonor(tx, { userId: crypto.randomUUID(), addresses: [address], at: clock.now() }),
    )
  const nobody = { email: null, donor_name: null }
  expect((await call(dana, 'GET', path)).json()).toMatchObject({ total: 2, items: [nobody, nobody] })
  const [erased] = (await call(dana, 'GET', path)).json<{ items: { id: string }[] }>().items.slice(-1)
  // One that nobody's name is known of is still taken for another of its kind.
  expect((await enter(nobody)).statusCode).toBe(200)
  expect((await enter(nobody)).json()).toMatchObject({ code: 'giving.offline_looks_entered' })
  // What was erased is not written down anew by a correction; the number of the check still is.
  const was = { donor_name: null, reference: 'no. 1042', amount_cents: 160_000, given_on: '2026-11-10' }
  const correct = (facts: object) =>
    call(dana, 'POST', `${path}/${erased?.id}/correct`, {
      facts: { ...was, ...facts },
      was,
      reason: 'Misread',
    })
  expect((await correct({ donor_name: 'Rosa' })).json()).toMatchObject({ code: 'giving.offline_erased' })
  expect((await correct({ reference: 'no. 1043' })).statusCode).toBe(200)
  expect(await findFaults()).toEqual([])
})

test('a wrong entry is corrected: all of it before its money is there, afterwards name and number by somebody else', async () => {
  const { enter, act, call, dana, kim, services, findFaults } = await buildOffline({ STAFF_OF_ONE: 'false' })
  const { id } = (await enter()).json<{ id: string }>()
  const first = {
    donor_name: 'Rosa Núñez',
    reference: 'no. 1042',
    amount_cents: 160_000,
    given_on: '2026-11-10',
  }
  const correct = (facts: object, was: object = first, who = dana) =>
    call(who, 'POST', `${path}/${id}/correct`, { facts: { ...first, ...facts }, was, reason: 'Misread' })
  const second = { ...first, amount_cents: 16_000, given_on: '2026-11-09' }
  expect((await correct(second)).json()).toEqual({ receipt: null })
  // A colleague who still sees what stood there before writes nothing over; the same once more is nothing new.
  expect((await correct({ reference: '7' }, first, kim)).json()).toMatchObject({
    code: 'giving.offline_changed',
  })
  expect((await correct(second)).statusCode).toBe(200)
  await act(id, 'receive')
  const mayCorrect = async (who: typeof dana) =>
    (await call(who, 'GET', `${path}/${id}/preview`)).json<{ may_correct: boolean }>().may_correct
  expect([await mayCorrect(dana), await mayCorrect(kim)]).toEqual([false, true])
  expect((await correct({ ...second, donor_name: 'Rosa N.' }, second)).json()).toMatchObject({
    code: 'giving.offline_needs_another',
  })
  expect((await correct({ ...second, amount_cents: 20_000 }, second, kim)).json()).toMatchObject({
    code: 'giving.offline_is_booked',
  })
  expect((await correct({ ...second, reference: ' No.  1043 ' }, second, kim)).json()).toEqual({
    receipt: null,
  })
  const third = { ...second, reference: 'no. 1043' }
  const both = await Promise.all([
    correct({ ...third, donor_name: 'Rosa Núñez Cruz' }, third, kim),
    correct({ ...third, donor_name: 'Rosa Cruz' }, third, kim),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  // Who is known by this gift alone is called as it says now, on their page as on the receipt.
  const shown = (await call(kim, 'GET', `${path}?id=${id}`)).json<{
    items: { donor_id: string; donor_name: string }[]
  }>().items[0]
  const donor = await call(kim, 'GET', `/api/admin/donors/${shown?.donor_id}`)
  expect(donor.json()).toMatchObject({ name: shown?.donor_name })
  const { receipts, accounts } = await readBooks(services)
  expect(receipts).toMatchObject([
    { number: 1, amount_cents: 16_000, voided: true },
    { number: 2, amount_cents: 16_000, voided: false },
  ])
  expect(balancesOf(accounts)).toMatchObject({ bank: -16_000 })
  expect(await findFaults()).toEqual([])
})
