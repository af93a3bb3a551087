import { roleReasonOf, roleReasons } from '@tower/contract/people/role-reasons.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Role } from '@tower/contract/access.ts'
import { sql } from 'kysely'
import { columns } from '../../database/columns.generated.ts'
import type { Tx } from '../../database/database.ts'

/** The person behind an open session, their duties, and whether they have a second factor, in one query: it is asked on every request; undefined when the session is over or its owner disabled. */
export function findOpenSession(tx: Tx, { sessionId, userId }: { sessionId: string; userId: string }) {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('staff_duties', 'staff_duties.user_id', 'users.id')
    .select((eb) => [
      'users.id as userId',
      'users.email',
      'users.role',
      'staff_duties.duties',
      'sessions.assurance',
      'sessions.proved_at',
      eb
        .exists(
          eb
            .selectFrom('second_factors')
            .select(eb.lit(1).as('one'))
            .whereRef('second_factors.user_id', '=', 'users.id')
            .where('second_factors.verified_at', 'is not', null),
        )
        .as('hasFactor'),
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.revoked_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** The account of a normalized address. */
export function findUserByEmail(tx: Tx, email: string) {
  return tx.selectFrom('users').select(columns.users).where('email', '=', email).executeTakeFirst()
}

/** The account of an address, locked until the transaction ends. */
export function findUserByEmailForUpdate(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .select(columns.users)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
}

/** An account that is known to exist. */
export function getUser(tx: Tx, userId: string) {
  return tx.selectFrom('users').select(columns.users).where('id', '=', userId).executeTakeFirstOrThrow()
}

/** An account that is known to exist, locked until the transaction ends. */
export function getUserForUpdate(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(columns.users)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Adds an account unless the address has one; undefined when it has. */
export function insertUser(
  tx: Tx,
  { email, role, fullName, at }: { email: string; role: Role | null; fullName: string | null; at: Date },
) {
  return tx
    .insertInto('users')
    .values({ email, role, full_name: fullName, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.constraint('users__one_per_email').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Changes fields of an account. */
export async function updateUser(
  tx: Tx,
  userId: string,
  change: {
    role?: Role
    full_name?: string | null
    locale?: Language
    email?: string
    email_verified_at?: Date
    handed_over_at?: Date
    password_hash?: string
  },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...change, updated_at: at })
    .where('id', '=', userId)
    .execute()
}

/**
 * Appends to the history of roles; no actor means the system. What somebody wrote is kept beside it: the history is never
 * changed, and they may be erased.
 */
export async function insertRoleChange(
  tx: Tx,
  change: {
    userId: string
    oldRole: string | null
    newRole: string | null
    actorId: string | null
    reason: string
    at: Date
  },
): Promise<void> {
  const isOurs = roleReasonOf(change.reason) !== undefined
  const { id } = await tx
    .insertInto('role_history')
    .values({
      user_id: change.userId,
      old_role: change.oldRole,
      new_role: change.newRole,
      actor_id: change.actorId,
      reason: isOurs ? change.reason : roleReasons.words_erased,
      changed_at: change.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isOurs) return
  await tx.insertInto('role_words').values({ role_change_id: id, words: change.reason }).execute()
}

/** What an address may sign in as, oldest entry first, disabled ones included. */
export function listAllowlistEntries(tx: Tx, email: string) {
  return tx
    .selectFrom('allowlist_entries')
    .select(['role', 'active'])
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Adds an entry unless there is one, active or disabled: an entry staff disabled stays so. */
export function insertingAllowlistEntry(
  tx: Tx,
  entry: {
    email: string
    role: 'sponsor' | 'teacher' | 'admin'
    name: string | null
    source: string
    at: Date
  },
) {
  return tx
    .insertInto('allowlist_entries')
    .values({
      email: entry.email,
      role: entry.role,
      name: entry.name,
      source: entry.source,
      created_at: entry.at,
      updated_at: entry.at,
    })
    .onConflict((conflict) => conflict.constraint('allowlist_entries__one_per_email_and_role').doNothing())
}

/**
 * Moves what an address may sign in as to another one. Left behind, it would let whoever gets the old mailbox next
 * open an account with the role. Where both had an entry one stays, and it is open only if both were.
 */
export async function moveAllowlistEntries(
  tx: Tx,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<void> {
  await sql`
    update allowlist_entries kept set active = kept.active and moved.active, updated_at = ${at}
    from allowlist_entries moved
    where kept.email = ${to} and moved.email = ${from} and moved.role = kept.role`.execute(tx)
  await sql`
    delete from allowlist_entries moved using allowlist_entries kept
    where moved.email = ${from} and kept.email = ${to} and kept.role = moved.role`.execute(tx)
  await tx
    .updateTable('allowlist_entries')
    .set({ email: to, updated_at: at })
    .where('email', '=', from)
    .execute()
}
