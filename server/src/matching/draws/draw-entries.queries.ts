import type { DrawEntry } from '@tower/contract/matching/tower-draw-list.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { firstOfTeacher, isLed, isOpen, isTaught } from './entering-rule.queries.ts'
import { grounds, weight } from './weight-grounds.queries.ts'

/**
 * Fixes the list of a draw: of every teacher who may sign in one classroom that is confirmed, nominated and not matched since
 * the school year began, the one that weighs most and of equals the one confirmed first. The classrooms are held until the list is published, so that a confirmation
 * taken back at the same moment comes either before the list or after it.
 */
export async function insertEligible(
  tx: Tx,
  { drawId, schoolYearStart }: { drawId: string; schoolYearStart: Date },
): Promise<void> {
  await sql`
    with held as (
      select classroom.id, classroom.teacher_id, classroom.confirmed_at
      from classrooms classroom join users teacher on teacher.id = classroom.teacher_id
      where ${isLed}
      for share of classroom
    )
    insert into draw_entries (draw_id, classroom_id, teacher_id, nominators, confirmed, waited, weight)
    select distinct on (classroom.teacher_id) ${drawId}::uuid, classroom.id, classroom.teacher_id, nominators,
      confirmed, waited, ${weight}
    from held classroom ${grounds}
    where ${isOpen(schoolYearStart)}
    order by classroom.teacher_id, ${firstOfTeacher}`.execute(tx)
}

const chunkLength = 50_000

/** The whole list, in the order of the proof. */
export async function listEntries(tx: Tx, drawId: string): Promise<DrawEntry[]> {
  const entries: DrawEntry[] = []
  for (;;) {
    const chunk = await listEntriesAfter(tx, { drawId, after: entries.at(-1)?.id, limit: chunkLength })
    for (const entry of chunk) entries.push(entry)
    if (chunk.length < chunkLength) return entries
  }
}

/** A stretch of the list in the order of the proof; PostgreSQL orders ids as their text in lower case does. */
export async function listEntriesAfter(
  tx: Tx,
  { drawId, after, limit }: { drawId: string; after: string | undefined; limit: number },
): Promise<DrawEntry[]> {
  return tx
    .selectFrom('draw_entries')
    .select(['classroom_id as id', 'weight'])
    .where('draw_id', '=', drawId)
    .$if(after !== undefined, (query) => query.where('classroom_id', '>', after ?? ''))
    .orderBy('classroom_id')
    .limit(limit)
    .execute()
}

export type EntryRow = {
  classroom_id: string
  name: string
  school: string | null
  city: string | null
  state: string | null
  nominators: number
  confirmed: number | null
  waited: number
  weight: number
  from_point: number
}

/** A page of the list with the classrooms' public faces and their points on the ruler of all entries. */
export async function listEntryClassrooms(
  tx: Tx,
  { drawId, page, pageSize }: { drawId: string; page: number; pageSize: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select entry.*, classroom.name, classroom.school, classroom.city, classroom.state
    from (
      select classroom_id, nominators, confirmed, waited, weight,
        (sum(weight) over (order by classroom_id rows unbounded preceding) - weight)::bigint as from_point
      from draw_entries where draw_id = ${drawId}
      order by classroom_id limit ${pageSize} offset ${(page - 1) * pageSize}
    ) entry
    join classrooms classroom on classroom.id = entry.classroom_id
    order by entry.classroom_id`.execute(tx)
  return rows
}

export type Standing = {
  nominators: number
  confirmed: number
  unconfirmed: number
  waited: number
  teacher_confirmed: boolean
  led: boolean
  matched_this_year: boolean
}

/** Where a classroom stands on the way into the next draw. */
export async function findStanding(
  tx: Tx,
  { classroomId, schoolYearStart }: { classroomId: string; schoolYearStart: Date },
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select nominators, confirmed, unconfirmed, waited, classroom.confirmed_at is not null as teacher_confirmed,
      ${isTaught} is true as led,
      (last_at >= ${schoolYearStart}) is true as matched_this_year
    from classrooms classroom left join users teacher on teacher.id = classroom.teacher_id ${grounds}
    where classroom.id = ${classroomId}`.execute(tx)
  return rows[0]
}

/** Which of a teacher's classrooms a list would hold if it were fixed now, by the order of `insertEligible`. */
export async function findEnteringClassroom(
  tx: Tx,
  { teacherId, schoolYearStart }: { teacherId: string; schoolYearStart: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select classroom.id from classrooms classroom ${grounds}
    where classroom.teacher_id = ${teacherId} and classroom.confirmed_at is not null
      and ${isOpen(schoolYearStart)}
    order by ${firstOfTeacher} limit 1`.execute(tx)
  return rows[0]?.id
}

/** Which of a teacher's classrooms a fixed list holds. */
export async function findListedClassroom(
  tx: Tx,
  { drawId, teacherId }: { drawId: string; teacherId: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('draw_entries')
    .select('classroom_id')
    .where('draw_id', '=', drawId)
    .where('teacher_id', '=', teacherId)
    .orderBy('classroom_id')
    .executeTakeFirst()
  return row?.classroom_id
}

export async function getClassroomName(tx: Tx, classroomId: string): Promise<string> {
  const { name } = await tx
    .selectFrom('classrooms')
    .select('name')
    .where('id', '=', classroomId)
    .executeTakeFirstOrThrow()
  return name
}

/** The names of the confirmed classrooms of a teacher beside one of them. */
export async function listOtherClassrooms(
  tx: Tx,
  { teacherId, classroomId }: { teacherId: string; classroomId: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('classrooms')
    .select('name')
    .where('teacher_id', '=', teacherId)
    .where('confirmed_at', 'is not', null)
    .where('id', '<>', classroomId)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}

/** What a frozen list says of a classroom, if it is in it. */
export async function findEntry(tx: Tx, { drawId, classroomId }: { drawId: string; classroomId: string }) {
  return tx
    .selectFrom('draw_entries')
    .select(['nominators', 'confirmed', 'waited', 'weight'])
    .where('draw_id', '=', drawId)
    .where('classroom_id', '=', classroomId)
    .executeTakeFirst()
}
