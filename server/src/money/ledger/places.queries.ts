import type { Tx } from '../../database/database.ts'
import type { AccountKind } from './accounts.ts'

/** What all accounts of a kind hold together, in dollars alone. */
export async function sumByKind(tx: Tx): Promise<ReadonlyMap<AccountKind, number>> {
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select(['kind', ({ fn }) => fn.sum<string>('balance_cents').as('cents')])
    .where('unit', '=', 'USD')
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, cents }) => [kind as AccountKind, Number(cents)]))
}
