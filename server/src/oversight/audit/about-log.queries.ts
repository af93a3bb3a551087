import { sql } from 'kysely'
import type { AboutRow } from '../../about.ts'
import type { Tx } from '../../database/database.ts'
import type { Reader } from '../../reader.ts'

/** The newest entries about a person or a classroom. */
export async function listEntriesAbout(
  tx: Tx,
  { id }: { id: string },
  limit: number,
  { hidden }: Reader,
): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select seq::text as id, action as what, null::int as number, null::text as state,
      null::bigint as "amountCents", at
    from audit_log where target_id = ${id} and not action = any(${hidden.actions}::text[])
    order by seq desc limit ${limit}`.execute(tx)
  return rows
}
