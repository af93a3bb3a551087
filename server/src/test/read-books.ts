import { sql } from 'kysely'
import type { Services } from '../services.ts'

type Row = Record<string, unknown>

/**
 * For tests: the state of giving without ids and instants, so that two ways to the same end can be compared.
 */
export function readBooks(services: Services) {
  return services.database.read(async (tx) => {
    const list = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(tx)).rows
    return {
      donors:
        await list(sql<Row>`select kind, coalesce(donors.email, users.email) as email, program_cents, reserve_hole_cents, absorbed_cents,
        slots_minted
        from donors left join users on users.id = donors.user_id where merged_into_id is null order by 1, 2`),
      slots:
        await list(sql<Row>`select ordinal, origin, voided_at is not null as voided, frozen_at is not null as frozen,
        assigned, assigned_how from slots order by donor_id, ordinal`),
      payments:
        await list(sql<Row>`select state, destination, amount_cents, fee_cover_cents, refunded_cents, dispute_state, email
        from payments order by settled_at, amount_cents`),
      refunds: await list(sql<Row>`select amount_cents, flagged from refunds order by amount_cents`),
      receipts:
        await list(sql<Row>`select number, amount_cents, voided_at is not null as voided, replaces_number
        from receipts order by number`),
      accounts: await list(sql<Row>`select kind, sum(balance_cents)::bigint as cents from ledger_accounts
        group by kind having sum(balance_cents) <> 0 order by kind`),
      checkouts: await list(
        sql<Row>`select purpose, state, amount_cents from checkouts order by amount_cents, state`,
      ),
    }
  })
}

/** For tests: what lies in all accounts of a kind together, by kind. */
export function balancesOf(accounts: Row[]): Record<string, number> {
  return Object.fromEntries(
    accounts.map(({ kind, cents }): [string, number] => [String(kind), Number(cents)]),
  )
}

/** For tests: a digest of every row of every table, to show that a refused call changed nothing. */
export function readAllRows(services: Services): Promise<string> {
  return services.database.read(async (tx) => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits' order by 1`.execute(
      tx,
    )
    const digests: string[] = []
    for (const { name } of rows) {
      const { rows: found } = await sql<{
        digest: string
      }>`select coalesce(md5(string_agg(row::text, '|' order by row::text)), '') as digest
        from ${sql.table(name)} row`.execute(tx)
      digests.push(`${name} ${found[0]?.digest ?? ''}`)
    }
    return digests.join('\n')
  })
}
