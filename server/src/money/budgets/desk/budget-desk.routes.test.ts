import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { StaffBudget } from '@tower/contract/money/budgets.contract.ts'
import { buildBudget } from '../../../../test/money/budgets/build-budget.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const listPath = '/.netlify/functions/admin-budgets-list'
const upsertPath = '/.netlify/functions/admin-budgets-upsert'
const lockPath = '/.netlify/functions/admin-budgets-lock'
type List = { items: StaffBudget[]; total: number }
type Answer = { ok: true; item: StaffBudget }

/** A desk with a teacher's budget of $500, and operations that hold at least $100. */
async function buildDesk(settings: Parameters<typeof buildBudget>[0] = {}) {
  const world = await buildBudget(settings)
  await world.give({ email: 'founder@example.org', destination: 'project', amountCents: 500_000 })
  const admin = await world.person('admin@tower.test', 'admin')
  const teacher = await world.person('rivera@school.edu', 'teacher')
  const list = async (query = '') =>
    (await world.call(admin.bearer, 'GET', `${listPath}?${query}`)).json<List>()
  const set = (amountCents: unknown, more: Record<string, unknown> = {}) =>
    world.call(admin.bearer, 'POST', upsertPath, {
      teacher_id: world.teacherId,
      fiscal_year: 2027,
      amount_cents: amountCents,
      ...more,
    })
  const lock = (locked: boolean, budgetId = world.budgetId) =>
    world.call(admin.bearer, 'POST', lockPath, { budget_id: budgetId, locked })
  const mails = () =>
    world.services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .select(['to_email', 'params'])
        .where('template', '=', 'budget_changed')
        .execute(),
    )
  const audits = () =>
    world.services.database.read((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'details'])
        .where('action', 'like', 'budgets.%')
        .orderBy('seq')
        .execute(),
    )
  const balances = async () => balancesOf((await readBooks(world.services)).accounts)
  return { ...world, admin, teacher, list, set, lock, mails, audits, balances }
}

test('staff raise a budget with money of operations, lower it into the classrooms’ fund, and raise the next from there', async () => {
  const desk = await buildDesk()
  const operations = (await desk.balances()).fund_operations ?? 0
  const raised = await desk.set(60_000)
  expect(raised.json<Answer>()).toMatchObject({
    ok: true,
    item: { allocated_cents: 60_000, remaining_cents: 60_000 },
  })
  expect((await desk.balances()).fund_operations).toBe(operations - 10_000)
  expect((await desk.set(45_000)).json<Answer>().item.allocated_cents).toBe(45_000)
  expect(await desk.balances()).toMatchObject({ fund_budgets: 15_000, fund_operations: operations - 10_000 })
  await desk.set(62_000)
  expect(await desk.balances()).toMatchObject({ fund_operations: operations - 12_000 })
  expect(await desk.balances()).not.toHaveProperty('fund_budgets')
  expect(await desk.findFaults()).toEqual([])
})

test('what staff set is written down with who did it, and the teacher is told by mail', async () => {
  const desk = await buildDesk()
  await desk.set(60_000)
  await desk.set(60_000)
  expect(await desk.audits()).toMatchObject([
    {
      action: 'budgets.set_amount',
      details: { was_cents: 50_000, amount_cents: 60_000, budget_id: desk.budgetId },
    },
  ])
  expect(await desk.mails()).toEqual([
    {
      to_email: 'rivera@school.edu',
      params: { change: 'raised', wasCents: 50_000, amountCents: 60_000, fiscalYear: 2027 },
    },
  ])
})

test('a budget is never set below what is spent, reserved or in question', async () => {
  const desk = await buildDesk()
  const order = await desk.reserve(30_000)
  await desk.spend(order, 20_000)
  const refused = await desk.set(29_999)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'budgets.below_spent' })
  expect(refused.json<{ error: string }>().error).toContain('$300')
  await desk.giveDirectly(5_000)
  await desk.sandbox.openDispute(desk.paymentId, 15_000)
  await desk.deliverAll()
  expect((await desk.set(44_999)).statusCode).toBe(400)
  expect((await desk.set(45_000)).statusCode).toBe(200)
  expect(await desk.findFaults()).toEqual([])
})

