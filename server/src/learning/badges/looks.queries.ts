import type { Tx } from '../../database/database.ts'

export type LookRow = { avatar_id: string | null; photo_file_id: string | null; shows_badges: boolean }

const nothing: LookRow = { avatar_id: null, photo_file_id: null, shows_badges: false }

export async function selectLook(tx: Tx, teacherId: string): Promise<LookRow> {
  const row = await tx
    .selectFrom('teacher_looks')
    .select(['avatar_id', 'photo_file_id', 'shows_badges'])
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst()
  return row ?? nothing
}

/** Makes the row where there is none yet, and holds it until the transaction ends. */
export async function holdLook(tx: Tx, { teacherId, at }: { teacherId: string; at: Date }): Promise<LookRow> {
  await tx
    .insertInto('teacher_looks')
    .values({ teacher_id: teacherId, changed_at: at })
    .onConflict((conflict) => conflict.column('teacher_id').doNothing())
    .execute()
  return tx
    .selectFrom('teacher_looks')
    .select(['avatar_id', 'photo_file_id', 'shows_badges'])
    .where('teacher_id', '=', teacherId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateLook(
  tx: Tx,
  { teacherId, at, look }: { teacherId: string; at: Date; look: Partial<LookRow> },
): Promise<void> {
  await tx
    .updateTable('teacher_looks')
    .set({ ...look, changed_at: at })
    .where('teacher_id', '=', teacherId)
    .execute()
}

/** Who wears an avatar. */
export async function selectWearers(tx: Tx, itemId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('teacher_looks')
    .select('teacher_id')
    .where('avatar_id', '=', itemId)
    .execute()
  return rows.map((row) => row.teacher_id)
}

export function exportLook(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('teacher_looks as look')
    .leftJoin('market_items as avatar', 'avatar.id', 'look.avatar_id')
    .select(['avatar.name as avatar', 'look.shows_badges', 'look.changed_at'])
    .where('look.teacher_id', '=', teacherId)
    .execute()
}

export async function deleteLook(tx: Tx, teacherId: string): Promise<void> {
  await tx.deleteFrom('teacher_looks').where('teacher_id', '=', teacherId).execute()
}
