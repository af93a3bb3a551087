import type { Tx } from '../../../database/database.ts'
import { deleteShares, insertShares } from './tower.queries.ts'

/** Says whose gifts the house's new slots hold, first in first out. The caller holds the house and has posted them. */
export function fillSlots(tx: Tx, slotIds: string[]): Promise<void> {
  return insertShares(tx, slotIds)
}

/** Slots of the house were taken back: what they held waits for the next one, at its old place in the line. */
export function emptySlots(tx: Tx, slotIds: string[]): Promise<void> {
  return deleteShares(tx, slotIds)
}
