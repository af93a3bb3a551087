import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { hasWords } from '../../../found-by.ts'
import { FoundRow, type Search } from '../../../searchable.ts'
import { wordQuery } from '../../../word-query.ts'

/** Who was nominated, by words of their name, school or address. */
export async function findNominees(tx: Tx, { address, words }: Search, limit: number): Promise<FoundRow[]> {
  const asked = words ?? (address === undefined ? undefined : wordQuery(address))
  if (asked === undefined) return []
  const said = sql`name || ' ' || coalesce(school, '') || ' ' || coalesce(nominee_email, '')`
  return rows(FoundRow)`
    with named as materialized (
      select key, name, school, nominee_email, latest_at from nominees where ${hasWords(said, asked)}
    )
    select key as id, name as title, nullif(concat_ws(' · ', nominee_email, school), '') as detail,
      null::bigint as number, null::bigint as "amountCents", latest_at as at
    from named limit ${limit}`.all(tx)
}
