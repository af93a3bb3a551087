import type { Tx } from '../../../database/database.ts'
import { issuePack } from '../../credits/packs/issue-pack.ts'
import { getPackSold } from '../../credits/packs/get-pack-for-sale.ts'
import type { Donor } from '../donors/donors.queries.ts'
import { buyerOf } from './buyer-of.ts'
import { insertPurchase } from './packs.queries.ts'

export type PaidPack = {
  paymentId: string
  /** The caller holds the row. */
  donor: Donor
  /** As the checkout offered it. */
  pack: { id: string; creditCents: number }
  at: Date
}

/** Hands over the credits that a payment bought. Before its dollars are posted: credits are locked first, here as in a refund. */
export async function deliverPack(tx: Tx, { paymentId, donor, pack, at }: PaidPack): Promise<void> {
  const { name: packName } = await getPackSold(tx, pack.id)
  const { creditCents } = pack
  await insertPurchase(tx, { paymentId, packId: pack.id, packName, creditCents })
  await issuePack(tx, { buyer: buyerOf(donor), paymentId, packName, creditCents, at })
}
