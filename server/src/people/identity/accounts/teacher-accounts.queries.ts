import type { Tx } from '../../../database/database.ts'

export type NewTeacher = { email: string; displayName: string }

/** Which of the addresses staff have switched off as teachers. */
export async function selectBlockedTeachers(tx: Tx, emails: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('allowlist_entries')
    .select('email')
    .where('role', '=', 'teacher')
    .where('active', '=', false)
    .where('email', 'in', emails)
    .execute()
  return new Set(rows.map(({ email }) => email))
}

/** Opens the accounts that don't exist yet and answers those. */
export function insertMissingTeachers(
  tx: Tx,
  teachers: NewTeacher[],
  { at, emailVerified }: { at: Date; emailVerified: boolean },
) {
  return tx
    .insertInto('users')
    .values(
      teachers.map(({ email, displayName }) => ({
        email,
        full_name: displayName,
        role: 'teacher',
        email_verified_at: emailVerified ? at : null,
        created_at: at,
        updated_at: at,
      })),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .execute()
}

/** The accounts of the addresses, locked in one order so that two admissions can't wait for each other. */
export function selectAccountsForUpdate(tx: Tx, emails: string[]) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'role', 'disabled_at as disabledAt'])
    .where('email', 'in', emails)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Makes people teachers; their accounts are locked. */
export async function updateToTeacher(tx: Tx, userIds: string[], at: Date): Promise<void> {
  await tx.updateTable('users').set({ role: 'teacher', updated_at: at }).where('id', 'in', userIds).execute()
}

/** A change of role that no person made. */
export async function insertTeacherHistory(
  tx: Tx,
  people: { id: string; role: string | null }[],
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await tx
    .insertInto('role_history')
    .values(
      people.map(({ id, role }) => ({
        user_id: id,
        old_role: role,
        new_role: 'teacher',
        reason,
        changed_at: at,
      })),
    )
    .execute()
}

/** Lets the addresses sign in as teachers; an entry that exists stays as staff left it. */
export async function insertAllowedTeachers(
  tx: Tx,
  teachers: NewTeacher[],
  { at, source }: { at: Date; source: string },
): Promise<void> {
  await tx
    .insertInto('allowlist_entries')
    .values(
      teachers.map(({ email, displayName }) => ({
        email,
        role: 'teacher',
        name: displayName,
        source,
        created_at: at,
        updated_at: at,
      })),
    )
    .onConflict((conflict) => conflict.constraint('allowlist_entries__one_per_email_and_role').doNothing())
    .execute()
}
