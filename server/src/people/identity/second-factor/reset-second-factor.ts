import type { Tx } from '../../../database/database.ts'
import { revokeSessions } from '../sessions/sessions.queries.ts'
import { deleteMissesOf } from './misses.queries.ts'
import { recordEvent } from './record-event.ts'
import { deleteFactors, lockAccount, replaceRecoveryCodes } from './second-factor.queries.ts'

export type ResetSecondFactor = {
  userId: string
  /** Null: somebody with access to the server. */
  actorId: string | null
  at: Date
}

/**
 * Takes all second factors and recovery codes of someone who lost them, and ends every session of theirs: they
 * sign in with one factor and, where it is required, set up another. Answers how many factors had counted.
 */
export async function resetSecondFactor(
  tx: Tx,
  { userId, actorId, at }: ResetSecondFactor,
): Promise<{ factors: number }> {
  const account = await lockAccount(tx, userId)
  const factors = await deleteFactors(tx, userId)
  await replaceRecoveryCodes(tx, { userId, hashes: [], at })
  await deleteMissesOf(tx, userId)
  const sessions = await revokeSessions(tx, { userId }, 'second_factor_reset', at)
  const details = { factors, sessions }
  await recordEvent(tx, { account, event: 'reset', fact: at.toISOString(), at, actorId, details })
  return { factors }
}
