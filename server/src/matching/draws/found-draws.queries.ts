import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { FoundRow, Search } from '../../searchable.ts'

/** Draws whose name has these words. */
export async function findDrawsByWords(tx: Tx, { words }: Search, limit: number): Promise<FoundRow[]> {
  if (words === undefined) return []
  const { rows } = await sql<FoundRow>`
    with found as materialized (
      select id, slot_name as title, slot_starts as at from assignment_slots
      where to_tsvector('simple', plain_words(slot_name)) @@ to_tsquery('simple', ${words})
    )
    select id, title, null as detail, null as number, null as "amountCents", at
    from found limit ${limit}`.execute(tx)
  return rows
}
