import type { Tx } from '../../../database/database.ts'
import { harmlessName } from '../../../mail/harmless-name.ts'
import { findNameBesideSlot } from './slot-donors.queries.ts'

/** The name to show beside a slot. Everyone reads it, so what could lead somewhere or be called is no name. */
export async function findNamedGiver(tx: Tx, slotNumber: number): Promise<string | undefined> {
  const name = await findNameBesideSlot(tx, slotNumber)
  return (name && harmlessName(name)) || undefined
}
