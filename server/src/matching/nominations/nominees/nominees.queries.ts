import type { NomineeSort, NomineeState } from '@tower/contract/matching/nominees.ts'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type NomineeRow = {
  key: string
  nominee_email: string | null
  name: string
  school: string | null
  nomination_count: number
  latest_at: Date
  can_link: boolean
}

export type NomineeFilters = { q: string | undefined; state: NomineeState | undefined }

/** Each order ends with the key, which is unique: pages neither overlap nor leave gaps. */
const orders: Record<NomineeSort, ReturnType<typeof sql>> = {
  '-count': sql`nomination_count desc, key`,
  count: sql`nomination_count, key`,
  nominee: sql`lower(coalesce(nominee_email, name)), key`,
  '-nominee': sql`lower(coalesce(nominee_email, name)) desc, key`,
  '-latest': sql`latest_at desc, key`,
  latest: sql`latest_at, key`,
}

/** The address of a classroom's teacher; else the one that was asked last to confirm it. */
const emailOfClassroom = sql`coalesce(classroom.teacher_email, teacher.email, (
  select request.email from confirmation_requests request
  where request.classroom_id = classroom.id order by request.created_at desc, request.id limit 1
))`
/** A teacher without an address, by name and school. */
const keyOfTeacher = sql`'teacher:' || md5(lower(teacher_name) || E'\n' || lower(school))`

/**
 * Every nomination once. Whoever nominated a classroom by its teacher's name has a ballot for it as well, so what was said of
 * a teacher counts by itself only where no classroom stands behind it.
 */
const nominations = sql`
  select coalesce(${emailOfClassroom}, 'classroom:' || classroom.id) as key, ${emailOfClassroom} as nominee_email,
    coalesce(classroom.teacher_display_name, classroom.name) as name, classroom.school, ballots.count, ballots.latest_at,
    false as can_link
  from (
    select classroom_id, count(*)::int as count, max(created_at) as latest_at
    from classroom_nominations group by classroom_id
  ) ballots
  join classrooms classroom on classroom.id = ballots.classroom_id
  left join users teacher on teacher.id = classroom.teacher_id
  union all
  select coalesce(nominee_email, ${keyOfTeacher}), nominee_email, teacher_name, school, 1, created_at,
    nominee_email is null
  from teacher_nominations where classroom_id is null`

const nominees = sql`
  select key, min(nominee_email) as nominee_email, min(name) as name, min(school) as school,
    sum(count)::int as nomination_count, max(latest_at) as latest_at, bool_or(can_link) as can_link
  from (${nominations}) nomination group by key`

/** One page of the nominees the filters show, and how many they show in all. */
export async function listNomineeRows(
  tx: Tx,
  filters: NomineeFilters,
  { sort, limit, offset }: { sort: NomineeSort; limit: number; offset: number },
): Promise<{ rows: NomineeRow[]; total: number }> {
  const { rows } = await sql<NomineeRow>`
    select * from (${nominees}) nominee where ${matches(filters)}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tx)
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (${nominees}) nominee where ${matches(filters)}`.execute(tx)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

/** Some of the nominees the filters show, by key, from the one that follows `after`. */
export async function listNomineesAfter(
  tx: Tx,
  filters: NomineeFilters,
  { after, limit }: { after: string; limit: number },
): Promise<NomineeRow[]> {
  const { rows } = await sql<NomineeRow>`
    select * from (${nominees}) nominee where ${matches(filters)} and key > ${after}
    order by key limit ${limit}`.execute(tx)
  return rows
}

export async function findNominee(tx: Tx, key: string): Promise<NomineeRow | undefined> {
  const { rows } = await sql<NomineeRow>`select * from (${nominees}) nominee where key = ${key}`.execute(tx)
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

/** One page of those who nominated somebody, the newest first. */
export async function listNominatorRows(
  tx: Tx,
  key: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<NominatorRow[]> {
  const { rows } = await sql<NominatorRow>`
    select ballot.nominator_hash, ballot.classroom_id, null as nominator_email, null as nominator_name, ballot.reason,
      ballot.created_at, ballot.id
    from classroom_nominations ballot
    join classrooms classroom on classroom.id = ballot.classroom_id
    left join users teacher on teacher.id = classroom.teacher_id
    where coalesce(${emailOfClassroom}, 'classroom:' || classroom.id) = ${key}
    union all
    select null, null, nominator_email, nominator_name, reason, created_at, id from teacher_nominations
    where classroom_id is null and coalesce(nominee_email, ${keyOfTeacher}) = ${key}
    order by created_at desc, id limit ${limit} offset ${offset}`.execute(tx)
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

function matches({ q, state }: NomineeFilters) {
  const words = q?.toLowerCase()
  const said = sql`lower(concat_ws(' ', nominee_email, name, school))`
  const conditions = [
    sql<SqlBool>`true`,
    ...(words ? [sql<SqlBool>`position(${words} in ${said}) > 0`] : []),
    ...(state ? [sql<SqlBool>`(nominee_email is not null) = ${state === 'linked'}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}