test('a budget is not raised by money that nobody has', async () => {
  const desk = await buildDesk()
  const refused = await desk.set(99_000_000)
  expect(refused.statusCode).toBe(409)
  expect(refused.json<{ error: string }>().error).toMatch(/classrooms' fund holds \$0, operations \$/)
  expect((await desk.list()).items).toMatchObject([{ allocated_cents: 50_000 }])
  expect(await desk.audits()).toEqual([])
  expect(await desk.findFaults()).toEqual([])
})

test.each([[-1], [1.5], ['100'], [null], [100_000_000], [Number.MAX_SAFE_INTEGER]])(
  '%s is no valid dollar amount',
  async (amount) => {
    const desk = await buildDesk()
    const refused = await desk.set(amount)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ error: 'Enter a valid dollar amount' })
  },
)

test('whoever comes second reads what the budget is by now', async () => {
  const desk = await buildDesk()
  await desk.set(60_000, { was_cents: 50_000 })
  const second = await desk.set(55_000, { was_cents: 50_000 })
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({
    code: 'budgets.changed',
    error: 'Somebody else changed this budget: it is $600 now. Look at it again.',
  })
})

test('a budget of a year without one is opened, and of nobody or a sponsor none', async () => {
  const desk = await buildDesk()
  expect((await desk.set(2_000, { fiscal_year: 2028 })).json<Answer>().item).toMatchObject({
    fiscal_year: 2028,
    allocated_cents: 2_000,
  })
  const sponsor = await desk.person('dana@example.org', 'sponsor')
  for (const teacherId of [sponsor.userId, '00000000-0000-4000-8000-000000000000'])
    expect((await desk.set(2_000, { teacher_id: teacherId })).statusCode).toBe(404)
  expect((await desk.list()).total).toBe(2)
})

