import type { Tx } from '../../../database/database.ts'

export type TryKind = 'totp' | 'recovery_code' | 'password'

/** Keeps a wrong answer. */
export async function insertMiss(
  tx: Tx,
  { userId, sessionId, kind, at }: { userId: string; sessionId: string; kind: TryKind; at: Date },
): Promise<void> {
  await tx
    .insertInto('second_factor_misses')
    .values({ user_id: userId, session_id: sessionId, kind, missed_at: at })
    .execute()
}

/** How many wrong answers of a kind a session has given since an instant. */
export async function countMissesOfSession(
  tx: Tx,
  { sessionId, kind, since }: { sessionId: string; kind: TryKind; since: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('second_factor_misses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .where('kind', '=', kind)
    .where('missed_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * How many wrong codes and passwords all sessions of a person have given since an instant that were opened as this one
 * was; none for a session that has both factors.
 */
export async function countMissesBesideSession(
  tx: Tx,
  { userId, sessionId, since }: { userId: string; sessionId: string; since: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('second_factor_misses as miss')
    .innerJoin('sessions as other', 'other.id', 'miss.session_id')
    .innerJoin('sessions as own', 'own.opened_by', 'other.opened_by')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('own.id', '=', sessionId)
    .where('own.assurance', '=', 'aal1')
    .where('miss.user_id', '=', userId)
    .where('miss.kind', '!=', 'recovery_code')
    .where('miss.missed_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Forgets the wrong answers of a kind that a session has given. */
export async function deleteMissesOfSession(
  tx: Tx,
  { sessionId, kind }: { sessionId: string; kind: TryKind },
): Promise<void> {
  await tx
    .deleteFrom('second_factor_misses')
    .where('session_id', '=', sessionId)
    .where('kind', '=', kind)
    .execute()
}

/** Forgets every wrong answer of a person. */
export async function deleteMissesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('second_factor_misses').where('user_id', '=', userId).execute()
}
