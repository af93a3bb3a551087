import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { listMovements, type LedgerStretch, type OwnMovementRow } from './wallet.queries.ts'

export type Wallet = { balanceCents: number; movements: OwnMovementRow[] }

/** A person's credits: what is left, and the latest movements, newest first; amounts in cents of a credit. */
export async function readWallet(tx: Tx, userId: string, stretch: LedgerStretch): Promise<Wallet> {
  return {
    balanceCents: await balanceOf(tx, { kind: 'wallet', ownerId: userId }),
    movements: await listMovements(tx, userId, stretch),
  }
}

const rowsAtOnce = 1_000

/** All movements of a wallet, the newest first, some at a time; what is booked meanwhile is left out. */
export async function* exportMovements(
  { database }: Pick<Services, 'database'>,
  userId: string,
): AsyncGenerator<OwnMovementRow[]> {
  let before: string | undefined
  do {
    const stretch = { limit: rowsAtOnce, before }
    const rows = await database.read((tx) => listMovements(tx, userId, stretch))
    if (rows.length > 0) yield rows
    before = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.id
  } while (before)
}
