import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { lockBalances } from '../../ledger/lock-balances.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { announceWallets } from './announce-wallet.ts'

export type SpendFromWallet = {
  userId: string
  /** 100 are one credit. */
  cents: number
  /** What it is spent on, in the ledger: the same key can't be spent on twice. */
  idempotencyKey: string
  memo: string
  at: Date
}

export type SpentFromWallet = { transactionId: string; leftCents: number }

/**
 * Takes credits out of a person's own wallet for good, in the transaction that stores what they were spent on. The wallet
 * is locked before it is decided whether it affords that.
 */
export async function spendFromWallet(tx: Tx, wish: SpendFromWallet): Promise<SpentFromWallet> {
  const { userId, cents, ...fact } = wish
  const wallet = { kind: 'wallet', ownerId: userId } as const
  const [heldCents = 0] = await lockBalances(tx, [wallet, { kind: 'credits_spent' }])
  if (heldCents < cents) throw new Refusal('credits.not_enough')
  const transactionId = await recordNewPosting(tx, {
    kind: 'spend',
    actorId: userId,
    ...fact,
    postings: transfer(wallet, { kind: 'credits_spent' }, cents),
  })
  await announceWallets(tx, [userId])
  return { transactionId, leftCents: heldCents - cents }
}
