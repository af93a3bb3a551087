import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { listedWords } from './search-words.ts'

/** A school as visitors find it. */
export type School = { id: string; name: string; city: string; state: string; zip: string | null }

/**
 * Open schools that hold all the words, at most so many. The first part is planned for all of them and read only as
 * far as needed: planned for a few, a search of rare words would go through the whole list.
 */
export const searchedSchools = ({ search, limit }: { search: string; limit: number }) => sql<School>`
  with found as materialized (
    select id, name, city, state, zip from schools where is_open and search @@ ${search}::tsquery
  )
  select * from found limit ${limit}`

export async function selectSchools(tx: Tx, asked: { search: string; limit: number }): Promise<School[]> {
  return (await searchedSchools(asked).execute(tx)).rows
}

export function selectSchool(tx: Tx, id: string): Promise<School | undefined> {
  return tx
    .selectFrom('schools')
    .select(['id', 'name', 'city', 'state', 'zip'])
    .where('id', '=', id)
    .where('is_open', '=', true)
    .executeTakeFirst()
}

export type ListedSchool = {
  ncesId: string
  name: string
  city: string
  state: string
  zip: string | null
  isOpen: boolean
}

/** Writes schools of a list; answers how many are new and how many had changed. */
export async function upsertSchools(
  tx: Tx,
  schools: ListedSchool[],
  at: Date,
): Promise<{ created: number; updated: number }> {
  const sheet = schools.map((school) => ({ ...school, words: listedWords(school) }))
  const { rows } = await sql<{ isNew: boolean }>`
    insert into schools (nces_id, name, city, state, zip, is_open, search, created_at, updated_at)
    select "ncesId", name, city, state, zip, "isOpen", array_to_tsvector(words), ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(sheet)}::jsonb)
      as sheet ("ncesId" text, name text, city text, state text, zip text, "isOpen" boolean, words text[])
    on conflict (nces_id) do update set
      name = excluded.name, city = excluded.city, state = excluded.state, zip = excluded.zip,
      is_open = excluded.is_open, search = excluded.search, updated_at = excluded.updated_at
    where (schools.name, schools.city, schools.state, schools.zip, schools.is_open, schools.search)
      is distinct from
        (excluded.name, excluded.city, excluded.state, excluded.zip, excluded.is_open, excluded.search)
    returning xmax = 0 as "isNew"`.execute(tx)
  const created = rows.filter(({ isNew }) => isNew).length
  return { created, updated: rows.length - created }
}
