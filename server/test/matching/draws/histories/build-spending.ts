import { expect } from 'vitest'
import { budgetErrors, schoolYearEnd, type SpendingKind } from '@tower/contract/money/budgets.ts'
import type { Actor } from '../../../../src/http/actor.ts'
import { lockBudget } from '../../../../src/money/budgets/desk/lock-budget.ts'
import { setBudgetAmount } from '../../../../src/money/budgets/desk/set-budget-amount.ts'
import { releaseReserved } from '../../../../src/money/budgets/release-reserved.ts'
import { reserveFromBudget } from '../../../../src/money/budgets/reserve-from-budget.ts'
import { returnSpent } from '../../../../src/money/budgets/return-spent.ts'
import { spendReserved } from '../../../../src/money/budgets/spend-reserved.ts'
import { endSchoolYears } from '../../../../src/money/budgets/year-end/end-school-years.ts'
import { Refusal } from '../../../../src/refusal.ts'
import type { GivingWorld } from '../../../money/giving/build-giving.ts'
import type { StepOf } from './build-steps.ts'

/** One order, reimbursement or card, and what of its money is where by this history's own count. */
type Spent = { kind: SpendingKind; id: string; budgetId: string; reserved: number; paid: number }

const day = 24 * 60 * 60_000
const acts = { release: releaseReserved, pay: spendReserved, 'take back': returnSpent }

type World = Pick<GivingWorld, 'services'> & { actor: Actor; spent: Spent[]; yearsEnded: number }

const at = <Row>(rows: readonly Row[], which: number): Row | undefined =>
  rows[which % Math.max(1, rows.length)]

const listBudgets = ({ services: { database } }: World) =>
  database.read((tx) =>
    tx
      .selectFrom('v_budget_usage')
      .select([
        'budget_id',
        'teacher_id',
        'fiscal_year',
        'allocated_cents',
        'remaining_cents',
        'held_cents',
        'locked',
      ])
      .where('allocated_cents', '>', 0)
      .orderBy('budget_id')
      .execute(),
  )

const move = (
  { services: { clock, random } }: World,
  { kind, id, budgetId }: Spent,
  amountCents: number,
) => ({
  budgetId: budgetId,
  spending: { kind, id },
  amountCents,
  at: clock.now(),
  actorId: null,
  idempotencyKey: random.uuid(),
})

/** Reserves what is free to the cent, or is refused one cent more. */
async function reserve(world: World, { which, percent, kind, tooMuch }: StepOf<'reserve'>): Promise<boolean> {
  const { database, random } = world.services
  const budget = at(await listBudgets(world), which)
  if (!budget) return false
  const free = Math.max(0, (budget.remaining_cents ?? 0) - (budget.held_cents ?? 0))
  const cents = tooMuch ? free + 1 : Math.trunc((free * percent) / 100)
  if (cents < 1) return false
  const next: Spent = {
    kind,
    id: random.uuid(),
    budgetId: budget.budget_id ?? '',
    reserved: cents,
    paid: 0,
  }
  const teacherId = budget.teacher_id ?? ''
  const reserving = database.transaction((tx) =>
    reserveFromBudget(tx, { ...move(world, next, cents), teacherId }),
  )
  if (budget.locked || tooMuch) {
    const code: keyof typeof budgetErrors = budget.locked ? 'budgets.locked' : 'budgets.not_enough'
    await expect(reserving).rejects.toMatchObject({ code })
    return true
  }
  await reserving
  world.spent.push(next)
  return true
}

/** Whatever becomes of the gifts behind it, what was reserved goes on. */
async function goOn(world: World, { which, percent, act }: StepOf<'go on'>): Promise<boolean> {
  const open = world.spent.filter(({ reserved, paid }) => (act === 'take back' ? paid : reserved) > 0)
  const one = at(open, which)
  if (!one) return false
  const there = act === 'take back' ? one.paid : one.reserved
  const cents = Math.max(1, Math.trunc((there * percent) / 100))
  await world.services.database.transaction((tx) => acts[act](tx, move(world, one, cents)))
  if (act === 'take back') one.paid -= cents
  else one.reserved -= cents
  if (act === 'pay') one.paid += cents
  return true
}

