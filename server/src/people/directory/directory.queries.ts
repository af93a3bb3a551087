import type { PersonSort, PersonState } from '@tower/contract/people/directory.ts'
import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
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

/** One page of the people the filters show, and how many they show in all. */
export async function listPeopleRows(
  tx: Tx,
  filters: PeopleFilters,
  { sort, limit, offset }: { sort: PersonSort; limit: number; offset: number },
): Promise<{ rows: PersonRow[] } & BoundedTotal> {
  const { rows } = await sql<PersonRow>`
    select ${columns} from users where ${matches(filters)}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tx)
  return { rows, ...(await countUpToBound(tx, sql`select from users where ${matches(filters)}`)) }
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
    ...(state ? [sql<SqlBool>`(disabled_at is not null) = ${state === 'disabled'}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}
