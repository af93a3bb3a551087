import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

export type NewDebt = {
  budgetId: string
  /** The budget that the gift went to. */
  originId: string
  paymentId: string
  refundId: string
  owedCents: number
  at: Date
}

/** Writes down what the reserve paid for a budget. */
export async function insertDebt(tx: Tx, debt: NewDebt): Promise<void> {
  await tx
    .insertInto('budget_debts')
    .values({
      budget_id: debt.budgetId,
      origin_id: debt.originId,
      payment_id: debt.paymentId,
      refund_id: debt.refundId,
      owed_cents: debt.owedCents,
      owed_at: debt.at,
    })
    .execute()
}

const Open = z.object({
  id: z.string(),
  payment_id: z.string(),
  refund_id: z.string(),
  left_cents: z.number(),
})

/** What a budget still owes the reserve, the oldest first, held. */
export function listOpenDebts(tx: Tx, budgetId: string): Promise<z.infer<typeof Open>[]> {
  return rows(Open)`
    select id, payment_id, refund_id, owed_cents - paid_cents as left_cents from budget_debts
    where budget_id = ${budgetId} and closed_at is null and paid_cents < owed_cents
    order by owed_at, id for update`.all(tx)
}

/** Adds to what was paid of a debt. */
export async function addToPaid(tx: Tx, debtId: string, amountCents: number): Promise<void> {
  await tx
    .updateTable('budget_debts')
    .set(({ eb }) => ({ paid_cents: eb('paid_cents', '+', amountCents) }))
    .where('id', '=', debtId)
    .execute()
}

/** Ends the debts of a refund that came back; answers what of them was paid. */
export async function closeDebt(tx: Tx, { refundId, at }: { refundId: string; at: Date }): Promise<number> {
  const closed = await tx
    .updateTable('budget_debts')
    .set({ closed_at: at })
    .where('refund_id', '=', refundId)
    .where('closed_at', 'is', null)
    .returning('paid_cents')
    .execute()
  return closed.reduce((sum, { paid_cents: cents }) => sum + cents, 0)
}
