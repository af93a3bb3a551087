import type { Tx } from '../../database/database.ts'
import type { BudgetKey } from './budgets.queries.ts'
import {
  type HeldLine,
  listCarriedHolds,
  lockLine,
  replaceCarriedHolds,
  setHeld,
  sumCarriedOut,
} from './carried-holds.queries.ts'
import { type HoldPlace, spreadHeld } from './spread-hold.ts'
import { readStillCarried } from './still-carried.ts'

type Change = BudgetKey & { amountCents: number }

/**
 * Holds cents of budgets because payments behind them are contested or asked back, or lets go of them (below zero), where
 * that money is by now: in the budget, or in those of later years it was carried into. What is held can't be spent; the rest
 * of the budget goes on. A lock that staff set is another matter.
 */
export async function addToHeld(tx: Tx, changes: readonly Change[]): Promise<void> {
  for (const change of addUp(changes)) await holdAnew(tx, change)
}

/** One change for each budget, in one order, so that two disputes can't wait for each other. */
function addUp(changes: readonly Change[]): Change[] {
  const sums = new Map<string, Change>()
  for (const change of changes) {
    const key = `${change.teacherId} ${change.fiscalYear}`
    const amountCents = (sums.get(key)?.amountCents ?? 0) + change.amountCents
    sums.set(key, { ...change, amountCents })
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change)
}

async function holdAnew(tx: Tx, { amountCents, ...key }: Change): Promise<void> {
  const line = await lockLine(tx, key)
  const [origin, ...later] = line
  if (!origin) throw new Error(`teacher ${key.teacherId} has no budget of ${key.fiscalYear}`)
  const carried = await listCarriedHolds(
    tx,
    line.map(({ id }) => id),
  )
  const dueCents = origin.due_held_cents + amountCents
  const here = (budget: HeldLine) =>
    carried.find((hold) => hold.origin_id === origin.id && hold.budget_id === budget.id)?.held_cents ?? 0
  const intoOrigin = carried
    .filter((hold) => hold.budget_id === origin.id)
    .reduce((sum, hold) => sum + hold.held_cents, 0)
  // What each holds for others: all but what it holds of this one.
  const ofOthers = (budget: HeldLine) =>
    budget.id === origin.id ? intoOrigin : budget.held_cents - here(budget)
  const still = await readStillCarried(tx, origin.id)
  const placeOf = (budget: HeldLine): HoldPlace => ({
    budgetId: budget.id,
    leftCents: budget.remaining_cents - ofOthers(budget),
    allCents: budget.allocated_cents - ofOthers(budget),
    mostCents: budget === origin ? dueCents : still.most(origin.fiscal_year, budget.fiscal_year),
  })
  const carriedCents = later.length === 0 ? 0 : await sumCarriedOut(tx, origin.id)
  const held = spreadHeld({ dueCents, origin: placeOf(origin), later: later.map(placeOf), carriedCents })
  for (const budget of line) {
    const heldCents = ofOthers(budget) + (held.get(budget.id) ?? 0)
    const due = budget.id === origin.id ? dueCents : budget.due_held_cents
    if (heldCents !== budget.held_cents || due !== budget.due_held_cents)
      await setHeld(tx, { budgetId: budget.id, heldCents, dueCents: due })
  }
  held.delete(origin.id)
  await replaceCarriedHolds(
    tx,
    origin.id,
    [...held].map(([budgetId, heldCents]) => ({ budgetId, heldCents })),
  )
}
