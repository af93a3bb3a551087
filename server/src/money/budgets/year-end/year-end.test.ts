// @module-tag some-on-pglite: what is left is moved by a job, within its one session.
import { expect, test, vi } from 'vitest'
import { buildBudget, buildSpender } from '../../../../test/money/budgets/build-budget.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'
import { endSchoolYears } from './end-school-years.ts'
import { tellYearEnd } from './tell-year-end.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const day = 24 * 60 * 60_000

/** A teacher with $500 of the school year 2027, and staff. */
async function buildYear(settings: Parameters<typeof buildBudget>[0] = {}) {
  const world = await buildBudget({ amountCents: 50_000, ...settings })
  const { services, clock } = world
  const at = (iso: string) => clock.advance(new Date(iso).getTime() - clock.now().getTime())
  const usage = () =>
    services.database.read((tx) =>
      tx
        .selectFrom('v_budget_usage')
        .select(['fiscal_year', 'allocated_cents', 'remaining_cents', 'reserved_cents'])
        .orderBy('fiscal_year')
        .execute(),
    )
  const mails = () =>
    services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .select(['to_email', 'params'])
        .where('template', '=', 'budget_year_end')
        .execute(),
    )
  /** Staff sign in anew each time, as months go by. */
  const decide = async (rule: string, fiscalYear = 2027) => {
    const { bearer } = await world.person('admin@tower.test', 'admin')
    const body = { fiscal_year: fiscalYear, rule }
    return world.call(bearer, 'POST', '/api/admin/budgets/year-end', body)
  }
  return {
    ...world,
    at,
    usage,
    mails,
    decide,
    tell: () => tellYearEnd(services),
    end: () => endSchoolYears(services),
    fund: async () => balancesOf((await readBooks(services)).accounts).fund_budgets ?? 0,
  }
}

test(
  'what is left on July 1 is carried into the next school year’s budget, once, and not a day before',
  { tags: 'on-pglite-too' },
  async () => {
    const year = await buildYear()
    year.at('2027-07-01T03:59:59Z')
    await year.end()
    expect(await year.usage()).toMatchObject([{ fiscal_year: 2027, remaining_cents: 50_000 }])
    year.at('2027-07-01T04:05:00Z')
    for (let run = 0; run < 3; run++) await year.end()
    expect(await year.usage()).toMatchObject([
      { fiscal_year: 2027, allocated_cents: 0, remaining_cents: 0 },
      { fiscal_year: 2028, allocated_cents: 50_000, remaining_cents: 50_000 },
    ])
    const { bearer } = await year.person('rivera@school.edu', 'teacher')
    const history = await year.call(bearer, 'GET', `/api/budgets/${year.budgetId}/history`)
    expect(history.json<{ items: unknown[] }>().items[0]).toMatchObject({
      fact: 'budget_carried',
      change_cents: -50_000,
      left_cents: 0,
      other_year: 2028,
    })
    expect(await year.findFaults()).toEqual([])
  },
)

test('what is reserved or in question stays, and is moved once it is free again', async () => {
  const year = await buildYear()
  const order = await year.reserve(10_000)
  const contested = await year.giveDirectly(7_000)
  const { disputeId } = await year.sandbox.openDispute(contested)
  await year.deliverAll()
  year.at('2027-07-01T04:05:00Z')
  await year.end()
  expect(await year.usage()).toMatchObject([
    { fiscal_year: 2027, remaining_cents: 7_000, reserved_cents: 10_000 },
    { fiscal_year: 2028, remaining_cents: 40_000 },
  ])
  await year.spend(order, 6_000)
  await year.release(order, 4_000)
  await year.sandbox.closeDispute(disputeId, 'won')
  await year.deliverAll()
  year.clock.advance(day)
  await year.end()
  expect(await year.usage()).toMatchObject([
    { fiscal_year: 2027, allocated_cents: 6_000, remaining_cents: 0, reserved_cents: 0 },
    { fiscal_year: 2028, remaining_cents: 51_000 },
  ])
  expect(await year.findFaults()).toEqual([])
})

