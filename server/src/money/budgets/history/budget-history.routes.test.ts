import { expect, test, vi } from 'vitest'
import type { BudgetLine } from '@tower/contract/money/budgets.contract.ts'
import { buildBudget, type BudgetWorld } from '../../../../test/money/budgets/build-budget.ts'
import { refundShared } from '../../../../test/money/giving/build-tower.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

type History = { items: BudgetLine[]; total: number }

async function read(world: BudgetWorld, bearer: string, query = '') {
  const path = `/api/budgets/${world.budgetId}/history?${query}`
  return (await world.call(bearer, 'GET', path)).json<History>()
}

const short = ({ fact, change_cents, left_cents }: BudgetLine) => [fact, change_cents, left_cents]

test('the history tells every cent of a budget with what was left after it, the latest first', async () => {
  const world = await buildBudget({ amountCents: 50_000 })
  const { bearer } = await world.person('rivera@school.edu', 'teacher')
  const order = await world.reserve(30_000)
  await world.release(order, 5_000)
  await world.spend(order, 25_000)
  await world.giveBack(order, 1_000)
  await refundShared(world, world.paymentId, 20_000)
  const { items, total } = await read(world, bearer)
  expect(total).toBe(6)
  expect(items.map(short)).toEqual([
    ['budget_returned', -20_000, 6_000],
    ['order_returned', 1_000, 26_000],
    ['order_paid', 0, 25_000],
    ['order_released', 5_000, 25_000],
    ['order_reserved', -30_000, 20_000],
    ['budget_allocated', 50_000, 50_000],
  ])
  expect(items[2]).toMatchObject({ amount_cents: 25_000, spending: order })
  const second = await read(world, bearer, 'page=2&page_size=4')
  expect(second.items.map(short)).toEqual([
    ['order_reserved', -30_000, 20_000],
    ['budget_allocated', 50_000, 50_000],
  ])
})

test('a line leads to the slot it came from; the gift, and who acted, are for staff alone', async () => {
  const world = await buildBudget()
  await world.give({
    email: 'ben@example.org',
    body: { classroom_id: world.classroom.id, metadata: { program: 'classrooms' } },
  })
  const teacher = await world.person('rivera@school.edu', 'teacher')
  const staff = await world.person('admin@tower.test', 'admin')
  const own = await read(world, teacher.bearer)
  expect(own.items).toMatchObject([
    { fact: 'budget_allocated', amount_cents: 80_000, slot_number: 1, payment_id: null },
    { fact: 'budget_allocated', amount_cents: 50_000, slot_number: null, payment_id: null },
  ])
  const { items } = await read(world, staff.bearer)
  expect(items.map(({ payment_id: paymentId }) => paymentId !== null)).toEqual([false, true])
})

test('another teacher’s history is not found', async () => {
  const world = await buildBudget()
  const other = await world.person('other@school.edu', 'teacher')
  const answer = await world.call(other.bearer, 'GET', `/api/budgets/${world.budgetId}/history`)
  expect(answer.statusCode).toBe(404)
  const sponsor = await world.person('dana@example.org', 'sponsor')
  expect((await world.call(sponsor.bearer, 'GET', `/api/budgets/${world.budgetId}/history`)).statusCode).toBe(
    403,
  )
})

test('a teacher reads their own budgets, the latest year first, with what becomes of what is left', async () => {
  const world = await buildBudget()
  const { bearer } = await world.person('rivera@school.edu', 'teacher')
  await world.person('other@school.edu', 'teacher')
  await world.reserve(10_000)
  expect((await world.call(bearer, 'GET', '/api/teacher/budgets')).json()).toMatchObject({
    items: [
      {
        budget_id: world.budgetId,
        fiscal_year: 2027,
        allocated_cents: 50_000,
        spent_cents: 0,
        reserved_cents: 10_000,
        remaining_cents: 40_000,
        free_cents: 40_000,
        locked: false,
      },
    ],
    total: 1,
    year_end: { fiscal_year: 2027, rule: 'carry_over', ends_at: '2027-07-01T04:00:00.000Z' },
  })
})

test('old clients read both tables of budgets as rows, and never those of another teacher', async () => {
  const world = await buildBudget()
  const teacher = await world.person('rivera@school.edu', 'teacher')
  const other = await world.person('other@school.edu', 'teacher')
  for (const table of ['v_budget_usage', 'teacher_budgets']) {
    const read = async (bearer: string, query = '') =>
      (await world.call(bearer, 'GET', `/rest/v1/${table}${query}`)).json<unknown>()
    expect(await read(teacher.bearer)).toMatchObject([
      { budget_id: world.budgetId, fiscal_year: 2027, allocated_cents: 50_000, locked: false },
    ])
    expect(await read(other.bearer, `?teacher_id=eq.${teacher.userId}`)).toEqual([])
  }
})
