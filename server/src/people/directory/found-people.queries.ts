import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import type { Condition } from '../../database/lists/list.ts'
import { rows } from '../../database/rows.ts'
import type { Reader } from '../../reader.ts'
import type { FoundRow, Search } from '../../searchable.ts'
import { shownTo } from '../identity/accounts/seen-people.ts'

/** So many rows of the index are looked at; those who were erased among them are left out. */
const mostLookedAt = 10

/** People whose address begins so, or whose name has words that begin so. */
export async function findPeople(
  tx: Tx,
  { address, words }: Search,
  limit: number,
  { duties }: Pick<Reader, 'duties'>,
): Promise<FoundRow[]> {
  const only = shownTo(duties, sql`role`) ?? sql<SqlBool>`true`
  const byAddress = address === undefined ? [] : await findByAddress(tx, address, only)
  const byName = words === undefined ? [] : await findByName(tx, words, only)
  const people = new Map([...byAddress, ...byName].map((person) => [person.id, person]))
  return [...people.values()].slice(0, limit).map(({ id, email, name, role }) => ({
    id,
    title: name ?? email,
    detail: name === null ? null : email,
    number: null,
    amountCents: null,
    at: null,
    role,
  }))
}

const Person = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  role: z.string().nullable(),
})
type Person = z.infer<typeof Person>

function findByAddress(tx: Tx, address: string, only: Condition): Promise<Person[]> {
  return rows(Person)`
    with found as materialized (
      select id, email, full_name as name, role, erased_at from users
      where email ~>=~ ${address} and email ~<~ ${`${address}\u{10FFFF}`}
      order by email using ~<~ limit ${mostLookedAt}
    )
    select id, email, name, role from found where erased_at is null and ${only}`.all(tx)
}

/** Planned for all of them and read only as far as needed; planned for a few, rare words would read the whole table. */
function findByName(tx: Tx, words: string, only: Condition): Promise<Person[]> {
  return rows(Person)`
    with found as materialized (
      select id, email, full_name as name, role, erased_at from users
      where to_tsvector('simple', plain_words(full_name)) @@ to_tsquery('simple', ${words}) and full_name is not null
    )
    select id, email, name, role from found where erased_at is null and ${only} limit ${mostLookedAt}`.all(tx)
}