test('where staff said so, and the teacher was told, what is left goes back for other classrooms', async () => {
  const year = await buildYear()
  expect((await year.decide('to_fund')).statusCode).toBe(200)
  year.at('2027-06-20T15:20:00Z')
  await year.tell()
  year.at('2027-07-01T04:05:00Z')
  await year.end()
  expect(await year.usage()).toMatchObject([{ fiscal_year: 2027, allocated_cents: 0 }])
  expect(await year.fund()).toBe(50_000)
  expect(await year.findFaults()).toEqual([])
})

test('nobody who was not told loses what they saved', async () => {
  const year = await buildYear()
  await year.decide('to_fund')
  year.at('2027-07-01T04:05:00Z')
  await year.end()
  expect(await year.usage()).toMatchObject([
    { fiscal_year: 2027 },
    { fiscal_year: 2028, remaining_cents: 50_000 },
  ])
  expect(await year.fund()).toBe(0)
})

test('teachers with something left are told two weeks before, once, and of the rule that holds', async () => {
  const year = await buildYear()
  await year.decide('to_fund')
  year.at('2027-06-17T03:59:59Z')
  await year.tell()
  expect(await year.mails()).toEqual([])
  year.at('2027-06-17T04:00:00Z')
  for (let run = 0; run < 3; run++) await year.tell()
  expect(await year.mails()).toEqual([
    { to_email: 'rivera@school.edu', params: { fiscalYear: 2027, rule: 'to_fund', leftCents: 50_000 } },
  ])
})

test('once teachers are told, the rule only gets kinder, and of a year that is over it stays', async () => {
  const year = await buildYear()
  year.at('2027-06-17T04:00:00Z')
  expect((await year.decide('to_fund')).json()).toMatchObject({ code: 'budgets.year_decided' })
  expect((await year.decide('carry_over')).statusCode).toBe(200)
  expect((await year.decide('to_fund', 2028)).statusCode).toBe(200)
  year.at('2027-07-01T04:00:00Z')
  expect((await year.decide('carry_over')).statusCode).toBe(409)
  const rows = await year.services.database.read((tx) =>
    tx
      .selectFrom('audit_log')
      .select(['target_id', 'details'])
      .where('action', '=', 'budgets.set_year_end')
      .execute(),
  )
  expect(rows).toMatchObject([
    { target_id: '2027', details: { rule: 'carry_over' } },
    { target_id: '2028', details: { rule: 'to_fund' } },
  ])
})

test('a locked budget waits for staff, and one that nobody is left to spend goes back', async () => {
  const year = await buildYear()
  const { database, clock } = year.services
  const change = (set: { locked_at: Date | null }) =>
    database.transaction((tx) => tx.updateTable('teacher_budgets').set(set).execute())
  await change({ locked_at: clock.now() })
  year.at('2027-07-02T00:05:00Z')
  await year.end()
  expect(await year.usage()).toMatchObject([{ remaining_cents: 50_000 }])
  await change({ locked_at: null })
  await database.transaction((tx) =>
    tx.updateTable('users').set({ role: 'sponsor' }).where('id', '=', year.teacherId).execute(),
  )
  await year.end()
  expect(await year.fund()).toBe(50_000)
  expect(await year.findFaults()).toEqual([])
})

test(
  'sixteen runs at once beside orders of the new year move what is left once',
  { tags: 'on-pglite-too' },
  async () => {
    const year = await buildYear({ poolSize: 32 })
    const order = await year.reserve(20_000)
    year.at('2027-07-01T04:05:00Z')
    await Promise.all([
      ...Array.from({ length: 16 }, () => year.end()),
      ...Array.from({ length: 8 }, () => year.spend(order, 500)),
      ...Array.from({ length: 8 }, () => year.reserve(1_000).catch((error: { code: string }) => error.code)),
    ])
    const [last, next] = await year.usage()
    expect((last?.allocated_cents ?? 0) + (next?.allocated_cents ?? 0)).toBe(50_000)
    expect(last?.remaining_cents).toBe(0)
    expect(await year.findFaults()).toEqual([])
  },
)

