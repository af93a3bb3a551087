import type { Tx } from '../../database/database.ts'
import { listWalletMovements } from './list-wallet-movements.ts'
import { balanceOf } from './read-balance.ts'

/** A person's credits: what is left, and the latest movements, newest first; amounts in cents of a credit. */
export async function readWallet(tx: Tx, userId: string, limit: number) {
  return {
    balanceCents: await balanceOf(tx, { kind: 'wallet', ownerId: userId }),
    movements: await listWalletMovements(tx, userId, limit),
  }
}
