import type { Tx } from '../../database/database.ts'
import { accountKey, accountRules, type AccountRef } from './accounts.ts'
import {
  getTransactionId,
  insertAccounts,
  insertPostings,
  insertTransaction,
  listAccountsForUpdate,
  type AccountRow,
  type TransactionFields,
} from './ledger.queries.ts'

/** One side of a fact of money: positive adds to the account, negative takes from it. */
export type Posting = { account: AccountRef; amountCents: number }

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
  const transactionId = await insertTransaction(tx, fact)
  if (transactionId === undefined) {
    return { transactionId: await getTransactionId(tx, fact.idempotencyKey), applied: false }
  }
  const accounts = await lockAccounts(
    tx,
    fact.postings.map(({ account }) => account),
  )
  await insertPostings(
    tx,
    transactionId,
    fact.postings.map(({ account, amountCents }) => {
      const row = accounts.get(accountKey(account))
      if (!row) throw new Error(`no ledger account for ${accountKey(account)}`)
      return { accountId: row.id, unit: row.unit, amountCents }
    }),
  )
  return { transactionId, applied: true }
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

async function lockAccounts(tx: Tx, refs: AccountRef[]): Promise<Map<string, AccountRow>> {
  const wanted = [...new Map(refs.map((ref) => [accountKey(ref), ref])).values()]
  let rows = await listAccountsForUpdate(tx, wanted)
  if (rows.length < wanted.length) {
    const known = new Set(rows.map(keyOf))
    await insertAccounts(
      tx,
      wanted.filter((ref) => !known.has(accountKey(ref))),
    )
    rows = await listAccountsForUpdate(tx, wanted)
  }
  return new Map(rows.map((row) => [keyOf(row), row]))
}

function keyOf({ kind, owner_id }: AccountRow): string {
  return `${kind}|${owner_id ?? ''}`
}
