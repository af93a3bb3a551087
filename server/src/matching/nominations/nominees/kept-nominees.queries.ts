import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** A teacher without an address, by name and school. */
export const keyOfTeacher = sql`'teacher:' || md5(name_key(teacher_name) || E'\n' || name_key(school))`

/** The address of a classroom's teacher; else the one that was asked last to confirm it. */
const emailOfClassroom = sql`coalesce(classroom.teacher_email, teacher.email, (
  select request.email from confirmation_requests request
  where request.classroom_id = classroom.id order by request.created_at desc, request.id limit 1
))`

/**
 * Every nomination once. Whoever nominated a classroom by its teacher's name has a ballot for it as well, so what was said of
 * a teacher counts by itself only where no classroom stands behind it.
 */
const unitsOf = (ids: readonly string[]) => sql`
  select classroom.id as unit_id, coalesce(known.email, 'classroom:' || classroom.id) as key, known.email,
    coalesce(classroom.teacher_display_name, classroom.name), classroom.school, ballots.count, ballots.latest_at, false
  from classrooms classroom
  left join users teacher on teacher.id = classroom.teacher_id
  cross join lateral (select ${emailOfClassroom} as email) known
  cross join lateral (
    select count(*)::int as count, max(created_at) as latest_at
    from classroom_nominations ballot where ballot.classroom_id = classroom.id
  ) ballots
  where classroom.id = any(${ids}::uuid[]) and classroom.merged_into is null and ballots.count > 0
  union all
  select id, coalesce(nominee_email, ${keyOfTeacher}), nominee_email, teacher_name, school, 1, created_at,
    nominee_email is null
  from teacher_nominations where classroom_id is null and id = any(${ids}::uuid[])`

/** Until the transaction ends nobody else keeps nominees. False where somebody does and is not waited for. */
export async function holdNominees(tx: Tx, { isWaiting }: { isWaiting: boolean }): Promise<boolean> {
  const { rows } = await sql`
    select from nominee_state for update ${isWaiting ? sql`` : sql`skip locked`}`.execute(tx)
  return rows.length > 0
}

/** Whether any nominee may be out of date. */
export async function areNomineesBehind(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ behind: boolean }>`
    select exists (select from nominee_changes) as behind`.execute(tx)
  return rows[0]?.behind ?? true
}

/** Takes the oldest changes, and says which units they are of. */
export async function takeNomineeChanges(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ unit_id: string }>`
    delete from nominee_changes where id in (select id from nominee_changes order by id limit ${limit})
    returning unit_id`.execute(tx)
  return [...new Set(rows.map(({ unit_id: id }) => id))]
}

/** Counts these units anew; answers the keys of the nominees they were and are of. */
export async function replaceUnits(tx: Tx, unitIds: readonly string[]): Promise<string[]> {
  const before = await sql<{ key: string }>`
    delete from nominee_units where unit_id = any(${unitIds}::uuid[]) returning key`.execute(tx)
  const after = await sql<{ key: string }>`
    insert into nominee_units (unit_id, key, nominee_email, name, school, nomination_count, latest_at, can_link)
    ${unitsOf(unitIds)} returning key`.execute(tx)
  return [...new Set([...before.rows, ...after.rows].map(({ key }) => key))]
}

/** Joins the units of these nominees anew, and how many nominees there are. */
export async function replaceNominees(tx: Tx, keys: readonly string[]): Promise<void> {
  const before = await sql<{ is_linked: boolean }>`
    delete from nominees where key = any(${keys}::text[]) returning is_linked`.execute(tx)
  const after = await sql<{ is_linked: boolean }>`
    insert into nominees (key, nominee_email, name, school, nomination_count, latest_at, can_link)
    select key, min(nominee_email), min(name), min(school), sum(nomination_count)::int, max(latest_at), bool_or(can_link)
    from nominee_units where key = any(${keys}::text[]) group by key returning is_linked`.execute(tx)
  const linked = countLinked(after.rows) - countLinked(before.rows)
  const unlinked = after.rows.length - before.rows.length - linked
  await sql`
    update nominee_state set linked = linked + ${linked}::int, unlinked = unlinked + ${unlinked}::int`.execute(
    tx,
  )
}

const countLinked = (rows: readonly { is_linked: boolean }[]) =>
  rows.filter(({ is_linked: isLinked }) => isLinked).length
