import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type OwnSlotRow = {
  id: string
  number: number
  /** The first slot of its sponsor is 1. */
  ordinal: number
  created_at: Date
  assigned_at: Date | null
  assigned_how: 'draw' | 'designation' | 'staff' | null
  voided_at: Date | null
  frozen_at: Date | null
  draw_id: string | null
  classroom_name: string | null
  classroom_school: string | null
  classroom_city: string | null
  classroom_state: string | null
}

/** A page of a donor's slots, the newest first, with the classroom each went to. */
export function listOwnSlots(
  tx: Tx,
  { donorId, page, pageSize }: { donorId: string; page: number; pageSize: number },
): Promise<OwnSlotRow[]> {
  return selectSlots(
    tx,
    donorId,
    sql`order by slot.ordinal desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
}

/** One slot of a donor by its number. */
export async function findOwnSlotRow(
  tx: Tx,
  { donorId, number }: { donorId: string; number: number },
): Promise<OwnSlotRow | undefined> {
  const [slot] = await selectSlots(tx, donorId, sql`and slot.number = ${number}`)
  return slot
}

/** A classroom is named while it is confirmed and its teacher may sign in, as on the slot's public page. */
async function selectSlots(tx: Tx, donorId: string, which: RawBuilder<unknown>): Promise<OwnSlotRow[]> {
  const { rows } = await sql<OwnSlotRow>`
    select slot.id, slot.number, slot.ordinal, slot.created_at, slot.assigned_at, slot.assigned_how, slot.voided_at,
      slot.frozen_at, slot.draw_id, named.*
    from slots slot
    left join lateral (
      select classroom.name as classroom_name, classroom.school as classroom_school, classroom.city as classroom_city,
        classroom.state as classroom_state
      from classrooms classroom
      join users teacher on teacher.id = classroom.teacher_id and teacher.role = 'teacher' and teacher.disabled_at is null
      where classroom.id = slot.classroom_id and classroom.confirmed_at is not null
    ) named on true
    where slot.donor_id = ${donorId} ${which}`.execute(tx)
  return rows
}

export type OwnSlotCounts = {
  total: number
  matched: number
  waiting: number
  /** Taken back, or on hold. */
  stopped: number
  /** When the first of them was minted. */
  since: Date | null
}

/** How many slots a donor has, by where they are. */
export async function countOwnSlots(tx: Tx, donorId: string): Promise<OwnSlotCounts> {
  const { rows } = await sql<OwnSlotCounts>`
    select count(*)::int as total,
      count(*) filter (where assigned_at is not null and voided_at is null)::int as matched,
      count(*) filter (where assigned_at is null and voided_at is null and frozen_at is null)::int as waiting,
      count(*) filter (where voided_at is not null or (assigned_at is null and frozen_at is not null))::int as stopped,
      min(created_at) as since
    from slots where donor_id = ${donorId}`.execute(tx)
  return rows[0] ?? noSlots
}

export const noSlots: OwnSlotCounts = { total: 0, matched: 0, waiting: 0, stopped: 0, since: null }
