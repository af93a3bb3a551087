import type { SpendingKind } from '@tower/contract/money/budgets.ts'

/** What money of a budget is spent on; its id stands with the facts in the ledger. */
export type Spending = { kind: SpendingKind; id: string }

/**
 * A step of money of a budget. Rows beside it change with it, so a key that acted before is a mistake: who may be told
 * twice (of a webhook, a button) asks their own row first.
 */
export type BudgetMove = {
  budgetId: string
  spending: Spending
  amountCents: number
  at: Date
  actorId: string | null
  idempotencyKey: string
  /** By what the bank or the issuer of cards knows a payment; stands with what left the house. */
  reference?: string
}
