import type { WaitingKind } from '@tower/contract/oversight/queue.ts'
import type { Belongs } from '@tower/contract/people/duties.ts'
import type { Tx } from './database/database.ts'
import type { Reader } from './reader.ts'

/** One thing that waits for a person of the staff. */
export type WaitingRow = {
  id: string
  /** What it is, in the words of whoever made it; empty where its kind says it all. */
  what: string
  /** Whose it is. */
  who: string | null
  amountCents: number | null
  since: Date
  /** Until when somebody outside takes an answer. */
  dueAt: Date | null
  isUrgent: boolean
  /** Who asked for it, by account, where somebody else has to decide it. */
  askedBy?: string | null
  /** How many wait in all, this one among them, counted one past the bound, so that more of them show. */
  total: number
}

/** How many of them are read, and how far they are counted. */
export type WaitingRead = { limit: number; bound: number }

/** What of a domain waits for staff. The queue of the console joins what all records declare. */
export type WaitingWork = {
  kind: WaitingKind
  /** Whose it is, where that is not the duty of its domain. */
  duty?: Belongs
  /** Those that wait longest, the oldest first. It reads an index that holds only what waits, in its order. */
  list(tx: Tx, read: WaitingRead, reader: Reader): Promise<WaitingRow[]>
  /** Where it is done. */
  leadsTo(id: string): string
}
