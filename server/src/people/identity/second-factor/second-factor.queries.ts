import { minuteMs } from '@tower/contract/durations.ts'
import { enrollmentMinutes } from '@tower/contract/people/second-factor.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** An account, locked: everything about the second factors of one person happens one after the other. */
export function lockAccount(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'role', 'locale', 'password_hash'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export type AccountRow = Awaited<ReturnType<typeof lockAccount>>

/** All second factors of a person, the oldest first; begun ones only while they may still be finished. */
export function listFactors(tx: Tx, userId: string, at: Date) {
  const begunSince = new Date(at.getTime() - enrollmentMinutes * minuteMs)
  return tx
    .selectFrom('second_factors')
    .select([
      'id',
      'friendly_name',
      'secret_sealed',
      'created_at',
      'verified_at',
      'last_step',
      'last_used_at',
    ])
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('verified_at', 'is not', null), eb('created_at', '>', begunSince)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export type FactorRow = Awaited<ReturnType<typeof listFactors>>[number]

/** Begins a second factor; one begun before and never finished goes. */
export async function replaceUnverifiedFactor(
  tx: Tx,
  factor: { id: string; userId: string; name: string; sealed: string; at: Date },
): Promise<void> {
  await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', factor.userId)
    .where('verified_at', 'is', null)
    .execute()
  await tx
    .insertInto('second_factors')
    .values({
      id: factor.id,
      user_id: factor.userId,
      friendly_name: factor.name,
      secret_sealed: factor.sealed,
      created_at: factor.at,
    })
    .execute()
}

/** Uses a step of a factor up; the first one verifies it. */
export async function spendStep(
  tx: Tx,
  { factorId, step, at }: { factorId: string; step: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ last_step: step, last_used_at: at, verified_at: sql<Date>`coalesce(verified_at, ${at})` })
    .where('id', '=', factorId)
    .execute()
}

/** Removes one second factor. */
export async function deleteFactor(tx: Tx, factorId: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('id', '=', factorId).execute()
}

/** Removes all second factors of a person; answers how many had been verified. */
export async function deleteFactors(tx: Tx, userId: string): Promise<number> {
  const gone = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('verified_at')
    .execute()
  return gone.filter((factor) => factor.verified_at !== null).length
}

/** Notes that a code was asked for; answers the challenge's id. */
export async function insertChallenge(
  tx: Tx,
  challenge: { factorId: string; sessionId: string; at: Date; expiresAt: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('second_factor_challenges')
    .values({
      factor_id: challenge.factorId,
      session_id: challenge.sessionId,
      created_at: challenge.at,
      expires_at: challenge.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The challenge an answer names, if it is for this factor and session and not too old. */
export function findChallenge(
  tx: Tx,
  challenge: { id: string; factorId: string; sessionId: string; at: Date },
) {
  return tx
    .selectFrom('second_factor_challenges')
    .select('id')
    .where('id', '=', challenge.id)
    .where('factor_id', '=', challenge.factorId)
    .where('session_id', '=', challenge.sessionId)
    .where('expires_at', '>', challenge.at)
    .executeTakeFirst()
}

/** A challenge that was answered asks no more. */
export async function deleteChallenge(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('second_factor_challenges').where('id', '=', id).execute()
}

/** Replaces a person's recovery codes; without hashes they have none from now on. */
export async function replaceRecoveryCodes(
  tx: Tx,
  { userId, hashes, at }: { userId: string; hashes: readonly string[]; at: Date },
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, created_at: at })))
    .execute()
}

/** Uses a recovery code up; of many at once, one gets it. Answers whether it did. */
export async function spendRecoveryCode(
  tx: Tx,
  { userId, hash, at }: { userId: string; hash: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** How many recovery codes a person has left. */
export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A session, locked as a refresh locks it: whether it is still open, and how surely its holder is known. */
export function findSessionForUpdate(tx: Tx, sessionId: string) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'assurance', 'revoked_at'])
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
}

/** The end of a session's chain of refresh tokens. */
export function findUnusedRefreshToken(tx: Tx, sessionId: string) {
  return tx
    .selectFrom('refresh_tokens')
    .select(['id', 'token_hash'])
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
}

/** The session has both factors now; giving the second is a proof of who holds it. */
export async function updateToFullAssurance(
  tx: Tx,
  { sessionId, by, at }: { sessionId: string; by: 'totp' | 'recovery_code'; at: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ assurance: 'aal2', second_factor_by: by, second_factor_at: at, proved_at: at })
    .where('id', '=', sessionId)
    .execute()
}

/** The factor that completed the session is gone: it stands on one again. */
export async function updateToSingleFactor(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ assurance: 'aal1', second_factor_by: null, second_factor_at: null })
    .where('id', '=', sessionId)
    .execute()
}

/** Notes that the holder of an open session showed anew who they are. */
export async function updateProvedAt(tx: Tx, sessionId: string, at: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ proved_at: at })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends a person's sessions that stand on one factor; `except` stays. */
export async function revokeSingleFactorSessions(
  tx: Tx,
  { userId, except, at }: { userId: string; except: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: at, revoked_because: 'second_factor_enrolled' })
    .where('user_id', '=', userId)
    .where('id', '!=', except)
    .where('assurance', '=', 'aal1')
    .where('revoked_at', 'is', null)
    .execute()
}
