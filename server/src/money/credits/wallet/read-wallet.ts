import type { Tx } from '../../../database/database.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { listMovements, type LedgerStretch, type MovementRow } from './wallet.queries.ts'

export type Wallet = { balanceCents: number; movements: MovementRow[] }

/** A person's credits: what is left, and the latest movements, newest first; amounts in cents of a credit. */
export async function readWallet(tx: Tx, userId: string, stretch: LedgerStretch): Promise<Wallet> {
  return {
    balanceCents: await balanceOf(tx, { kind: 'wallet', ownerId: userId }),
    movements: await listMovements(tx, userId, stretch),
  }
}
