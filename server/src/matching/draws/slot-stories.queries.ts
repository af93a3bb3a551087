import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

export type SlotStoryRow = {
  number: number
  origin: 'donor' | 'house' | 'matching'
  /** Of how many gifts it is; none of a slot that one giver filled. */
  gifts: number
  created_at: Date
  voided_at: Date | null
  assigned_at: Date | null
  assigned_how: 'draw' | 'designation' | 'staff' | null
  given_reason: string | null
  /** Whether anyone had nominated the classroom when it got the slot. */
  was_nominated: boolean
  /** Whether the classroom may be named: still confirmed, and its teacher may sign in. */
  is_classroom_public: boolean
  classroom_name: string | null
  classroom_school: string | null
  classroom_city: string | null
  classroom_state: string | null
  teacher_id: string | null
  classroom_id: string | null
  draw_id: string | null
  draw_starts: Date | null
  entries_count: number | null
  position: number | null
  weight: number | null
  remaining_weight: number | null
}

const wasNominated = sql`(slot.draw_id is not null or exists (select 1 from classroom_nominations ballot
    where ballot.classroom_id = slot.classroom_id and ballot.created_at <= slot.assigned_at))`

/** A classroom is named while it is confirmed and its teacher may sign in. */
const isClassroomPublic = sql`(classroom.confirmed_at is not null and teacher.role = 'teacher'
    and teacher.disabled_at is null) is true`

/** A slot by its number, with the draw and the classroom it came to. */
export async function findSlotStory(tx: Tx, number: number): Promise<SlotStoryRow | undefined> {
  const { rows } = await sql<SlotStoryRow>`
    select slot.number, slot.origin, (select count(*)::int from slot_shares share where share.slot_id = slot.id) as gifts, slot.created_at, slot.voided_at, slot.assigned_at, slot.assigned_how,
      slot.given_reason, ${wasNominated} as was_nominated, slot.teacher_id, slot.classroom_id, ${isClassroomPublic} as is_classroom_public,
      classroom.name as classroom_name, classroom.school as classroom_school, classroom.city as classroom_city, classroom.state as classroom_state,
      draw.id as draw_id, draw.slot_starts as draw_starts, draw.entries_count,
      winner.position, entry.weight, winner.remaining_weight
    from slots slot
    left join classrooms classroom on classroom.id = slot.classroom_id
    left join users teacher on teacher.id = classroom.teacher_id
    left join assignment_slots draw on draw.id = slot.draw_id
    left join draw_winners winner on winner.slot_id = slot.id
    left join draw_entries entry
      on entry.draw_id = winner.draw_id and entry.classroom_id = winner.classroom_id
    where slot.number = ${number}`.execute(tx)
  return rows[0]
}

/** How many slots came to a teacher from an instant on before this one did. */
export async function countSlotsBefore(
  tx: Tx,
  { teacherId, from, number }: { teacherId: string; from: Date; number: number },
): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    select count(*)::int as before from slots slot, slots own
    where own.number = ${number} and slot.teacher_id = ${teacherId} and slot.assigned_at >= ${from}
      and (slot.assigned_at, slot.number) < (own.assigned_at, own.number)`.execute(tx)
  return rows[0]?.before ?? 0
}

export type GivenSlotRow = {
  number: number
  assigned_at: Date
  assigned_how: 'designation' | 'staff'
  given_reason: string | null
  was_nominated: boolean
  is_classroom_public: boolean
  classroom_name: string
  classroom_school: string | null
  classroom_city: string | null
  classroom_state: string | null
}

/** A page of the slots that came to a classroom without a draw, the latest first. */
export async function listGivenSlots(
  tx: Tx,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: GivenSlotRow[]; total: number }> {
  const { rows } = await sql<GivenSlotRow>`
    select slot.number, slot.assigned_at, slot.assigned_how, slot.given_reason, ${wasNominated} as was_nominated,
      ${isClassroomPublic} as is_classroom_public,
      classroom.name as classroom_name, classroom.school as classroom_school, classroom.city as classroom_city, classroom.state as classroom_state
    from slots slot
    join classrooms classroom on classroom.id = slot.classroom_id
    left join users teacher on teacher.id = classroom.teacher_id
    where slot.assigned_how <> 'draw'
    order by slot.assigned_at desc, slot.number desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(tx)
  const { total } = await tx
    .selectFrom('slots')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('assigned_how', '<>', 'draw')
    .executeTakeFirstOrThrow()
  return { rows, total }
}