test('money that was carried before its giver’s bank contested it is held in the budget that has it now', async () => {
  const year = await buildYear()
  await year.spend(await year.reserve(10_000), 10_000)
  year.at('2027-07-01T04:05:00Z')
  await year.end()
  const held = () =>
    year.services.database.read((tx) =>
      tx.selectFrom('teacher_budgets').select(['fiscal_year', 'held_cents']).orderBy('fiscal_year').execute(),
    )
  const { disputeId } = await year.sandbox.openDispute(year.paymentId)
  await year.deliverAll()
  // What was spent in the year before is held there, as far as anything can be.
  expect(await held()).toEqual([
    { fiscal_year: 2027, held_cents: 10_000 },
    { fiscal_year: 2028, held_cents: 40_000 },
  ])
  expect(await year.budget()).toMatchObject({ fiscalYear: 2028, freeCents: 0 })
  expect(await year.findFaults()).toEqual([])
  await year.sandbox.closeDispute(disputeId, 'won')
  await year.deliverAll()
  expect(await held()).toMatchObject([{ held_cents: 0 }, { held_cents: 0 }])
  expect(await year.findFaults()).toEqual([])
})

test('money that was carried before its giver’s bank took it back is taken where it is, and owed where it is set aside', async () => {
  const year = await buildYear()
  await year.spend(await year.reserve(10_000), 10_000)
  year.at('2027-07-01T04:05:00Z')
  await year.end()
  // Money of the new year, which nobody contests.
  await year.giveDirectly(20_000)
  const { id: nextId } = await year.budget()
  const next = buildSpender(year.services, { budgetId: nextId, teacherId: year.teacherId })
  const order = await next.reserve(50_000)
  const { disputeId } = await year.sandbox.openDispute(year.paymentId)
  await year.deliverAll()
  await year.sandbox.closeDispute(disputeId, 'lost')
  await year.deliverAll()
  const [, after] = await year.usage()
  // $100 was spent in the year before; of the $400 that were carried $100 were left, and $300 are set aside.
  expect(after).toMatchObject({ allocated_cents: 50_000, remaining_cents: 0, reserved_cents: 50_000 })
  expect(await year.findFaults()).toEqual([])
  await next.release(order, 50_000)
  expect((await year.usage())[1]).toMatchObject({ allocated_cents: 20_000, remaining_cents: 20_000 })
  const { accounts } = await readBooks(year.services)
  expect(balancesOf(accounts).refund_reserve).toBe(-10_000)
  expect(await year.findFaults()).toEqual([])
})

test('dollars that went on twice are lost once, whichever of their years loses them', async () => {
  const year = await buildYear()
  year.at('2027-07-01T04:05:00Z')
  await year.end()
  const second = await year.giveDirectly(20_000)
  const { id: secondId } = await year.budget()
  const spender = buildSpender(year.services, { budgetId: secondId, teacherId: year.teacherId })
  await spender.spend(await spender.reserve(20_000), 20_000)
  year.at('2028-07-01T04:05:00Z')
  await year.end()
  // The $500 of the first year are in the third; those of the second are spent. What is given now nobody contests.
  await year.giveDirectly(30_000)
  expect((await year.usage())[2]).toMatchObject({ fiscal_year: 2029, remaining_cents: 80_000 })
  for (const paymentId of [year.paymentId, second]) {
    const { disputeId } = await year.sandbox.openDispute(paymentId)
    await year.deliverAll()
    await year.sandbox.closeDispute(disputeId, 'lost')
    await year.deliverAll()
  }
  expect((await year.usage())[2]).toMatchObject({ allocated_cents: 30_000, remaining_cents: 30_000 })
  const { accounts } = await readBooks(year.services)
  expect(balancesOf(accounts).refund_reserve).toBe(-20_000)
  expect(await year.findFaults()).toEqual([])
})
