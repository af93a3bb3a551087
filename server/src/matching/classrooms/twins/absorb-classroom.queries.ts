import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

export type Absorb = { keptId: string; absorbedId: string; at: Date }

/** Every link of the one leads to the other from now on; answers how many there are. */
export async function moveLinks(tx: Tx, { keptId, absorbedId }: Absorb): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('share_links')
    .set({ classroom_id: keptId })
    .where('classroom_id', '=', absorbedId)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function countLinks(tx: Tx, classroomId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('share_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('classroom_id', '=', classroomId)
    .executeTakeFirstOrThrow()
  return count
}

/** What became the one before becomes the other now: nothing points at a classroom that was merged. */
export async function movePointers(tx: Tx, { keptId, absorbedId }: Absorb): Promise<void> {
  await tx
    .updateTable('classrooms')
    .set({ merged_into: keptId })
    .where('merged_into', '=', absorbedId)
    .execute()
}

/**
 * Closes the one that goes. Its words stay, as the history of the one it became. It is nobody's homeroom any more: a teacher who leads
 * no classroom one day gets another.
 */
export async function closeAbsorbed(tx: Tx, { keptId, absorbedId, at }: Absorb): Promise<void> {
  await sql`
    update classrooms absorbed set merged_into = kept.id, merged_at = ${at}::timestamptz, updated_at = ${at}::timestamptz,
      confirmed_at = null, teacher_id = null, opened_for = null
    from classrooms kept where kept.id = ${keptId} and absorbed.id = ${absorbedId}`.execute(tx)
}

/**
 * The one that stays takes over what it lacks: the school of the list, the grade, the teacher's address that the charity knew. Of
 * two confirmations of one teacher the first counts, as if there had been one classroom from the beginning.
 */
export async function fillKept(
  tx: Tx,
  { keptId, absorbedId, at, confirmedAt }: Absorb & { confirmedAt: Date | null },
): Promise<void> {
  await sql`
    update classrooms kept set updated_at = ${at}::timestamptz,
      school_id = case when kept.school is null then absorbed.school_id else kept.school_id end,
      school = coalesce(kept.school, absorbed.school),
      city = case when kept.school is null and kept.city is null then absorbed.city else kept.city end,
      state = case when kept.school is null and kept.state is null then absorbed.state else kept.state end,
      grade_level = coalesce(kept.grade_level, absorbed.grade_level),
      teacher_display_name = coalesce(kept.teacher_display_name, absorbed.teacher_display_name),
      teacher_email = case when kept.teacher_id is null and kept.confirmed_at is null
        then coalesce(kept.teacher_email, absorbed.teacher_email) else kept.teacher_email end,
      confirmed_at = least(kept.confirmed_at, ${confirmedAt}::timestamptz)
    from classrooms absorbed where kept.id = ${keptId} and absorbed.id = ${absorbedId}`.execute(tx)
}

/** The charity's list goes on with the one that stays, where that was on no list itself. */
export async function moveImportKey(tx: Tx, { keptId, absorbedId }: Absorb): Promise<void> {
  const rows = await tx
    .selectFrom('classrooms')
    .select(['id', 'import_key'])
    .where('id', 'in', [keptId, absorbedId])
    .execute()
  const keyOf = (id: string) => rows.find((row) => row.id === id)?.import_key ?? null
  const key = keyOf(absorbedId)
  if (key === null || keyOf(keptId) !== null) return
  await tx.updateTable('classrooms').set({ import_key: null }).where('id', '=', absorbedId).execute()
  await tx.updateTable('classrooms').set({ import_key: key }).where('id', '=', keptId).execute()
}

/** A homeroom that takes in what the charity listed is listed from now on, and may be nominated. */
export async function openHomeroom(tx: Tx, { keptId, absorbedId }: Absorb): Promise<void> {
  await sql`
    update classrooms kept set opened_for = null from classrooms absorbed
    where kept.id = ${keptId} and kept.opened_for is not null
      and absorbed.id = ${absorbedId} and absorbed.named_key is null and absorbed.opened_for is null`.execute(
    tx,
  )
}

/**
 * What the charity listed stays listed: where visitors named the one that stays, their words lead to it by the one that goes. Else
 * strangers would find neither until a mailbox stands behind it, and its teacher would wait for staff.
 */
export async function moveNamedKey(tx: Tx, { keptId, absorbedId }: Absorb): Promise<void> {
  const moved = await rows(z.object({ key: z.string() }))`
    update classrooms kept set named_key = null
    from (select id, named_key from classrooms where id = ${keptId}) before, classrooms absorbed
    where kept.id = before.id and before.named_key is not null
      and absorbed.id = ${absorbedId} and absorbed.named_key is null and absorbed.opened_for is null
    returning before.named_key as key`.first(tx)
  if (!moved) return
  await tx.updateTable('classrooms').set({ named_key: moved.key }).where('id', '=', absorbedId).execute()
}
