import { isStaff } from '@tower/contract/access.ts'
import { mostBudgetCents } from '@tower/contract/money/budgets.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import type { AccountKind } from '../../ledger/accounts.ts'
import { lockBalances } from '../../ledger/lock-balances.ts'
import { recordNewPosting, type Posting } from '../../ledger/record-posting.ts'
import { addToAllocated, findBudgetForUpdate, openBudgets } from '../budgets.queries.ts'
import { findTeacher, type StaffBudgetRow } from './desk.queries.ts'
import { getStaffBudget } from './get-staff-budget.ts'
import { tellOfBudget } from './tell-of-budget.ts'

export type SetBudgetAmount = {
  actor: Actor
  teacherId: string
  fiscalYear: number
  amountCents: unknown
  /** What the form showed; where it is something else by now, nothing is done. */
  wasCents: number | null | undefined
}

/**
 * Staff set what is allocated to a teacher in a school year. More is taken from the classrooms' fund, then from operations;
 * less goes to the classrooms' fund: no money comes from nowhere, and what classrooms had stays with classrooms. The same
 * amount again changes nothing.
 */
export function setBudgetAmount(services: Services, request: SetBudgetAmount): Promise<StaffBudgetRow> {
  const { actor, teacherId, fiscalYear } = request
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const amountCents = requireAmount(request.amountCents)
  requireRecentProof(actor, services.clock.now())
  return services.database.transaction(async (tx) => {
    const teacher = await findTeacher(tx, teacherId)
    if (!teacher) throw new Refusal('budgets.teacher_not_found')
    const budgetOf = await openBudgets(tx, [{ teacherId, fiscalYear }])
    const held = await lockMoney(tx, budgetOf({ teacherId, fiscalYear }))
    if (
      request.wasCents !== undefined &&
      request.wasCents !== null &&
      request.wasCents !== held.allocatedCents
    )
      throw new Refusal('budgets.changed', sentenceOfChange(held.allocatedCents))
    const cents = amountCents - held.allocatedCents
    if (cents !== 0) {
      const postings = cents > 0 ? raise(held, cents) : lower(held, -cents)
      const at = services.clock.now()
      const transactionId = await recordNewPosting(tx, {
        kind: cents > 0 ? 'budget_raised' : 'budget_lowered',
        idempotencyKey: `budget-set:${services.random.uuid()}`,
        at,
        actorId: actor.userId,
        postings,
      })
      await addToAllocated(tx, [{ budgetId: held.budgetId, amountCents: cents }])
      await tellOfBudget(tx, {
        at,
        actor,
        teacher,
        budgetId: held.budgetId,
        fiscalYear,
        change: { transactionId, wasCents: held.allocatedCents, amountCents },
      })
    }
    return getStaffBudget(tx, held.budgetId)
  })
}

/** Whole cents, zero or more. */
function requireAmount(cents: unknown): number {
  const isAmount =
    typeof cents === 'number' && Number.isSafeInteger(cents) && cents >= 0 && cents <= mostBudgetCents
  if (!isAmount) throw new Refusal('budgets.amount_invalid')
  return cents
}

type Held = Awaited<ReturnType<typeof lockMoney>>

/** Where the money can come from and what of the budget it can be taken of, locked; accounts before the budget's row. */
async function lockMoney(tx: Tx, budgetId: string) {
  const [fundCents = 0, operationsCents = 0, remainingCents = 0] = await lockBalances(tx, [
    { kind: 'fund_budgets' },
    { kind: 'fund_operations' },
    { kind: 'budget', ownerId: budgetId },
    { kind: 'reserved', ownerId: budgetId },
  ])
  const budget = await findBudgetForUpdate(tx, budgetId)
  if (!budget) throw new Error(`the budget ${budgetId} is gone`)
  const { allocated_cents: allocatedCents, held_cents: heldCents } = budget
  return { budgetId, fundCents, operationsCents, remainingCents, allocatedCents, heldCents }
}

function raise({ budgetId, fundCents, operationsCents }: Held, cents: number): Posting[] {
  const ofFund = Math.min(cents, fundCents)
  const ofOperations = cents - ofFund
  if (ofOperations > operationsCents)
    throw new Refusal('budgets.fund_short', sentenceOfFunds({ fundCents, operationsCents, cents }))
  const take = (kind: AccountKind, amount: number): Posting[] =>
    amount > 0 ? [{ account: { kind }, amountCents: -amount }] : []
  return [
    ...take('fund_budgets', ofFund),
    ...take('fund_operations', ofOperations),
    { account: { kind: 'budget', ownerId: budgetId }, amountCents: cents },
  ]
}

function lower({ budgetId, remainingCents, heldCents, allocatedCents }: Held, cents: number): Posting[] {
  const free = Math.max(0, remainingCents - heldCents)
  if (cents > free) throw new Refusal('budgets.below_spent', sentenceOfFloor(allocatedCents - free))
  return [
    { account: { kind: 'budget', ownerId: budgetId }, amountCents: -cents },
    { account: { kind: 'fund_budgets' }, amountCents: cents },
  ]
}

const sentenceOfChange = (cents: number) =>
  `Somebody else changed this budget: it is ${formatUsd(cents)} now. Look at it again.`

const sentenceOfFloor = (cents: number) =>
  `${formatUsd(cents)} of this budget is spent, reserved or in question already. It can't be less than that.`

const sentenceOfFunds = (money: { fundCents: number; operationsCents: number; cents: number }) =>
  `That takes ${formatUsd(money.cents)} more, and the classrooms' fund holds ${formatUsd(money.fundCents)}, operations ${formatUsd(Math.max(0, money.operationsCents))}.`
