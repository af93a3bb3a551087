import { sql } from 'kysely'
import { z } from 'zod'
import { countOnePast } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { WaitingRead, WaitingRow } from '../../../waiting-work.ts'

const Portrait = z.object({
  teacherId: z.string(),
  fileId: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  sentAt: z.date(),
  state: z.enum(['waiting', 'shown']),
})
export type PortraitRow = z.infer<typeof Portrait>

/** Photos that wait, the oldest first, then those that are shown, the newest first; so many of each at most. */
export function selectPortraits(tx: Tx, limit: number): Promise<PortraitRow[]> {
  return rows(Portrait)`
    select look.teacher_id as "teacherId", look.file_id as "fileId", teacher.full_name as name, teacher.email,
      look.at as "sentAt", look.state
    from (
      (select teacher_id, waiting_file_id as file_id, waiting_since as at, 'waiting' as state, 0 as part,
        row_number() over (order by waiting_since, teacher_id) as place
      from teacher_looks where waiting_file_id is not null order by waiting_since, teacher_id limit ${limit})
      union all
      (select teacher_id, photo_file_id, changed_at, 'shown', 1,
        row_number() over (order by changed_at desc, teacher_id desc)
      from teacher_looks where photo_file_id is not null order by changed_at desc, teacher_id desc limit ${limit})
    ) look
    join users teacher on teacher.id = look.teacher_id
    order by look.part, look.place`.all(tx)
}

/** Where a teacher is written to, and in which language. */
export function selectMailbox(tx: Tx, teacherId: string): Promise<{ email: string; locale: string }> {
  return tx
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', teacherId)
    .executeTakeFirstOrThrow()
}

const Waiting = z.object({
  ...{ id: z.string(), what: z.string(), who: z.string(), amountCents: z.null(), since: z.date() },
  ...{ dueAt: z.null(), isUrgent: z.boolean(), total: z.number() },
})

/** Photos of teachers that staff have not looked at yet, the oldest first. */
export function listWaitingPortraits(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  return rows(Waiting)`
    select look.teacher_id as id, '' as what, coalesce(teacher.full_name, teacher.email) as who,
      null as "amountCents", look.waiting_since as since, null as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select from teacher_looks where waiting_file_id is not null`)} as total
    from (
      select teacher_id, waiting_since from teacher_looks
      where waiting_file_id is not null order by waiting_since, teacher_id limit ${limit}
    ) look
    join users teacher on teacher.id = look.teacher_id
    order by look.waiting_since, look.teacher_id`.all(tx)
}
