import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

const mostRows = 10_000

/** The account itself. */
export function findAccountForExport(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'role', 'locale', 'email_verified_at', 'created_at', 'disabled_at'])
    .select((eb) => eb('password_hash', 'is not', null).as('has_password'))
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** Sessions, open and over, newest first. */
export function listSessionsForExport(tx: Tx, userId: string) {
  return tx
    .selectFrom('sessions')
    .select([
      'created_at',
      'refreshed_at as last_used_at',
      'revoked_at as ended_at',
      'user_agent',
      'network',
      'assurance',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostRows)
    .execute()
}

/** Authenticator apps by name. */
export function listSecondFactorsForExport(tx: Tx, userId: string) {
  return tx
    .selectFrom('second_factors')
    .select(['friendly_name as name', 'created_at', 'verified_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

/** Wishes to move to another address. */
export function listAddressChangesForExport(tx: Tx, userId: string) {
  return tx
    .selectFrom('address_changes')
    .select(['created_at', 'old_email', 'new_email', 'closed_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

/** Roles the person held. */
export function listRoleChangesForExport(tx: Tx, userId: string) {
  return tx
    .selectFrom('role_history')
    .leftJoin('role_words', 'role_words.role_change_id', 'role_history.id')
    .select(['changed_at', 'old_role', 'new_role'])
    .select((eb) => eb.fn.coalesce('role_words.words', 'reason').as('reason'))
    .select(sql<string>`case when actor_id is null then 'the system' else 'staff' end`.as('by'))
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}
