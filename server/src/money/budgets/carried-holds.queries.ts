import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { BudgetKey } from './budgets.queries.ts'

const Line = z.object({
  id: z.string(),
  fiscal_year: z.number(),
  allocated_cents: z.number(),
  held_cents: z.number(),
  due_held_cents: z.number(),
  remaining_cents: z.number(),
})

/** A budget with what is left of it. */
export type HeldLine = z.infer<typeof Line>

/** A teacher's budget of a year and those of all later years, in their order, held with their accounts. */
export async function lockLine(tx: Tx, { teacherId, fiscalYear }: BudgetKey): Promise<HeldLine[]> {
  // Accounts before the budgets' rows, as when money comes in.
  await rows(z.object({}))`
    select from ledger_accounts where kind = 'budget' and owner_id in (
      select id from teacher_budgets where teacher_id = ${teacherId} and fiscal_year >= ${fiscalYear})
    order by created_at, id for update`.all(tx)
  return rows(Line)`
    select budget.id, budget.fiscal_year, budget.allocated_cents, budget.held_cents, budget.due_held_cents,
      coalesce((select balance_cents from ledger_accounts where kind = 'budget' and owner_id = budget.id), 0)::bigint
        as remaining_cents
    from teacher_budgets budget where budget.teacher_id = ${teacherId} and budget.fiscal_year >= ${fiscalYear}
    order by budget.fiscal_year for no key update`.all(tx)
}

const Carried = z.object({ cents: z.number() })

/** How much of a budget was carried into later years. */
export async function sumCarriedOut(tx: Tx, budgetId: string): Promise<number> {
  const { cents } = await rows(Carried)`
    select coalesce(-sum(posting.amount_cents), 0)::bigint as cents from ledger_accounts account
    join ledger_postings posting on posting.account_id = account.id and posting.amount_cents < 0
    join ledger_transactions entry on entry.id = posting.transaction_id and entry.kind = 'budget_carried'
    where account.kind = 'budget' and account.owner_id = ${budgetId}`.one(tx)
  return cents
}

const Hold = z.object({ origin_id: z.string(), budget_id: z.string(), held_cents: z.number() })

/** What budgets hold of money that was carried into them. */
export function listCarriedHolds(tx: Tx, budgetIds: readonly string[]): Promise<z.infer<typeof Hold>[]> {
  return rows(Hold)`
    select origin_id, budget_id, held_cents from carried_holds where budget_id = any(${budgetIds}::uuid[])`.all(
    tx,
  )
}

/** Writes anew where else what is due of a budget is held. */
export async function replaceCarriedHolds(
  tx: Tx,
  originId: string,
  holds: readonly { budgetId: string; heldCents: number }[],
): Promise<void> {
  await tx.deleteFrom('carried_holds').where('origin_id', '=', originId).execute()
  if (holds.length > 0)
    await tx
      .insertInto('carried_holds')
      .values(
        holds.map(({ budgetId, heldCents }) => ({
          ...{ origin_id: originId, budget_id: budgetId, held_cents: heldCents },
        })),
      )
      .execute()
}

export async function setHeld(
  tx: Tx,
  { budgetId, heldCents, dueCents }: { budgetId: string; heldCents: number; dueCents: number },
): Promise<void> {
  await tx
    .updateTable('teacher_budgets')
    .set({ held_cents: heldCents, due_held_cents: dueCents })
    .where('id', '=', budgetId)
    .execute()
}
