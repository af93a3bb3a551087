import type { Tx } from '../../database/database.ts'
import { accountRules, type AccountRef } from './accounts.ts'
import {
  getTransactionId,
  insertAccounts,
  insertFact,
  insertMissingPostings,
  type Posting,
  type TransactionFields,
} from './ledger.queries.ts'

export type { Posting }

export type LedgerFact = TransactionFields & { postings: Posting[] }

/**
 * The only door to the ledger. Records one fact: its postings add up to zero in one unit, no account
 * falls below its floor (the database refuses otherwise), and the same `idempotencyKey` acts once
 * (`applied: false` afterwards). Accounts are opened on first use.
 */
export async function recordPosting(
  tx: Tx,
  fact: LedgerFact,
): Promise<{ transactionId: string; applied: boolean }> {
  requireBalanced(fact)
  const { postings, ...fields } = fact
  const entry = await insertFact(tx, fields, postings)
  if (!entry) return { transactionId: await getTransactionId(tx, fact.idempotencyKey), applied: false }
  if (entry.written < postings.length) {
    await insertAccounts(tx, postings)
    await insertMissingPostings(tx, entry.id, postings)
  }
  return { transactionId: entry.id, applied: true }
}

/** Moves an amount from one account to another: the common two-sided fact. */
export function transfer(from: AccountRef, to: AccountRef, amountCents: number): Posting[] {
  return [
    { account: from, amountCents: -amountCents },
    { account: to, amountCents },
  ]
}

function requireBalanced({ kind, postings }: LedgerFact): void {
  const units = new Set(postings.map(({ account }) => accountRules(account.kind).unit))
  const total = postings.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const whole = postings.every(({ amountCents }) => Number.isSafeInteger(amountCents) && amountCents !== 0)
  if (units.size !== 1 || total !== 0 || !whole || postings.length < 2) {
    throw new Error(`the postings of ${kind} do not balance`)
  }
}
