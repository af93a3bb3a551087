import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { fewOf, hasWords } from '../../../found-by.ts'
import { FoundRow, type Search } from '../../../searchable.ts'

/** Athletes whose name has these words. */
export async function findAthletes(tx: Tx, { words }: Search, limit: number): Promise<FoundRow[]> {
  if (words === undefined) return []
  const named = sql`select id, first_name, last_name, sport, school from prospects where ${hasWords(sql`first_name || ' ' || last_name`, words)}`
  return rows(FoundRow)`
    select prospect.id, concat_ws(' ', prospect.first_name, prospect.last_name) as title,
      nullif(concat_ws(' · ', prospect.sport, prospect.school), '') as detail,
      null::bigint as number, null::bigint as "amountCents", null::timestamptz as at
    from ${fewOf(named, limit)} prospect
    order by fold_letters(prospect.last_name), fold_letters(prospect.first_name), prospect.id`.all(tx)
}
