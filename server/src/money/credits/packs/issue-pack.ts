import type { Tx } from '../../../database/database.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { announceWallets } from '../wallet/announce-wallet.ts'
import { creditsOf, type Buyer } from '../wallet/buyer.ts'

export type IssuePack = {
  buyer: Buyer
  paymentId: string
  packName: string
  creditCents: number
  at: Date
}

/** Puts the credits of a pack that was paid for where they belong, once for each payment. */
export async function issuePack(
  tx: Tx,
  { buyer, paymentId, packName, creditCents, at }: IssuePack,
): Promise<void> {
  await recordNewPosting(tx, {
    kind: 'pack_purchase',
    idempotencyKey: `pack:${paymentId}`,
    at,
    paymentId,
    memo: packName,
    postings: transfer({ kind: 'credits_issued' }, creditsOf(buyer), creditCents),
  })
  if ('userId' in buyer) await announceWallets(tx, [buyer.userId])
}
