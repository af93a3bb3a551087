import type { Tx } from '../../../database/database.ts'

/** Opens a session; answers its id. */
export async function insertSession(
  tx: Tx,
  {
    userId,
    userAgent,
    network,
    openedBy,
    at,
  }: {
    userId: string
    userAgent: string | null
    network: string | null
    openedBy: 'password' | 'otp'
    at: Date
  },
): Promise<string> {
  const { id } = await tx
    .insertInto('sessions')
    .values({
      user_id: userId,
      user_agent: userAgent,
      network,
      opened_by: openedBy,
      created_at: at,
      refreshed_at: at,
      proved_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** How surely the holder of a session is known, and by which factors. */
export function getProofOfSession(tx: Tx, sessionId: string) {
  return tx
    .selectFrom('sessions')
    .select(['assurance', 'opened_by', 'created_at', 'second_factor_by', 'second_factor_at'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
}

/** Adds a link to a session's chain of refresh tokens. */
export async function insertRefreshToken(
  tx: Tx,
  token: { sessionId: string; tokenHash: string; parentId: string | null; at: Date },
): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({
      session_id: token.sessionId,
      token_hash: token.tokenHash,
      parent_id: token.parentId,
      created_at: token.at,
    })
    .execute()
}

/** The session a refresh token belongs to and its owner; the session is locked, so that one refresh follows the other. */
export function findSessionOfTokenForUpdate(tx: Tx, tokenHash: string) {
  return tx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.revoked_at',
      'sessions.created_at as createdAt',
      'sessions.refreshed_at as refreshedAt',
      'users.disabled_at',
      'users.role',
    ])
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .forUpdate('sessions')
    .executeTakeFirst()
}

/** One refresh token, as it stands now that its session is locked. */
export function findRefreshToken(tx: Tx, { sessionId, tokenHash }: { sessionId: string; tokenHash: string }) {
  return tx
    .selectFrom('refresh_tokens')
    .select(['id', 'used_at'])
    .where('session_id', '=', sessionId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Marks a refresh token used and its session refreshed. */
export async function spendRefreshToken(
  tx: Tx,
  { id, sessionId, at }: { id: string; sessionId: string; at: Date },
): Promise<void> {
  await tx.updateTable('refresh_tokens').set({ used_at: at }).where('id', '=', id).execute()
  await tx.updateTable('sessions').set({ refreshed_at: at }).where('id', '=', sessionId).execute()
}

export type WhichSessions = { userId: string; only?: string; except?: string }

/** Ends open sessions of a person: one, all others, or all. Answers how many. */
export async function revokeSessions(
  tx: Tx,
  { userId, only, except }: WhichSessions,
  because: string,
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revoked_at: at, revoked_because: because })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Which of these sessions are still open, with the role and duties their owners have now and how surely they are known. */
export function listOpenSessionsAmong(tx: Tx, sessionIds: readonly string[]) {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('staff_duties', 'staff_duties.user_id', 'users.id')
    .select(['sessions.id', 'sessions.assurance', 'users.role', 'staff_duties.duties'])
    .where('sessions.id', 'in', sessionIds)
    .where('sessions.revoked_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .execute()
}
