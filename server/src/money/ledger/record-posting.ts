import type { Tx } from '../../database/database.ts'
import { accountRules, type AccountRef } from './accounts.ts'
import {
  getTransactionId,
  insertAccounts,
  insertFacts,
  insertMissingPostings,
  type LedgerFact,
  type Posting,
} from './ledger.queries.ts'

export type { LedgerFact, Posting }

export type Recorded = { transactionId: string; applied: boolean }

/**
 * The only way into the ledger. Records one fact: its postings add up to zero in one unit, no account
 * falls below its floor (the database refuses otherwise), and the same `idempotencyKey` acts once
 * (`applied: false` afterwards). Accounts are opened on first use.
 */
export async function recordPosting(tx: Tx, fact: LedgerFact): Promise<Recorded> {
  const [recorded] = await recordPostings(tx, [fact])
  if (!recorded) throw new Error('a fact was neither recorded nor known')
  return recorded
}

/** Records a fact that can't have been recorded before: rows beside it change with it, so a known key is a mistake. */
export async function recordNewPosting(tx: Tx, fact: LedgerFact): Promise<string> {
  const [transactionId] = await recordNewPostings(tx, [fact])
  if (transactionId === undefined) throw new Error('a fact was neither recorded nor known')
  return transactionId
}

/** The same of several facts that belong together. */
export async function recordNewPostings(tx: Tx, facts: readonly LedgerFact[]): Promise<string[]> {
  const recorded = await recordPostings(tx, facts)
  return recorded.map(({ transactionId, applied }, place) => {
    if (!applied) throw new Error(`the fact ${facts[place]?.idempotencyKey} was recorded before`)
    return transactionId
  })
}

/** Records many facts as {@link recordPosting} would one after the other, in as few statements as one. */
export async function recordPostings(tx: Tx, facts: readonly LedgerFact[]): Promise<Recorded[]> {
  if (facts.length === 0) return []
  for (const fact of facts) requireBalanced(fact)
  requireOwnKeys(facts)
  const written = new Map((await insertFacts(tx, facts)).map((entry) => [entry.idempotencyKey, entry]))
  const unfinished = facts.filter(({ idempotencyKey, postings }) => {
    const entry = written.get(idempotencyKey)
    return entry !== undefined && entry.written < postings.length
  })
  if (unfinished.length > 0) {
    await insertAccounts(tx, unfinished)
    await insertMissingPostings(tx, unfinished, [...written.values()])
  }
  const recorded: Recorded[] = []
  for (const { idempotencyKey } of facts) {
    const entry = written.get(idempotencyKey)
    recorded.push({
      transactionId: entry?.id ?? (await getTransactionId(tx, idempotencyKey)),
      applied: entry !== undefined,
    })
  }
  return recorded
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

/** Two facts under one key would take each other's postings. */
function requireOwnKeys(facts: readonly LedgerFact[]): void {
  if (new Set(facts.map(({ idempotencyKey }) => idempotencyKey)).size < facts.length)
    throw new Error('two facts share an idempotency key')
}
