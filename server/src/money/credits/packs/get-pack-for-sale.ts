import { Id } from '@tower/contract/id.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { findPack, findPackByName, type PackRow } from './packs.queries.ts'

export type PackNamed = { id: string } | { name: string }

/** The pack that somebody wants to buy, as it is sold at this moment; refused when it is not sold. */
export async function getPackForSale(tx: Tx, named: PackNamed): Promise<PackRow> {
  const pack = 'name' in named ? await findPackByName(tx, named.name) : await findById(tx, named.id)
  if (!pack?.active) throw new Refusal('credits.pack_not_found')
  return pack
}

/** A pack that was sold, whatever became of it since. */
export async function getPackSold(tx: Tx, packId: string): Promise<PackRow> {
  const pack = await findPack(tx, packId)
  if (!pack) throw new Refusal('credits.pack_not_found')
  return pack
}

async function findById(tx: Tx, packId: string): Promise<PackRow | undefined> {
  const id = Id.safeParse(packId)
  return id.success ? findPack(tx, id.data) : undefined
}
