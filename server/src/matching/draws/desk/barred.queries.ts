import { mostDeskCounted, type AskedReason, type BarReason } from '@tower/contract/matching/draw-desk.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { barredBy, firstOfTeacher, isOpen } from '../entering-rule.queries.ts'
import { grounds } from '../weight-grounds.queries.ts'

export type BarredRow = {
  classroom_id: string
  name: string
  school: string | null
  city: string | null
  state: string | null
  reason: BarReason
  teacher_email: string | null
  asked_at: Date | null
}

/** Why each of these classrooms would not enter a list that is fixed now; those that would are left out. */
async function findReasons(
  tx: Tx,
  { classroomIds, schoolYearStart }: { classroomIds: string[]; schoolYearStart: Date },
): Promise<{ id: string; reason: BarReason }[]> {
  const { rows } = await sql<{ id: string; reason: BarReason }>`
    with looked as (
      select classroom.id, classroom.teacher_id, ${barredBy(schoolYearStart)} as reason
      from classrooms classroom left join users teacher on teacher.id = classroom.teacher_id ${grounds}
      where classroom.id = any(${classroomIds}::uuid[]) and classroom.merged_into is null
    )
    select looked.id, coalesce(looked.reason, 'other_enters') as reason
    from looked left join lateral (
      select classroom.id from classrooms classroom ${grounds}
      where classroom.teacher_id = looked.teacher_id and classroom.confirmed_at is not null
        and ${isOpen(schoolYearStart)}
      order by ${firstOfTeacher} limit 1
    ) entering on looked.reason is null
    where looked.reason is not null or entering.id <> looked.id
    order by looked.id`.execute(tx)
  return rows
}

/** Keeps of some classrooms why they would not enter. Of those who look at the same time the second waits. */
export async function lookAtClassrooms(
  tx: Tx,
  looked: { classroomIds: string[]; schoolYearStart: Date },
): Promise<Map<string, BarReason>> {
  await tx.selectFrom('draw_barred_state').select('is_only').forUpdate().execute()
  const reasons = await findReasons(tx, looked)
  const barred = reasons.map(({ id }) => id)
  await sql`
    delete from draw_barred where classroom_id = any(${looked.classroomIds}::uuid[])
      and not classroom_id = any(${barred}::uuid[])`.execute(tx)
  await sql`
    insert into draw_barred as kept (classroom_id, reason)
    select * from unnest(${barred}::uuid[], ${reasons.map(({ reason }) => reason)}::text[])
    on conflict (classroom_id) do update set reason = excluded.reason where kept.reason <> excluded.reason`.execute(
    tx,
  )
  return new Map(reasons.map(({ id, reason }) => [id, reason]))
}

/** The next classrooms by their ids. */
export async function listClassroomIds(
  tx: Tx,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('classrooms')
    .select('id')
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function setLookedAt(tx: Tx, at: Date): Promise<void> {
  await tx.updateTable('draw_barred_state').set({ looked_at: at }).execute()
}

export async function readLookedAt(tx: Tx): Promise<Date | null> {
  const row = await tx.selectFrom('draw_barred_state').select('looked_at').executeTakeFirst()
  return row?.looked_at ?? null
}

/** One page of the classrooms kept as barred. */
export async function listBarredRows(
  tx: Tx,
  { reason, limit, offset }: { reason: BarReason | undefined; limit: number; offset: number },
): Promise<BarredRow[]> {
  const chosen = reason ? sql`where reason = ${reason}` : sql``
  const order = reason ? sql`classroom_id` : sql`reason, classroom_id`
  const { rows } = await sql<BarredRow>`
    select barred.classroom_id, classroom.name, classroom.school, classroom.city, classroom.state, barred.reason,
      coalesce(teacher.email, classroom.teacher_email) as teacher_email, ask.asked_at
    from (
      select classroom_id, reason from draw_barred ${chosen} order by ${order} limit ${limit} offset ${offset}
    ) barred
    join classrooms classroom on classroom.id = barred.classroom_id
    left join users teacher on teacher.id = classroom.teacher_id
    left join draw_asks ask on ask.classroom_id = barred.classroom_id
    order by ${reason ? sql`barred.classroom_id` : sql`barred.reason, barred.classroom_id`}`.execute(tx)
  return rows
}

/** How many classrooms are barred for one reason, or for any, counted so far and no further. */
export async function countBarred(tx: Tx, reason: BarReason | undefined): Promise<number> {
  const chosen = reason ? sql`where reason = ${reason}` : sql``
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from draw_barred ${chosen} limit ${mostDeskCounted}) counted`.execute(tx)
  return rows[0]?.count ?? 0
}

export type AskableRow = {
  classroom_id: string
  name: string
  email: string
  locale: string | null
}

/**
 * Classrooms whose teacher can be written to: one with an account that is not disabled, who wants such emails, and who was not
 * asked about the classroom since `before`.
 */
export async function listAskable(
  tx: Tx,
  { reason, before, after, limit }: { reason: AskedReason; before: Date; after: string; limit: number },
): Promise<AskableRow[]> {
  const { rows } = await sql<AskableRow>`
    select barred.classroom_id, classroom.name, teacher.email, teacher.locale
    from draw_barred barred
    join classrooms classroom on classroom.id = barred.classroom_id
    join users teacher on teacher.id = classroom.teacher_id
    left join draw_asks ask on ask.classroom_id = barred.classroom_id
    where barred.reason = ${reason} and barred.classroom_id > ${after}
      and teacher.role = 'teacher' and teacher.disabled_at is null
      and not exists (select from mail_leaves gone where gone.email = teacher.email and gone.series = 'draw_reminders')
      and (ask.asked_at is null or ask.asked_at <= ${before})
    order by barred.classroom_id limit ${limit}`.execute(tx)
  return rows
}

/** Writes down that these classrooms are asked about; answers those that nobody else asked about since `before`. */
export async function insertAsks(
  tx: Tx,
  asks: { classroomIds: string[]; reason: AskedReason; askedBy: string; at: Date; before: Date },
): Promise<string[]> {
  const { rows } = await sql<{ classroom_id: string }>`
    insert into draw_asks as kept (classroom_id, reason, asked_by, asked_at)
    select classroom_id, ${asks.reason}, ${asks.askedBy}::uuid, ${asks.at}::timestamptz
    from unnest(${asks.classroomIds}::uuid[]) as asked (classroom_id) order by classroom_id
    on conflict (classroom_id) do update
      set reason = excluded.reason, asked_by = excluded.asked_by, asked_at = excluded.asked_at
      where kept.asked_at <= ${asks.before}
    returning classroom_id`.execute(tx)
  return rows.map(({ classroom_id: id }) => id)
}
