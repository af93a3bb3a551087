import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from './database.ts'
import { rows } from './rows.ts'

const Column = z.object({ table: z.string(), column: z.string() })
const Found = z.object({ address: z.string() })

/** Every address that stands in a column for addresses, whichever table it is. */
export async function listAddresses(tx: Tx): Promise<string[]> {
  const columns = await rows(Column)`
    select c.relname::text as table, a.attname::text as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and t.typname in ('text', 'citext', 'varchar') and a.attname like '%email%'
    order by 1, 2`.all(tx)
  const found = new Set<string>()
  for (const { table, column } of columns) {
    const addresses = await rows(Found)`
      select distinct lower(${sql.ref(column)}::text) as address from ${sql.table(table)}
      where ${sql.ref(column)}::text like '%_@_%'`.all(tx)
    for (const { address } of addresses) found.add(address.trim())
  }
  return [...found]
}
