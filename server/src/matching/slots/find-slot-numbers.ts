import type { Tx } from '../../database/database.ts'
import { listSlotNumbers } from './matches.queries.ts'

/** The numbers of slots, by their ids. */
export async function findSlotNumbers(tx: Tx, slotIds: string[]): Promise<ReadonlyMap<string, number>> {
  return new Map((await listSlotNumbers(tx, slotIds)).map(({ id, number }) => [id, number]))
}
