import type { AllowlistRole } from '@tower/contract/people/allowlist.ts'
import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import type { AllowlistRow } from '../identity/accounts/change-allowlist.ts'
import { says } from '../../word-query.ts'

export type AllowlistFilters = { q: string | undefined; role: AllowlistRole | undefined }

const columns = sql`id, email, name, role, active, created_at, updated_at`

/** One page of the entries the filters show, and how many they show in all. */
export async function listAllowlistRows(
  tx: Tx,
  filters: AllowlistFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AllowlistRow[] } & BoundedTotal> {
  const { rows } = await sql<AllowlistRow>`
    select ${columns} from allowlist_entries where ${matches(filters)}
    order by created_at desc, email, role limit ${limit} offset ${offset}`.execute(tx)
  return { rows, ...(await countUpToBound(tx, sql`select from allowlist_entries where ${matches(filters)}`)) }
}

/** Some of the entries the filters show, by address, from the one that follows `after`. */
export async function listAllowlistAfter(
  tx: Tx,
  filters: AllowlistFilters,
  { after, limit }: { after: { email: string; role: string }; limit: number },
): Promise<AllowlistRow[]> {
  const { rows } = await sql<AllowlistRow>`
    select ${columns} from allowlist_entries
    where ${matches(filters)} and (email, role) > (${after.email}, ${after.role})
    order by email, role limit ${limit}`.execute(tx)
  return rows
}

export async function findEntry(
  tx: Tx,
  { email, role }: { email: string; role: AllowlistRole },
): Promise<AllowlistRow | undefined> {
  const { rows } = await sql<AllowlistRow>`
    select ${columns} from allowlist_entries where email = ${email} and role = ${role}`.execute(tx)
  return rows[0]
}

function matches({ q, role }: AllowlistFilters) {
  const conditions = [
    sql<SqlBool>`true`,
    ...(q ? [says(sql`concat_ws(' ', email, name)`, q)] : []),
    ...(role ? [sql<SqlBool>`role = ${role}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}
