import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { Counted, rows } from '../../database/rows.ts'
import { nameQuery } from '../../word-query.ts'

/** The beginning of an address in lower case, and the plain words of a name: each the beginning of one. */
export type TeacherSearch = { address?: string | undefined; words?: readonly string[] | undefined }

/**
 * A query for the ids of teachers whose address begins so, or whose name has these words, at most so many; without a bound
 * all of them. Words are planned for all who have them and read only as far as needed: planned for a few, a word of nobody's
 * name would read every account. Undefined where nothing is looked for.
 */
export function findTeachers(
  { address, words }: TeacherSearch,
  most: number,
): RawBuilder<unknown> | undefined {
  const limit = Number.isFinite(most) ? sql.lit(most) : sql`all`
  const branches: RawBuilder<unknown>[] = []
  if (address !== undefined)
    branches.push(sql`(select id from users where role = 'teacher'
      and email ~>=~ ${address} and email ~<~ ${`${address}\u{10FFFF}`} limit ${limit})`)
  if (words !== undefined && words.length > 0) {
    branches.push(sql`(with named as materialized (
        select id, role from users where to_tsvector('simple', plain_words(full_name)) @@ to_tsquery('simple', ${nameQuery(words) ?? ''})
          and full_name is not null
      ) select id from named where role = 'teacher' limit ${limit})`)
  }
  if (branches.length === 0) return undefined
  return sql`select id from (${sql.join(branches, sql` union `)}) found limit ${limit}`
}

/** Whether more teachers match than a search goes through, so that what it shows is not all there is. */
export async function areTeachersCut(tx: Tx, search: TeacherSearch, most: number): Promise<boolean> {
  const teachers = findTeachers(search, most + 1)
  if (!teachers) return false
  const { count } = await rows(Counted)`
    select count(*)::int as count from (${teachers}) teacher`.one(tx)
  return count > most
}
