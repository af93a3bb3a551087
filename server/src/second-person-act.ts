import type { SecondPersonKind, SecondPersonState } from '@tower/contract/oversight/safety.ts'
import type { Belongs } from '@tower/contract/people/duties.ts'
import type { Tx } from './database/database.ts'

/** An act that one person asked for and another has to decide, or has decided. */
export type SecondPersonRow = {
  id: string
  /** What it is, in the words of whoever asked. */
  what: string
  amountCents: number | null
  state: SecondPersonState
  /** Addresses; null where nobody is known. */
  askedBy: string | null
  askedAt: Date
  decidedBy: string | null
  decidedAt: Date | null
  reason: string | null
}

/** What of a domain needs two people. The safety page of the console joins what all records declare. */
export type SecondPersonWork = {
  kind: SecondPersonKind
  /** Whose it is, where that is not the duty of its domain. */
  duty?: Belongs
  /** The newest, at most so many. */
  list(tx: Tx, limit: number): Promise<SecondPersonRow[]>
  /** Where it is shown. */
  leadsTo(id: string): string
}
