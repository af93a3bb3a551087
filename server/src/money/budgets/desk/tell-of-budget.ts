import { asLanguage } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { announceAll } from '../../../realtime/announce.ts'

export type BudgetChange = {
  at: Date
  actor: Actor
  teacher: { id: string; email: string; locale: string }
  budgetId: string
  fiscalYear: number
  change: { transactionId: string; wasCents: number; amountCents: number } | { locked: boolean }
}

/** Writes down what staff changed of a budget, tells its teacher by mail, and open screens. */
export async function tellOfBudget(tx: Tx, told: BudgetChange): Promise<void> {
  const { at, teacher, budgetId, fiscalYear, change } = told
  const ids = { budget_id: budgetId }
  await announceAll(tx, [
    { topic: 'budget.changed', audience: { userId: teacher.id }, payload: ids },
    { topic: 'budget.changed', audience: 'staff', payload: ids },
  ])
  const moment = 'locked' in change ? `${budgetId}:${at.toISOString()}` : change.transactionId
  await queueMail(tx, {
    dedupeKey: `budget-changed:${moment}`,
    to: teacher.email,
    template: 'budget_changed',
    params:
      'locked' in change
        ? { fiscalYear, change: change.locked ? 'locked' : 'unlocked', wasCents: 0, amountCents: 0 }
        : {
            fiscalYear,
            change: change.amountCents > change.wasCents ? 'raised' : 'lowered',
            wasCents: change.wasCents,
            amountCents: change.amountCents,
          },
    locale: asLanguage(teacher.locale),
  })
  // The audit chain is locked last: it makes writers wait for each other.
  await audit(tx, told)
}

function audit(tx: Tx, { at, actor, teacher, budgetId, fiscalYear, change }: BudgetChange): Promise<void> {
  const common = { at, actorId: actor.userId }
  if ('locked' in change)
    return writeAudit(tx, {
      ...common,
      action: change.locked ? 'budgets.lock' : 'budgets.unlock',
      targetKind: 'budget',
      targetId: budgetId,
      details: { teacher_id: teacher.id, fiscal_year: fiscalYear },
    })
  return writeAudit(tx, {
    ...common,
    action: 'budgets.set_amount',
    targetKind: 'ledger_transaction',
    targetId: change.transactionId,
    details: {
      budget_id: budgetId,
      teacher_id: teacher.id,
      fiscal_year: fiscalYear,
      was_cents: change.wasCents,
      amount_cents: change.amountCents,
    },
  })
}
