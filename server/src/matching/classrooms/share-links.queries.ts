import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** What a share page shows of a teacher, with what may close the link; nothing of one who was erased. */
export function selectSharedTeacher(tx: Tx, code: string) {
  return tx
    .selectFrom('share_links')
    .innerJoin('classrooms', 'classrooms.id', 'share_links.classroom_id')
    .leftJoin('users', 'users.id', 'classrooms.teacher_id')
    .leftJoin('teacher_profiles', 'teacher_profiles.teacher_id', 'classrooms.teacher_id')
    .select([
      'classrooms.id as classroomId',
      'classrooms.name as classroomName',
      'classrooms.teacher_display_name as displayName',
      'classrooms.school',
      'classrooms.city',
      'classrooms.state',
      'teacher_profiles.bio',
      'teacher_profiles.avatar_url as avatarUrl',
      'classrooms.teacher_id as teacherId',
      'classrooms.confirmed_at as confirmedAt',
      'users.disabled_at as disabledAt',
      'share_links.expires_at as expiresAt',
      'share_links.revoked_at as revokedAt',
    ])
    .where('share_links.code', '=', code)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst()
}

export type LinkedTeacher = NonNullable<Awaited<ReturnType<typeof selectSharedTeacher>>>

/** The newest open code of each confirmed classroom whose teacher may act, newest first. */
export async function listOpenShareCodes(tx: Tx, { at, limit }: { at: Date; limit: number }) {
  const { rows } = await sql<{ code: string }>`
    select code from (
      select distinct on (link.classroom_id) link.code, link.created_at
      from share_links link
      join classrooms classroom on classroom.id = link.classroom_id
      join users teacher on teacher.id = classroom.teacher_id
      where classroom.confirmed_at is not null and teacher.disabled_at is null
        and link.revoked_at is null and (link.expires_at is null or link.expires_at > ${at})
      order by link.classroom_id, link.created_at desc, link.code
    ) newest
    order by created_at desc, code
    limit ${limit}`.execute(tx)
  return rows.map(({ code }) => code)
}

export async function upsertTeacherProfile(
  tx: Tx,
  profile: { teacherId: string; bio: string | null; avatarUrl: string | null; at: Date },
): Promise<void> {
  const words = { bio: profile.bio, avatar_url: profile.avatarUrl, updated_at: profile.at }
  await tx
    .insertInto('teacher_profiles')
    .values({ teacher_id: profile.teacherId, ...words })
    .onConflict((conflict) => conflict.column('teacher_id').doUpdateSet(words))
    .execute()
}

export async function deleteTeacherProfile(tx: Tx, teacherId: string): Promise<void> {
  await tx.deleteFrom('teacher_profiles').where('teacher_id', '=', teacherId).execute()
}
