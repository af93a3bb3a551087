import { dayOf } from '@tower/contract/org-days.ts'
import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../../database/database.ts'
import { announce } from '../../../realtime/announce.ts'
import type { Services } from '../../../services.ts'
import type { AccountRef } from '../../ledger/accounts.ts'
import { lockBalances } from '../../ledger/lock-balances.ts'
import { recordPosting, transfer } from '../../ledger/record-posting.ts'
import { addToAllocated, findBudgetForUpdate, openBudgets } from '../budgets.queries.ts'
import { findYearEnd } from './find-year-end.ts'
import { findTold } from './year-end.queries.ts'

/**
 * Moves what is left of a budget whose school year is over, once a day at most: into the teacher's budget of this year, or
 * back for other classrooms, as staff said. What is reserved or contested stays where it is, and so does all of a locked
 * budget. Whoever was not told of it keeps it; what nobody is left to spend goes back.
 */
export async function moveLeftover(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  budgetId: string,
): Promise<void> {
  const at = clock.now()
  const own: AccountRef = { kind: 'budget', ownerId: budgetId }
  const [, remainingCents = 0] = await lockBalances(tx, [{ kind: 'fund_budgets' }, own])
  const budget = await findBudgetForUpdate(tx, budgetId)
  const thisYear = fiscalYearOf(at)
  if (!budget || budget.locked_at || budget.fiscal_year >= thisYear) return
  const cents = remainingCents - budget.held_cents
  if (cents <= 0) return

  const staysWithTeacher = await isCarried(tx, budget)
  const key = { teacherId: budget.teacher_id, fiscalYear: thisYear }
  const nextId = staysWithTeacher ? (await openBudgets(tx, [key]))(key) : undefined
  const to: AccountRef = nextId ? { kind: 'budget', ownerId: nextId } : { kind: 'fund_budgets' }
  const { applied } = await recordPosting(tx, {
    kind: nextId ? 'budget_carried' : 'budget_to_fund',
    idempotencyKey: `year-end:${budgetId}:${dayOf(at)}`,
    at,
    postings: transfer(own, to, cents),
  })
  if (!applied) return
  await addToAllocated(tx, [
    { budgetId, amountCents: -cents },
    ...(nextId ? [{ budgetId: nextId, amountCents: cents }] : []),
  ])
  const audience = { userId: budget.teacher_id }
  await announce(tx, { topic: 'budget.changed', audience, payload: { budget_id: budgetId } })
}

async function isCarried(tx: Tx, { id, fiscal_year }: { id: string; fiscal_year: number }): Promise<boolean> {
  const { is_teacher: isTeacher, was_told: wasTold } = await findTold(tx, id)
  if (!isTeacher) return false
  return !wasTold || (await findYearEnd(tx, fiscal_year)).rule === 'carry_over'
}
