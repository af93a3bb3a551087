import type { Tx } from '../../../database/database.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { lockBalance } from '../../ledger/lock-balance.ts'
import { announceWallets } from '../wallet/announce-wallet.ts'
import { creditsOf, type Buyer } from '../wallet/buyer.ts'

export type PackChange = {
  buyer: Buyer
  paymentId: string
  refundId: string
  /** Names this step of the refund: one that failed and succeeded again has another. */
  refundKey: string
  packName: string
  creditCents: number
  at: Date
  actorId?: string | null
}

/** Takes the credits of a refunded pack back, as far as they are still there. Answers how many that were. */
export async function takeBackPack(tx: Tx, change: PackChange): Promise<number> {
  const { buyer, creditCents, refundKey } = change
  const account = creditsOf(buyer)
  // Whoever spends meanwhile waits: what is read here is what can be taken.
  const cents = Math.min(creditCents, await lockBalance(tx, account, 'credits_issued'))
  if (cents === 0) return 0
  await recordNewPosting(tx, {
    kind: 'pack_returned',
    idempotencyKey: `pack-returned:${refundKey}`,
    ...linksOf(change),
    postings: transfer(account, { kind: 'credits_issued' }, cents),
  })
  if ('userId' in buyer) await announceWallets(tx, [buyer.userId])
  return cents
}

/** Gives credits again that were taken for a refund which did not arrive after all. */
export async function giveBackPack(tx: Tx, change: PackChange): Promise<void> {
  const { buyer, creditCents, refundKey } = change
  if (creditCents === 0) return
  await recordNewPosting(tx, {
    kind: 'pack_restored',
    idempotencyKey: `pack-restored:${refundKey}`,
    ...linksOf(change),
    postings: transfer({ kind: 'credits_issued' }, creditsOf(buyer), creditCents),
  })
  if ('userId' in buyer) await announceWallets(tx, [buyer.userId])
}

/** What of a buyer's credits could be taken back at this moment. */
export function creditsLeft(tx: Tx, buyer: Buyer): Promise<number> {
  return balanceOf(tx, creditsOf(buyer))
}

function linksOf({ at, paymentId, refundId, packName, actorId = null }: PackChange) {
  return { at, paymentId, refundId, memo: packName, actorId }
}
