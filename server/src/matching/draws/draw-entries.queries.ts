import { maxNominatorPoints, maxWaitedPoints } from '@tower/contract/matching/draws.ts'
import type { DrawEntry } from '@tower/contract/matching/tower-draw-list.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/**
 * What weights are made of, for all rooms or one: `nominated` (distinct nominators), `matched` (the last match)
 * and `waiting` (completed draws that gave something, entered without winning since that match).
 */
function grounds(classroomId?: string) {
  const only = classroomId === undefined ? sql`true` : sql`classroom_id = ${classroomId}`
  return sql`
    nominated as (
      select classroom_id, count(*)::int as nominators from classroom_nominations where ${only} group by classroom_id
    ),
    matched as (
      select classroom_id, max(assigned_at) as last_at from slots
      where classroom_id is not null and ${only} group by classroom_id
    ),
    entered as (
      select draw_id, classroom_id from draw_entries where ${only}
      except
      select draw_id, classroom_id from draw_winners where ${only}
    ),
    giving as (
      select draw.id, draw.completed_at from assignment_slots draw
      where draw.state = 'completed' and exists (select 1 from draw_winners winner where winner.draw_id = draw.id)
    ),
    waiting as (
      select entered.classroom_id, count(*)::int as waited
      from entered join giving on giving.id = entered.draw_id
      left join matched on matched.classroom_id = entered.classroom_id
      where matched.last_at is null or giving.completed_at > matched.last_at
      group by entered.classroom_id
    )`
}

/**
 * Fixes the list of a draw: every room that is confirmed, nominated, led by a teacher who may sign in and not
 * matched since the school year began. The rooms are held until the list is published, so that a confirmation
 * taken back at the same moment comes either before the list or after it. The weight is `entryWeight`, as SQL.
 */
export async function insertEligible(
  tx: Tx,
  { drawId, schoolYearStart }: { drawId: string; schoolYearStart: Date },
): Promise<void> {
  await sql`
    with ${grounds()},
    eligible as (
      select room.id, room.teacher_id
      from classrooms room join users teacher on teacher.id = room.teacher_id
      where room.confirmed_at is not null and teacher.role = 'teacher' and teacher.disabled_at is null
        and not exists (
          select 1 from slots where slots.classroom_id = room.id and slots.assigned_at >= ${schoolYearStart}
        )
      for share of room
    )
    insert into draw_entries (draw_id, classroom_id, teacher_id, nominators, waited, weight)
    select ${drawId}::uuid, eligible.id, eligible.teacher_id, nominated.nominators, coalesce(waiting.waited, 0),
      least(nominated.nominators, ${maxNominatorPoints}::int)
        + least(coalesce(waiting.waited, 0), ${maxWaitedPoints}::int)
    from eligible
    join nominated on nominated.classroom_id = eligible.id
    left join waiting on waiting.classroom_id = eligible.id
    order by eligible.id`.execute(tx)
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
  waited: number
  weight: number
  from_point: number
}

/** A page of the list with the rooms' public faces and their points on the ruler of all entries. */
export async function listEntryRooms(
  tx: Tx,
  { drawId, page, pageSize }: { drawId: string; page: number; pageSize: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select entry.*, room.name, room.school, room.city, room.state
    from (
      select classroom_id, nominators, waited, weight,
        (sum(weight) over (order by classroom_id rows unbounded preceding) - weight)::bigint as from_point
      from draw_entries where draw_id = ${drawId}
      order by classroom_id limit ${pageSize} offset ${(page - 1) * pageSize}
    ) entry
    join classrooms room on room.id = entry.classroom_id
    order by entry.classroom_id`.execute(tx)
  return rows
}

export type Standing = {
  nominators: number
  waited: number
  confirmed: boolean
  led: boolean
  matched_this_year: boolean
}

/** Where a room stands on the way into the next draw. */
export async function findStanding(
  tx: Tx,
  { classroomId, schoolYearStart }: { classroomId: string; schoolYearStart: Date },
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    with ${grounds(classroomId)}
    select coalesce(nominated.nominators, 0) as nominators, coalesce(waiting.waited, 0) as waited,
      room.confirmed_at is not null as confirmed,
      (teacher.role = 'teacher' and teacher.disabled_at is null) is true as led,
      (matched.last_at >= ${schoolYearStart}) is true as matched_this_year
    from classrooms room
    left join users teacher on teacher.id = room.teacher_id
    left join nominated on nominated.classroom_id = room.id
    left join waiting on waiting.classroom_id = room.id
    left join matched on matched.classroom_id = room.id
    where room.id = ${classroomId}`.execute(tx)
  return rows[0]
}

/** What a frozen list says of a room, if it is in it. */
export async function findEntry(tx: Tx, { drawId, classroomId }: { drawId: string; classroomId: string }) {
  return tx
    .selectFrom('draw_entries')
    .select(['nominators', 'waited', 'weight'])
    .where('draw_id', '=', drawId)
    .where('classroom_id', '=', classroomId)
    .executeTakeFirst()
}
