import type { Role } from '@tower/contract/access.ts'
import type { ExpressionBuilder } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { DB } from '../../../database/schema.generated.ts'

const personColumns = (eb: ExpressionBuilder<DB, 'users'>) =>
  [
    ...(['id', 'email', 'full_name', 'created_at', 'disabled_at', 'erased_at', 'email_verified_at'] as const),
    // `users__known_role` lets no other word in.
    eb.ref('role').$castTo<Role | null>().as('role'),
  ] as const

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** A person as staff see them; erased ones included. */
export function findPerson(tx: Tx, userId: string) {
  return tx.selectFrom('users').select(personColumns).where('id', '=', userId).executeTakeFirst()
}

/**
 * A person together with every superadmin who can sign in, locked in the order of their ids. Two changes
 * that would each leave the other's superadmin as the last therefore take turns, and the second sees the first. Whoever
 * only needs the account to stay, as a gift does that comes in, doesn't wait for it.
 */
export async function lockWithSuperadmins(tx: Tx, userId: string) {
  const rows = await tx
    .selectFrom('users')
    .select(personColumns)
    .where((eb) =>
      eb.or([eb('id', '=', userId), eb.and([eb('role', '=', 'superadmin'), eb('disabled_at', 'is', null)])]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return {
    person: rows.find(({ id }) => id === userId),
    otherSuperadmins: rows.filter(({ id }) => id !== userId).length,
  }
}

/** Shuts a person out or, with null, lets them in again. */
export async function setDisabledAt(
  tx: Tx,
  userId: string,
  disabledAt: Date | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ disabled_at: disabledAt, updated_at: at })
    .where('id', '=', userId)
    .execute()
}

/** Uses up every open link and code of an address. */
export async function closeLinksOf(tx: Tx, email: string, at: Date): Promise<void> {
  await tx
    .updateTable('sign_in_links')
    .set({ used_at: at })
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute()
}

/** Opens or closes the entries of an address: those with a role, or those with any other. */
export async function setEntriesActive(
  tx: Tx,
  entries: { email: string; role: string; which: 'this role' | 'other roles' },
  active: boolean,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('allowlist_entries')
    .set({ active, updated_at: at })
    .where('email', '=', entries.email)
    .where('role', entries.which === 'this role' ? '=' : '!=', entries.role)
    .where('active', '!=', active)
    .execute()
}

/** What people see of their own account. */
export function findOwnAccount(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'role', 'locale', 'created_at'])
    .select((eb) => eb('password_hash', 'is not', null).as('has_password'))
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** A person by their address, as staff see them. */
export function findPersonByEmail(tx: Tx, email: string) {
  return tx.selectFrom('users').select(personColumns).where('email', '=', email).executeTakeFirst()
}

/** The open sessions of a person, the last used first. */
export function listOpenSessions(tx: Tx, userId: string) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'refreshed_at', 'assurance'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Whether the account with an address is disabled. */
export async function isDisabledAddress(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('disabled_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
