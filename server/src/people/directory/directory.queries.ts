import { mostCounted } from '@tower/contract/page.ts'
import type { PersonSort, PersonState } from '@tower/contract/people/directory.ts'
import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import { wordQuery } from '../../word-query.ts'
import type { PersonRow } from '../identity/accounts/lock-person.ts'

export type PeopleFilters = {
  q: string | undefined
  role: string | undefined
  state: PersonState | undefined
}

/** Each order ends with the address, which is unique: pages neither overlap nor leave gaps. */
const orders: Record<PersonSort, ReturnType<typeof sql>> = {
  '-created': sql`created_at desc, email`,
  created: sql`created_at, email`,
  email: sql`email`,
  '-email': sql`email desc`,
  name: sql`lower(full_name) nulls last, email`,
  '-name': sql`lower(full_name) desc nulls last, email`,
}

const columns = sql`id, email, full_name, role, created_at, disabled_at, erased_at`

type Window = { sort: PersonSort; limit: number; offset: number }

/** One page of the people the filters show, and how many they show in all. */
export async function listPeopleRows(
  tx: Tx,
  filters: PeopleFilters,
  page: Window,
): Promise<{ rows: PersonRow[] } & BoundedTotal> {
  const typed = filters.q?.trim().toLowerCase()
  const found = typed ? await listFoundRows(tx, { ...filters, typed }, page) : undefined
  // Before staff read that there is nobody, everybody is looked at.
  return found && found.total > 0 ? found : listMatching(tx, filters, page)
}

async function listMatching(
  tx: Tx,
  filters: PeopleFilters,
  { sort, limit, offset }: Window,
): Promise<{ rows: PersonRow[] } & BoundedTotal> {
  const chosen = matches(filters)
  const { rows } = await sql<PersonRow>`
    select ${columns} from users where ${chosen} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(
    tx,
  )
  return { rows, ...(await countUpToBound(tx, sql`select from users where ${chosen}`)) }
}

/** So many at the top of the list are looked at for what is anywhere in an address or a name. */
const mostAtTop = 500

/**
 * Looked for at the top of the list as it is filtered and ordered, and by the indexes of addresses that begin so and of names
 * with such words: what is rare is found whole by an index, what is common at the top (docs/decisions/0101).
 */
async function listFoundRows(
  tx: Tx,
  { typed, ...filters }: PeopleFilters & { typed: string },
  { sort, limit, offset }: Window,
): Promise<{ rows: PersonRow[] } & BoundedTotal> {
  const chosen = matches({ ...filters, q: undefined })
  const words = wordQuery(typed)
  const found = sql`
    with at_top as materialized (
      select ${columns} from users where ${chosen} order by ${orders[sort]} limit ${sql.lit(mostAtTop)}
    ), by_address as materialized (
      select ${columns} from users where email ~>=~ ${typed} and email ~<~ ${`${typed}\u{10FFFF}`}
      order by email using ~<~ limit ${sql.lit(mostCounted + 1)}
    ), of_name as materialized (
      select ${columns} from users
      where to_tsvector('simple', plain_words(full_name)) @@ to_tsquery('simple', ${words ?? ''}) and full_name is not null
    ), by_name as materialized (
      select * from of_name limit ${sql.lit(mostCounted + 1)}
    ), found as (
      select * from at_top where position(${typed} in email) > 0 or position(${typed} in lower(full_name)) > 0
      union select * from by_address where ${chosen}
      union select * from by_name where ${chosen}
    )`
  const { rows } = await sql<PersonRow>`
    ${found} select * from found order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tx)
  const { rows: counted } = await sql<{ count: number; is_cut: boolean }>`
    ${found} select count(*)::int as count,
      (select count(*) from by_address) > ${mostCounted} or (select count(*) from by_name) > ${mostCounted} as is_cut
    from found`.execute(tx)
  const { count = 0, is_cut: isCut = false } = counted[0] ?? {}
  return { rows, total: Math.min(count, mostCounted), hasMore: isCut || count > mostCounted }
}

/** Some of the people the filters show, by address, from the one that follows `after`. */
export async function listPeopleAfter(
  tx: Tx,
  filters: PeopleFilters,
  { after, limit }: { after: string; limit: number },
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select ${columns} from users where ${matches(filters)} and email > ${after}
    order by email limit ${limit}`.execute(tx)
  return rows
}

/** A person by id; someone who was erased is nobody any more. */
export async function findListedPerson(tx: Tx, userId: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${columns} from users where id = ${userId} and erased_at is null`.execute(tx)
  return rows[0]
}

function matches({ q, role, state }: PeopleFilters) {
  const words = q?.toLowerCase()
  const conditions = [
    sql<SqlBool>`erased_at is null`,
    ...(words
      ? [sql<SqlBool>`(position(${words} in email) > 0 or position(${words} in lower(full_name)) > 0)`]
      : []),
    ...(role ? [sql<SqlBool>`role = ${role}`] : []),
    ...(state === 'disabled' ? [sql<SqlBool>`disabled_at is not null`] : []),
    ...(state === 'active' ? [sql<SqlBool>`disabled_at is null`] : []),
  ]
  return sql.join(conditions, sql` and `)
}
