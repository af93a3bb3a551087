import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { fewOf, hasWords } from '../../found-by.ts'
import { FoundRow, type Search } from '../../searchable.ts'

/** So many classrooms are looked at; those of one school are one line. */
const mostLookedAt = 30

const place = sql`nullif(concat_ws(', ', city, state), '')`

/** Schools of our classrooms whose name and place have these words: each leads to its classrooms. */
export async function findSchoolsOfClassrooms(tx: Tx, { words }: Search, limit: number): Promise<FoundRow[]> {
  if (words === undefined) return []
  const said = sql`school || ' ' || coalesce(city, '') || ' ' || coalesce(state, '')`
  const few = fewOf(
    sql`select school, city, state from classrooms where school is not null and ${hasWords(said, words)}`,
    mostLookedAt,
  )
  return rows(FoundRow)`
    select name_key(concat_ws(' ', school, city, state)) as id, min(school) as title, min(${place}) as detail,
      null::bigint as number, null::bigint as "amountCents", null::timestamptz as at
    from ${few} found group by name_key(concat_ws(' ', school, city, state)) order by title, id limit ${limit}`.all(
    tx,
  )
}
