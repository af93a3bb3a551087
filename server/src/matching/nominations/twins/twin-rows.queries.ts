import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

type Pair = { keptId: string; absorbedId: string }

/**
 * Whoever confirms by a link or decides on a claim holds that first and the classroom after it; so does a merge, else two
 * might wait for one another.
 */
export async function holdWaiting(tx: Tx, classroomIds: readonly string[]): Promise<void> {
  await sql`
    select from confirmation_requests where classroom_id = any(${classroomIds}::uuid[])
    order by id for update`.execute(tx)
  await sql`
    select from classroom_claims where classroom_id = any(${classroomIds}::uuid[]) order by id for update`.execute(
    tx,
  )
}

/** Links that were mailed to teachers of the one confirm the other. */
export async function moveRequests(tx: Tx, { keptId, absorbedId }: Pair): Promise<void> {
  await tx
    .updateTable('confirmation_requests')
    .set({ classroom_id: keptId })
    .where('classroom_id', '=', absorbedId)
    .execute()
}

/** What was said of the teacher beside a ballot goes with the ballots. */
export async function moveNamedTeachers(tx: Tx, { keptId, absorbedId }: Pair): Promise<void> {
  await tx
    .updateTable('teacher_nominations')
    .set({ classroom_id: keptId })
    .where('classroom_id', '=', absorbedId)
    .execute()
}

/** Staff decide once on two claims of one address: the later one is put to the earlier. */
export async function moveClaims(
  tx: Tx,
  { keptId, absorbedId, hasTeacher }: Pair & { hasTeacher: boolean },
): Promise<void> {
  await sql`
    delete from classroom_claims again where again.classroom_id = ${absorbedId} and again.decided_at is null
      and exists (select from classroom_claims waiting where waiting.classroom_id = ${keptId}
        and waiting.email = again.email and waiting.decided_at is null)`.execute(tx)
  await sql`
    update classroom_claims set classroom_id = ${keptId},
      because = case when decided_at is null and ${hasTeacher}::boolean then 'has_teacher' else because end
    where classroom_id = ${absorbedId}`.execute(tx)
}

const Waiting = z.object({ claims: z.number(), requests: z.number() })

/** How many claims wait, and how many links to teachers still work. */
export function countWaiting(
  tx: Tx,
  { classroomId, at }: { classroomId: string; at: Date },
): Promise<z.infer<typeof Waiting>> {
  return rows(Waiting)`
    select
      (select count(*)::int from classroom_claims where classroom_id = ${classroomId} and decided_at is null) as claims,
      (select count(*)::int from confirmation_requests
        where classroom_id = ${classroomId} and used_at is null and expires_at > ${at}) as requests`.one(tx)
}

/** The nominees of both are counted anew, whatever of them moved. */
export async function noteChangedNominees(tx: Tx, { keptId, absorbedId }: Pair): Promise<void> {
  await sql`insert into nominee_changes (unit_id) values (${keptId}::uuid), (${absorbedId}::uuid)`.execute(tx)
}

const Counted = z.object({ id: z.string(), count: z.number() })

/** How many nominated each of these classrooms. */
export async function countNominatorsOf(
  tx: Tx,
  classroomIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = await rows(Counted)`
    select classroom_id as id, count(*)::int as count from classroom_nominations
    where classroom_id = any(${classroomIds}::uuid[]) group by classroom_id`.all(tx)
  return new Map(counted.map(({ id, count }) => [id, count]))
}
