import { type RawBuilder, sql } from 'kysely'
import type { AboutClassroomSubject, AboutPersonSubject, AboutRow } from '../../about.ts'
import type { Tx } from '../../database/database.ts'

/** The newest photos of a teacher. */
export function listPhotosSentBy(tx: Tx, { id }: AboutPersonSubject, limit: number): Promise<AboutRow[]> {
  return list(tx, sql`teacher_id = ${id}`, limit)
}

/** The newest photos of a classroom that are shown. */
export function listPhotosShownOf(tx: Tx, { id }: AboutClassroomSubject, limit: number): Promise<AboutRow[]> {
  return list(tx, sql`classroom_id = ${id} and approved`, limit)
}

async function list(tx: Tx, which: RawBuilder<unknown>, limit: number): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select id, nullif(caption, '') as what, null::int as number, null::bigint as "amountCents", created_at as at,
      case when approved is null then 'waiting' when approved then 'approved' else 'rejected' end as state
    from teacher_photos where ${which} order by created_at desc, id limit ${limit}`.execute(tx)
  return rows
}
