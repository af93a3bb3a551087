import { monthOf, moveMonth, startOfMonth } from '@tower/contract/org-days.ts'
import { expect, test, vi } from 'vitest'
import { dayMs } from '@tower/contract/durations.ts'
import type { MonthBooks } from '@tower/contract/money/closing-months.contract.ts'
import { recordPosting } from '../../ledger/record-posting.ts'
import { buildClosing } from '../../../../test/money/closing/build-closing.ts'

vi.setConfig({ testTimeout: 60_000 })

type World = Awaited<ReturnType<typeof buildClosing>>
const cardFee = 2_350

const books = ({ read }: World, month: string) => read<MonthBooks>(`/api/admin/months/${month}`)
const close = ({ ask }: World, month: string) => ask('POST', `/api/admin/months/${month}/close`)

/** The clock goes to a moment before the end of this month. */
function toEndOfMonth({ clock }: World, beforeMs: number): string {
  const now = clock.now()
  const end = startOfMonth(moveMonth(monthOf(now), 1))
  clock.advance(end.getTime() - beforeMs - now.getTime())
  return monthOf(clock.now())
}

test('a month of the books agrees with the provider and the bank, account by account', async () => {
  const world = await buildClosing({ poolSize: 2 })
  const month = toEndOfMonth(world, 6 * dayMs)
  await world.give({ email: 'rosa@example.org' })
  await world.give({ email: 'omar@example.org' })
  const payoutId = await world.payOut()
  await world.sandbox.endPayout(payoutId, 'paid')
  world.clock.advance(2 * dayMs)
  await world.follow()
  world.clock.advance(2 * dayMs)
  const net = 160_000 - 2 * cardFee
  const read = await books(world, month)
  expect(read.provider).toMatchObject({
    moved_cents: 0,
    booked_cents: 0,
    differences: [],
    unexplained_cents: 0,
  })
  expect(read.bank).toMatchObject({
    sent_cents: net,
    arrived_cents: net,
    arrived_count: 1,
    on_way_after_cents: 0,
    booked_cents: net,
    payouts_differing: 0,
  })
  const sumOf = (field: 'opening_cents' | 'closing_cents') =>
    read.accounts.reduce((sum, account) => sum + account[field], 0)
  expect([sumOf('opening_cents'), sumOf('closing_cents')]).toEqual([0, 0])
  expect(read.accounts.find(({ kind }) => kind === 'bank')?.closing_cents).toBe(-net)
})

test('what moved in a month and was booked in the next is listed in both, and explains them to the cent', async () => {
  const world = await buildClosing()
  const month = toEndOfMonth(world, 60_000)
  await world.give({ email: 'rosa@example.org' })
  world.clock.advance(120_000)
  // The fee is booked by the job, after midnight.
  await world.follow()
  const first = await books(world, month)
  expect(first.provider).toMatchObject({
    moved_cents: 80_000 - cardFee,
    booked_cents: 80_000,
    unexplained_cents: 0,
    difference_count: 1,
  })
  expect(first.provider.differences[0]).toMatchObject({ fault: 'other_month', kind: 'charge' })
  const second = await books(world, monthOf(world.clock.now()))
  expect(second.provider).toMatchObject({ moved_cents: 0, booked_cents: -cardFee, unexplained_cents: 0 })
  expect(second.provider.differences).toMatchObject([{ fault: 'other_month', kind: 'processor_fee' }])
})

test('a payout on its way over the end of a month is no difference, and is named', async () => {
  const world = await buildClosing()
  toEndOfMonth(world, 4 * dayMs)
  await world.give({ email: 'rosa@example.org' })
  const month = toEndOfMonth(world, 3 * dayMs + 3_600_000)
  const payoutId = await world.payOut()
  await world.follow()
  world.clock.advance(2 * dayMs)
  await world.sandbox.endPayout(payoutId, 'paid')
  await world.follow()
  const net = 80_000 - cardFee
  expect((await books(world, month)).bank).toMatchObject({
    sent_cents: net,
    arrived_cents: 0,
    on_way_before_cents: 0,
    on_way_after_cents: net,
    booked_cents: net,
  })
  expect((await books(world, monthOf(world.clock.now()))).bank).toMatchObject({
    sent_cents: 0,
    arrived_cents: net,
    on_way_before_cents: net,
    on_way_after_cents: 0,
  })
})

test('a month is closed once, by whoever was first, and not before it is over', async () => {
  const world = await buildClosing()
  const month = monthOf(world.clock.now())
  expect((await close(world, month)).json()).toMatchObject({ code: 'closing.month_not_over' })
  world.clock.advance(32 * dayMs)
  const both = await Promise.all([close(world, month), close(world, month)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await books(world, month)).closed).toMatchObject({ by: 'Dana Reyes' })
  expect(await world.findFaults()).toEqual([])
})

test('what is booked into a closed month later shows beside what was kept', async () => {
  const world = await buildClosing()
  const month = monthOf(world.clock.now())
  await world.give({ email: 'rosa@example.org' })
  const late = world.clock.now()
  world.clock.advance(32 * dayMs)
  await close(world, month)
  expect((await books(world, month)).accounts.every(({ closed_cents: then }) => then === null)).toBe(true)
  await world.services.database.transaction((tx) =>
    recordPosting(tx, {
      kind: 'payout',
      idempotencyKey: 'movement:late',
      at: late,
      postings: [
        { account: { kind: 'bank' }, amountCents: -500 },
        { account: { kind: 'processor' }, amountCents: 500 },
      ],
    }),
  )
  const changed = (await books(world, month)).accounts.filter(({ closed_cents: then }) => then !== null)
  expect(changed).toMatchObject([
    { kind: 'bank', closed_cents: 0, closing_cents: -500 },
    { kind: 'processor', closed_cents: -80_000, closing_cents: -79_500 },
  ])
  expect((await books(world, month)).provider).toMatchObject({
    difference_count: 2,
    unexplained_cents: 0,
  })
})

test('a check lies at the bank from the start, and a returned one lies there no more: the provider knows neither', async () => {
  const world = await buildClosing({ poolSize: 4 })
  const month = monthOf(world.clock.now())
  const enter = async (reference: string) => {
    const gift = {
      kind: 'check',
      amount_cents: 80_000,
      destination: 'classrooms',
      given_on: '2026-11-10',
      note: null,
    }
    const person = { reference, email: 'rosa@example.org', donor_name: 'Rosa', is_another: false }
    const { id } = (await world.ask('POST', '/api/admin/offline-gifts', { ...gift, ...person })).json<{
      id: string
    }>()
    await world.ask('POST', `/api/admin/offline-gifts/${id}/receive`)
    return id
  }
  await enter('1001')
  const bounced = await enter('1002')
  await world.ask('POST', `/api/admin/offline-gifts/${bounced}/return`, { reason: 'The bank returned it' })
  const { provider, bank } = await books(world, month)
  expect(provider).toMatchObject({
    moved_cents: 0,
    booked_cents: 0,
    difference_count: 0,
    unexplained_cents: 0,
  })
  expect(bank).toMatchObject({ deposited_cents: 80_000, booked_cents: 80_000, sent_cents: 0 })
})
