import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Matched } from './matches.ts'

export type HeldSlot = { id: string; number: number }

/** Slots by their ids, held for the transaction that assigns them. */
export async function listSlotsForUpdate(tx: Tx, slotIds: string[]): Promise<Map<string, HeldSlot>> {
  const rows = await tx
    .selectFrom('slots')
    .select(['id', 'number'])
    .where('id', 'in', slotIds)
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((slot) => [slot.id, slot]))
}

/** Assigns those of the slots that are still free; answers how many were. */
export async function assignSlots(tx: Tx, matched: Matched[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update slots set classroom_id = given.classroom_id, teacher_id = given.teacher_id, assigned_how = given.how,
      draw_id = given.draw_id, assigned_at = given.at, given_reason = given.reason
    from unnest(
      ${matched.map(({ slot }) => slot.id)}::uuid[],
      ${matched.map(({ classroom }) => classroom.id)}::uuid[],
      ${matched.map(({ classroom }) => classroom.teacherId)}::uuid[],
      ${matched.map(({ match }) => match.how)}::text[],
      ${matched.map(({ match }) => match.drawId ?? null)}::uuid[],
      ${matched.map(({ match }) => match.at.toISOString())}::timestamptz[],
      ${matched.map(({ match }) => match.reason ?? null)}::text[]
    ) as given (slot_id, classroom_id, teacher_id, how, draw_id, at, reason)
    where slots.id = given.slot_id and slots.classroom_id is null and slots.voided_at is null
      and slots.frozen_at is null`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** The numbers of some slots. */
export async function listSlotNumbers(
  tx: Tx,
  slotIds: readonly string[],
): Promise<{ id: string; number: number }[]> {
  if (slotIds.length === 0) return []
  return tx.selectFrom('slots').select(['id', 'number']).where('id', 'in', slotIds).execute()
}

/** Where people read their mail, under which name and in which language. */
export async function listPeopleToMail(
  tx: Tx,
  userIds: string[],
): Promise<Map<string, { email: string; name: string | null; locale: string }>> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'email', 'full_name as name', 'locale'])
    .where('id', 'in', [...new Set(userIds)])
    .execute()
  return new Map(rows.map((person) => [person.id, person]))
}

export type MatchedSlotRow = {
  id: string
  number: number
  assigned_at: Date
  assigned_how: 'draw' | 'designation' | 'staff'
  draw_id: string | null
  classroom_name: string
}

/** The slots a teacher's classrooms were matched with, the latest first. */
export async function listSlotsOfTeacher(
  tx: Tx,
  { teacherId, limit }: { teacherId: string; limit: number },
): Promise<MatchedSlotRow[]> {
  const rows = await tx
    .selectFrom('slots')
    .innerJoin('classrooms', 'classrooms.id', 'slots.classroom_id')
    .select(['slots.id', 'slots.number', 'slots.assigned_at', 'slots.assigned_how', 'slots.draw_id'])
    .select('classrooms.name as classroom_name')
    .where('slots.teacher_id', '=', teacherId)
    .orderBy('slots.assigned_at', 'desc')
    .orderBy('slots.number', 'desc')
    .limit(limit)
    .execute()
  return rows as MatchedSlotRow[]
}

/** The latest slot that came to a classroom since an instant. */
export async function findLatestSlot(
  tx: Tx,
  { classroomId, since }: { classroomId: string; since: Date },
): Promise<{ number: number; assignedAt: Date } | undefined> {
  const row = await tx
    .selectFrom('slots')
    .select(['number', 'assigned_at as assignedAt'])
    .where('classroom_id', '=', classroomId)
    .where('assigned_at', '>=', since)
    .orderBy('assigned_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as { number: number; assignedAt: Date } | undefined
}
