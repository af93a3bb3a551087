import type { Tx } from '../../database/database.ts'

export type LookRow = {
  avatar_id: string | null
  photo_file_id: string | null
  /** A photo that staff have not looked at yet. */
  waiting_file_id: string | null
  waiting_since: Date | null
  /** Why staff did not show the last photo. */
  refused_because: string | null
  shows_badges: boolean
}

const fields = [
  'avatar_id',
  'photo_file_id',
  'waiting_file_id',
  'waiting_since',
  'refused_because',
  'shows_badges',
] as const

const nothing: LookRow = {
  avatar_id: null,
  photo_file_id: null,
  waiting_file_id: null,
  waiting_since: null,
  refused_because: null,
  shows_badges: false,
}

/** No photo, and none that waits. */
export const noPhoto = {
  photo_file_id: null,
  waiting_file_id: null,
  waiting_since: null,
  refused_because: null,
} as const satisfies Partial<LookRow>

export async function selectLook(tx: Tx, teacherId: string): Promise<LookRow> {
  const row = await tx
    .selectFrom('teacher_looks')
    .select(fields)
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
    .select(fields)
    .where('teacher_id', '=', teacherId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Held until the transaction ends; undefined where there is none. */
export async function holdLookOf(tx: Tx, teacherId: string): Promise<LookRow | undefined> {
  return tx
    .selectFrom('teacher_looks')
    .select(fields)
    .where('teacher_id', '=', teacherId)
    .forUpdate()
    .executeTakeFirst()
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

/** Whether somebody is a teacher, who alone appears anywhere. */
export async function isTeacher(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role', '=', 'teacher')
    .executeTakeFirst()
  return row !== undefined
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
    .select([
      'avatar.name as avatar',
      'look.waiting_since as photo_waiting_since',
      'look.refused_because as photo_refused_because',
      'look.shows_badges',
      'look.changed_at',
    ])
    .where('look.teacher_id', '=', teacherId)
    .execute()
}

export async function deleteLook(tx: Tx, teacherId: string): Promise<void> {
  await tx.deleteFrom('teacher_looks').where('teacher_id', '=', teacherId).execute()
}