/** Staff raise, lower, lock or open; what can't be is refused in words. */
async function desk(world: World, { which, percent, act }: StepOf<'desk'>): Promise<boolean> {
  const { services, actor } = world
  const budget = at(await listBudgets(world), which)
  if (!budget) return false
  const [teacherId, fiscalYear] = [budget.teacher_id ?? '', budget.fiscal_year ?? 0]
  const amountCents = Math.trunc(
    ((budget.allocated_cents ?? 0) * (act === 'raise' ? 100 + percent : percent)) / 100,
  )
  const doing =
    act === 'lock'
      ? lockBudget(services, { actor, budgetId: budget.budget_id ?? '', locked: !budget.locked })
      : setBudgetAmount(services, { actor, teacherId, fiscalYear, amountCents, wasCents: undefined })
  await doing.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
  return true
}

/** The school year ends as staff said; on another day each time, as a day ends it once. */
async function endYear(world: World, { rule }: StepOf<'end year'>): Promise<void> {
  const { services, actor } = world
  const { database, clock } = services
  const decidedAt = clock.now()
  await database.transaction(async (tx) => {
    const row = { rule, decided_by: actor.userId, decided_at: decidedAt }
    await tx
      .insertInto('budget_year_ends')
      .values({ fiscal_year: 2027, ...row })
      .onConflict((conflict) => conflict.column('fiscal_year').doUpdateSet(row))
      .execute()
    await tx.updateTable('teacher_budgets').set({ year_end_told_at: decidedAt }).execute()
  })
  world.yearsEnded += 1
  const then = new Date(schoolYearEnd(2027).getTime() + world.yearsEnded * day)
  await endSchoolYears({ ...services, clock: { ...clock, now: () => then } })
}

/** What the ledger has for each order, reimbursement and card is what this history counted. */
async function compare({ services: { database }, spent }: World): Promise<void> {
  const ids = spent.map(({ id }) => id)
  if (ids.length === 0) return
  const rows = await database.read((tx) =>
    tx
      .selectFrom('ledger_transactions as entry')
      .innerJoin('ledger_postings as posting', 'posting.transaction_id', 'entry.id')
      .innerJoin('ledger_accounts as account', 'account.id', 'posting.account_id')
      .select([
        'entry.spending_id',
        'account.kind',
        ({ fn }) => fn.sum<string>('posting.amount_cents').as('cents'),
      ])
      .where('entry.spending_id', 'in', ids)
      .where('account.kind', 'in', ['reserved', 'spent'])
      .groupBy(['entry.spending_id', 'account.kind'])
      .execute(),
  )
  const centsOf = (id: string, kind: string) =>
    Number(rows.find((row) => row.spending_id === id && row.kind === kind)?.cents ?? 0)
  expect(spent.map(({ id }) => [centsOf(id, 'reserved'), centsOf(id, 'spent')])).toEqual(
    spent.map(({ reserved, paid }) => [reserved, paid]),
  )
}

/** For tests: what teachers spend of their budgets, and what staff do to those, beside refunds and disputes of the gifts behind them. */
export function buildSpending({ services }: GivingWorld, actor: Actor) {
  const world: World = { services, actor, spent: [], yearsEnded: 0 }
  return {
    takes: {
      reserve: (step: StepOf<'reserve'>) => reserve(world, step),
      'go on': (step: StepOf<'go on'>) => goOn(world, step),
      desk: (step: StepOf<'desk'>) => desk(world, step),
      'end year': (step: StepOf<'end year'>) => endYear(world, step),
    },
    compare: () => compare(world),
  }
}