test('staff lock a budget and open it again, once each, and the teacher is told each time', async () => {
  const desk = await buildDesk()
  desk.clock.advance(1_000)
  const answers = await Promise.all([desk.lock(true), desk.lock(true)])
  for (const answer of answers)
    expect(answer.json<Answer>().item).toMatchObject({ locked: true, free_cents: 0 })
  await expect(desk.reserve(100)).rejects.toMatchObject({ code: 'budgets.locked' })
  expect((await desk.set(51_000)).statusCode).toBe(200)
  desk.clock.advance(1_000)
  expect((await desk.lock(false)).json<Answer>().item.locked).toBe(false)
  await desk.reserve(100)
  expect((await desk.audits()).map(({ action }) => action)).toEqual([
    'budgets.lock',
    'budgets.set_amount',
    'budgets.unlock',
  ])
  expect(await desk.mails()).toHaveLength(3)
  expect((await desk.lock(true, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
  expect(await desk.findFaults()).toEqual([])
})

test('a lock whose clock is behind still comes after what was reserved', async () => {
  const desk = await buildDesk()
  const { database } = desk.services
  const later = new Date(desk.clock.now().getTime() + 5_000)
  await desk.reserve(100, { at: later })
  await desk.lock(true)
  const { rows } = await database.read((tx) =>
    sql<{ locked_at: Date }>`select locked_at from teacher_budgets`.execute(tx),
  )
  expect(rows).toEqual([{ locked_at: later }])
  expect(await desk.findFaults()).toEqual([])
})

test('staff find budgets by teacher, school year and state, and each row carries what the desk shows', async () => {
  const desk = await buildDesk()
  await desk.set(2_000, { fiscal_year: 2028 })
  const order = await desk.reserve(10_000)
  await desk.spend(order, 4_000)
  const { items, total } = await desk.list('fiscal_year=2027')
  expect(total).toBe(1)
  expect(items).toMatchObject([
    {
      budget_id: desk.budgetId,
      teacher_id: desk.teacherId,
      teacher: { full_name: 'Ms Rivera', email: 'rivera@school.edu' },
      fiscal_year: 2027,
      allocated_cents: 50_000,
      spent_cents: 4_000,
      reserved_cents: 6_000,
      remaining_cents: 40_000,
      locked: false,
    },
  ])
  expect((await desk.list()).items.map(({ fiscal_year: year }) => year)).toEqual([2028, 2027])
  expect((await desk.list('page=2&page_size=1')).items.map(({ fiscal_year: year }) => year)).toEqual([2027])
  expect((await desk.list('q=RIVERA')).total).toBe(2)
  expect((await desk.list(`teacher=${desk.teacherId}`)).total).toBe(2)
  expect((await desk.list('teacher=nobody')).total).toBe(0)
  expect((await desk.list('state=locked')).total).toBe(0)
  for (const sort of ['year', 'teacher', '-teacher', 'allocated', '-allocated'])
    expect((await desk.list(`sort=${sort}`)).total).toBe(2)
})

test('the file holds what the filters show, in dollars', async () => {
  const desk = await buildDesk()
  await desk.set(2_000, { fiscal_year: 2028 })
  const file = await desk.call(desk.admin.bearer, 'GET', '/api/admin/budgets.csv?fiscal_year=2027')
  expect(file.headers['content-disposition']).toBe('attachment; filename="budgets.csv"')
  const lines = file.body.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBe('Ms Rivera,rivera@school.edu,2027,500.00,0.00,0.00,500.00,0.00,open')
})

test.each([
  ['GET', listPath],
  ['POST', upsertPath],
  ['POST', lockPath],
  ['GET', '/api/admin/budgets.csv'],
  ['POST', '/api/admin/budgets/year-end'],
] as const)('%s %s is for staff alone', async (method, path) => {
  const desk = await buildDesk()
  expect(
    (await desk.call(desk.teacher.bearer, method, path, method === 'POST' ? {} : undefined)).statusCode,
  ).toBe(403)
  expect((await desk.app.inject({ method, url: path })).statusCode).toBe(401)
})

test('setting an amount needs a proof of the last minutes', async () => {
  const desk = await buildDesk()
  desk.clock.advance(30 * 60_000)
  expect((await desk.set(60_000)).json()).toMatchObject({ code: 'identity.proof_needed' })
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'thirty-two at once set one budget, spend of it and give to it, and every cent stays accounted for',
  { timeout: 240_000 },
  async () => {
    const desk = await buildDesk({ poolSize: 32, amountCents: 70_000 })
    const gifts = await Promise.all(
      Array.from({ length: 4 }, (_, nth) =>
        desk.payGift({
          email: `giver${nth}@example.org`,
          amountCents: 1_000,
          body: { classroom_id: desk.classroom.id, goes_to: 'classroom' },
        }),
      ),
    )
    expect(gifts).toHaveLength(4)
    const events = await desk.takeEvents()
    const answers = await Promise.all(
      [
        ...Array.from({ length: 16 }, (_, nth) => desk.set(60_000 + nth * 500)),
        ...Array.from({ length: 6 }, () => desk.lock(false)),
      ].concat(events.map((event) => desk.deliver(event).then(() => desk.lock(false)))),
    )
    // Whoever comes when the others have taken it all is told so; nothing else goes wrong.
    const told = new Set(answers.map((answer) => answer.json<{ code?: string }>().code ?? answer.statusCode))
    expect([...told].filter((answer) => answer !== 200)).toEqual(
      told.has('budgets.fund_short') ? ['budgets.fund_short'] : [],
    )
    expect(told).toContain(200)
    expect(await desk.findFaults()).toEqual([])
  },
)
