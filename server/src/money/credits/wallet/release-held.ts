import type { Tx } from '../../../database/database.ts'
import { lockBalance } from '../../ledger/lock-balance.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { announceWallets } from './announce-wallet.ts'
import { creditsOf } from './buyer.ts'

export type ReleaseHeld = {
  /** Under whom they were kept while nobody had proven the address. */
  holderId: string
  userId: string
  at: Date
}

/** Hands credits that were bought without an account to the account that has proven the address they were bought with. */
export async function releaseHeld(tx: Tx, { holderId, userId, at }: ReleaseHeld): Promise<void> {
  const held = creditsOf({ holderId })
  if ((await balanceOf(tx, held)) === 0) return
  const cents = await lockBalance(tx, held, 'credits_issued')
  await recordNewPosting(tx, {
    kind: 'held_released',
    idempotencyKey: `held-released:${holderId}`,
    at,
    actorId: userId,
    postings: transfer(held, creditsOf({ userId }), cents),
  })
  await announceWallets(tx, [userId])
}
