import { type NomineeSort, type NomineeState, nomineeStates } from '@tower/contract/matching/nominees.ts'
import { mostCounted } from '@tower/contract/page.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { keyOfTeacher } from './kept-nominees.queries.ts'

export type NomineeRow = {
  key: string
  nominee_email: string | null
  name: string
  school: string | null
  nomination_count: number
  latest_at: Date
  can_link: boolean
}

/**
 * Words for `to_tsquery`, and whether the address is known. The database takes the words apart as it did the text: of
 * `3e2f` it keeps `3e2` and `f`, because it reads a number.
 */
export type NomineeFilters = { words: string | undefined; state: NomineeState | undefined }

export type Stretch = { sort: NomineeSort; limit: number; offset: number }

/** Each order is that of an index, read in one direction or the other: pages neither overlap nor leave gaps. */
const orders: Record<NomineeSort, ReturnType<typeof sql>> = {
  '-count': sql`nomination_count desc, key desc`,
  count: sql`nomination_count, key`,
  nominee: sql`lower(coalesce(nominee_email, name)), key`,
  '-nominee': sql`lower(coalesce(nominee_email, name)) desc, key desc`,
  '-latest': sql`latest_at desc, key desc`,
  latest: sql`latest_at, key`,
}

const columns = sql`key, nominee_email, name, school, nomination_count, latest_at, can_link`

/** As the index of words has it. */
const wordsOfNominee = sql`to_tsvector('simple',
  plain_words(name || ' ' || coalesce(school, '') || ' ' || coalesce(nominee_email, '')))`

/** One page of the nominees the filters show. */
export async function listNomineeRows(
  tx: Tx,
  { words, state }: NomineeFilters,
  { sort, limit, offset }: Stretch,
): Promise<NomineeRow[]> {
  const order = orders[sort]
  const places = words === undefined ? inOrder(state, order, limit + offset) : found(words, state)
  const { rows } = await sql<NomineeRow>`
    select ${columns} from (${places}) nominee order by ${order} limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

/** How many the filters show. What a search finds is counted up to one more than anybody leafs through. */
export async function countNominees(tx: Tx, { words, state }: NomineeFilters): Promise<number> {
  const counted =
    words === undefined
      ? sql`select ${state ? sql.ref(state) : sql`linked + unlinked`} as count from nominee_state`
      : sql`select count(*)::int as count from (${found(words, state)}) nominee`
  const { rows } = await sql<{ count: number }>`${counted}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Some of each state, as an index has them in order. */
function inOrder(state: NomineeState | undefined, order: ReturnType<typeof sql>, most: number) {
  const states = state ? [state] : nomineeStates
  return sql.join(
    states.map(
      (one) =>
        sql`(select * from nominees where is_linked = ${sql.lit(one === 'linked')} order by ${order} limit ${most})`,
    ),
    sql` union all `,
  )
}

/** What a search finds, as much of it as is put in order. */
function found(words: string, state: NomineeState | undefined) {
  return sql`
    select * from nominees where ${wordsOfNominee} @@ to_tsquery('simple', ${words}) ${ofState(state)}
    limit ${sql.lit(mostCounted + 1)}`
}

const ofState = (state: NomineeState | undefined) =>
  state ? sql`and is_linked = ${sql.lit(state === 'linked')}` : sql``

/** Some of the nominees the filters show, by key, from the one that follows `after`. */
export async function listNomineesAfter(
  tx: Tx,
  { words, state }: NomineeFilters,
  { after, limit }: { after: string; limit: number },
): Promise<NomineeRow[]> {
  const ofWords = words === undefined ? sql`` : sql`and ${wordsOfNominee} @@ to_tsquery('simple', ${words})`
  const { rows } = await sql<NomineeRow>`
    select ${columns} from nominees where key > ${after} ${ofWords} ${ofState(state)}
    order by key limit ${limit}`.execute(tx)
  return rows
}

export async function findNominee(tx: Tx, key: string): Promise<NomineeRow | undefined> {
  const { rows } = await sql<NomineeRow>`select ${columns} from nominees where key = ${key}`.execute(tx)
  return rows[0]
}

export type NominatorRow = {
  /** The ballot's hash; null for what was said of a teacher. */
  nominator_hash: string | null
  classroom_id: string | null
  nominator_email: string | null
  nominator_name: string | null
  reason: string | null
  created_at: Date
}

/** One page of those who nominated somebody, the newest first. Of each unit no more is read than the page can show. */
export async function listNominatorRows(
  tx: Tx,
  key: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<NominatorRow[]> {
  const { rows } = await sql<NominatorRow>`
    select said.nominator_hash, unit.classroom_id, said.nominator_email, said.nominator_name, said.reason, said.created_at
    from (
      select unit_id, (select id from classrooms where id = unit_id) as classroom_id
      from nominee_units where key = ${key}
    ) unit
    cross join lateral (
      (select nominator_hash, null as nominator_email, null as nominator_name, reason, created_at, id
      from classroom_nominations ballot where ballot.classroom_id = unit.classroom_id
      order by created_at desc limit ${limit + offset})
      union all
      select null, nominator_email, nominator_name, reason, created_at, id from teacher_nominations
      where classroom_id is null and id = unit.unit_id
    ) said
    order by said.created_at desc, said.id limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

export type NamedNominator = { classroom_id: string; nominator_email: string; nominator_name: string }

/** Who nominated these classrooms under their name, so that a ballot of theirs can be told from the others. */
export async function listNamedNominators(tx: Tx, classroomIds: string[]): Promise<NamedNominator[]> {
  if (classroomIds.length === 0) return []
  const { rows } = await sql<NamedNominator>`
    select classroom_id, nominator_email, nominator_name from teacher_nominations
    where classroom_id = any(${classroomIds}::uuid[])`.execute(tx)
  return rows
}

/** Fills in the address of a teacher who has none; answers the nominations it stands on now. */
export async function linkNominee(
  tx: Tx,
  { key, email, actorId, at }: { key: string; email: string; actorId: string; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update teacher_nominations set nominee_email = ${email}, linked_by = ${actorId}, linked_at = ${at}
    where classroom_id is null and nominee_email is null and ${keyOfTeacher} = ${key} returning id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Who linked the teacher of a key before, and to which address. */
export async function findEarlierLink(
  tx: Tx,
  key: string,
): Promise<{ email: string; by: string | null } | undefined> {
  const { rows } = await sql<{ email: string; by: string | null }>`
    select nominee_email as email, (select email from users where id = linked_by) as by
    from teacher_nominations
    where classroom_id is null and nominee_email is not null and ${keyOfTeacher} = ${key}
    order by linked_at desc nulls last limit 1`.execute(tx)
  return rows[0]
}
