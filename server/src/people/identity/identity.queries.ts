import type { Tx } from '../../database/database.ts'

/** The person behind an open session; undefined when the session is over or its owner disabled. */
export function findOpenSession(tx: Tx, { sessionId, userId }: { sessionId: string; userId: string }) {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as userId', 'users.email', 'users.role'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.revoked_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
}
