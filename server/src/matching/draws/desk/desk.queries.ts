import { mostDeskCounted } from '@tower/contract/matching/draw-desk.ts'
import { freezeMinutes } from '@tower/contract/matching/draws.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { publicColumns, type DrawRow } from '../draws.queries.ts'

export type DeskDrawRow = DrawRow & {
  source: 'staff' | 'schedule'
  planned_for: Date | null
  freezes_at: Date | null
}

const deskColumns = sql`${publicColumns}, draw.source, draw.planned_for,
  case when draw.state = 'scheduled'
    then draw.slot_starts - ${freezeMinutes}::int * interval '1 minute' end as freezes_at`

/** A draw with what only staff need of it. Its seed is not among that. */
export async function findDeskDraw(tx: Tx, drawId: string): Promise<DeskDrawRow | undefined> {
  const { rows } = await sql<DeskDrawRow>`
    select ${deskColumns} from assignment_slots draw where draw.id = ${drawId}`.execute(tx)
  return rows[0]
}

export type CalendarRow = {
  id: string
  slot_name: string
  slot_starts: Date
  planned_for: Date | null
  state: DrawRow['state']
  source: 'staff' | 'schedule'
}

/** The draws that start, or were meant to start, between two instants. */
export async function listCalendarDraws(
  tx: Tx,
  { from, until }: { from: Date; until: Date },
): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select id, slot_name, slot_starts, planned_for, state, source from assignment_slots
    where slot_starts between ${from} and ${until} or planned_for between ${from} and ${until}
    order by slot_starts, id limit 200`.execute(tx)
  return rows
}

/** Whether a draw that is not over starts before this one, or the list of another is fixed. */
export async function findInTheWay(
  tx: Tx,
  { drawId, starts }: { drawId: string; starts: Date },
): Promise<{ fixed: boolean; earlier: boolean }> {
  const { rows } = await sql<{ fixed: boolean; earlier: boolean }>`
    select coalesce(bool_or(state = 'frozen'), false) as fixed,
      coalesce(bool_or((slot_starts, id) < (${starts}::timestamptz, ${drawId}::uuid)), false) as earlier
    from assignment_slots where state in ('scheduled', 'frozen') and id <> ${drawId}`.execute(tx)
  return rows[0] ?? { fixed: false, earlier: false }
}

/** Whether another draw of the schedule stands at that start. */
export async function isStartTaken(
  tx: Tx,
  { drawId, starts }: { drawId: string; starts: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('assignment_slots')
    .select('id')
    .where('source', '=', sql.lit('schedule'))
    .where('slot_starts', '=', starts)
    .where('id', '<>', drawId)
    .executeTakeFirst()
  return row !== undefined
}

export type EntrantRow = {
  classroom_id: string
  name: string
  school: string | null
  city: string | null
  state: string | null
  weight: number
}

type Paged = { limit: number; offset: number }

/** A page of those who would enter now by the kept standings, the heaviest first. */
export async function listWouldEnter(tx: Tx, { limit, offset }: Paged): Promise<EntrantRow[]> {
  const { rows } = await sql<EntrantRow>`
    select entering.classroom_id, classroom.name, classroom.school, classroom.city, classroom.state, entering.weight
    from (
      select classroom_id, weight from draw_standings
      order by weight desc, classroom_id limit ${limit} offset ${offset}
    ) entering join classrooms classroom on classroom.id = entering.classroom_id
    order by entering.weight desc, entering.classroom_id`.execute(tx)
  return rows
}

/** A page of a fixed list, in the order of the proof. */
export async function listEntered(
  tx: Tx,
  { drawId, limit, offset }: Paged & { drawId: string },
): Promise<EntrantRow[]> {
  const { rows } = await sql<EntrantRow>`
    select entry.classroom_id, classroom.name, classroom.school, classroom.city, classroom.state, entry.weight
    from (
      select classroom_id, weight from draw_entries where draw_id = ${drawId}
      order by classroom_id limit ${limit} offset ${offset}
    ) entry join classrooms classroom on classroom.id = entry.classroom_id
    order by entry.classroom_id`.execute(tx)
  return rows
}

export type WaitingSlotRow = { number: number; origin: 'donor' | 'house' | 'matching'; created_at: Date }

const waiting = (poolId: string) => sql`
  from slots where pool_id = ${poolId} and classroom_id is null and voided_at is null and frozen_at is null`

/** Some of the slots that a draw could give now, the oldest first. */
export async function listWaitingSlots(
  tx: Tx,
  { poolId, limit, offset }: Paged & { poolId: string },
): Promise<WaitingSlotRow[]> {
  const { rows } = await sql<WaitingSlotRow>`
    select number, origin, created_at ${waiting(poolId)}
    order by created_at, number limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

/** How many they are, counted so far and no further. */
export async function countDeskSlots(tx: Tx, poolId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select ${waiting(poolId)} limit ${mostDeskCounted}) counted`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}
