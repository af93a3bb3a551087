import { sql } from 'kysely'
import { countOnePast } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../waiting-work.ts'

/** Photos that staff have not looked at yet, the oldest first. */
export async function listWaitingPhotos(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select photo.id, photo.caption as what, coalesce(teacher.full_name, teacher.email) as who,
      null as "amountCents", photo.created_at as since, null as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select from teacher_photos where approved is null`)} as total
    from (
      select id, caption, created_at, teacher_id from teacher_photos
      where approved is null order by created_at, id limit ${limit}
    ) photo
    join users teacher on teacher.id = photo.teacher_id
    order by photo.created_at, photo.id`.execute(tx)
  return rows
}
