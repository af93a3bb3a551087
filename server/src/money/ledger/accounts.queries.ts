import type { Tx } from '../../database/database.ts'
import { accountRules, type AccountRef } from './accounts.ts'

/** Opens an account, empty; one that exists stays as it is. */
export async function insertAccount(tx: Tx, { kind, ownerId }: AccountRef): Promise<void> {
  const { unit, floorCents } = accountRules(kind)
  await tx
    .insertInto('ledger_accounts')
    .values({ kind, owner_id: ownerId ?? null, unit, floor_cents: floorCents })
    .onConflict((conflict) => conflict.constraint('ledger_accounts__one_per_owner').doNothing())
    .execute()
}
