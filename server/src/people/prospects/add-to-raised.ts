import type { Tx } from '../../database/database.ts'
import { addRaised } from './prospects.queries.ts'

/** Where a gift to a prospect goes: one of their goals, or the prospect without one. */
export type RaisedFor = { prospectId: string; goalId: string | null }

/** Counts a gift, or with a negative amount its return, in the transaction that posts it. The prospect's row comes first. */
export function addToRaised(tx: Tx, gift: RaisedFor & { amountCents: number }): Promise<void> {
  return addRaised(tx, gift)
}
