import { minuteMs } from '@tower/contract/durations.ts'
import {
  accountTriesMinutes,
  maxWrongTries,
  maxWrongTriesOfAccount,
  wrongTriesMinutes,
} from '@tower/contract/people/second-factor.ts'
import type { ErrorCode } from '@tower/contract/errors.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import {
  countMissesBesideSession,
  countMissesOfSession,
  deleteMissesOfSession,
  insertMiss,
  type TryKind,
} from './misses.queries.ts'
import { recordEvent } from './record-event.ts'
import type { AccountRow } from './second-factor.queries.ts'

/** One answer of a session: whose, and which kind. */
export type Try = { account: AccountRow; sessionId: string; kind: TryKind; at: Date }

/**
 * Why a session may give no answer of this kind just now, not even a right one; undefined when it may. The account must
 * be locked. Each session has its own count, so that whoever knows the password alone can't close the owner's. Over all
 * sessions that were opened alike there is a higher bound: they would be as many guesses as there are sessions. It
 * spares sessions that have given both factors, and recovery codes, which nobody guesses; a mailed link is another
 * way in than a password, so the bound of either leaves the owner the other.
 */
export async function findClosedTries(
  tx: Tx,
  { account, sessionId, kind, at }: Try,
): Promise<ErrorCode | undefined> {
  const lately = new Date(at.getTime() - wrongTriesMinutes * minuteMs)
  if ((await countMissesOfSession(tx, { sessionId, kind, since: lately })) >= maxWrongTries)
    return 'second_factor.too_many_tries'
  if (kind === 'recovery_code') return undefined
  const since = new Date(at.getTime() - accountTriesMinutes * minuteMs)
  const beside = await countMissesBesideSession(tx, { userId: account.id, sessionId, since })
  return beside >= maxWrongTriesOfAccount ? 'second_factor.account_closed' : undefined
}

/** A right answer: the wrong ones of its session before it are forgotten. */
export function forgetTries(tx: Tx, { sessionId, kind }: Try): Promise<void> {
  return deleteMissesOfSession(tx, { sessionId, kind })
}

/**
 * Counts a wrong answer, exactly: the account is locked, so many at once are counted one by one. Throw nothing
 * afterwards in the same transaction, or the count is lost.
 */
export async function countWrongTry(tx: Tx, { account, sessionId, kind, at }: Try): Promise<void> {
  await insertMiss(tx, { userId: account.id, sessionId, kind, at })
  const since = new Date(at.getTime() - wrongTriesMinutes * minuteMs)
  const count = await countMissesOfSession(tx, { sessionId, kind, since })
  const target = { targetKind: 'user', targetId: account.id }
  await writeAudit(tx, {
    at,
    actorId: account.id,
    action: 'identity.second_factor_refused',
    ...target,
    details: { how: kind, tries: count },
  })
  // Told once an hour at most: whoever opens session after session must not fill the owner's mailbox.
  const hour = at.toISOString().slice(0, 13)
  if (count === maxWrongTries)
    await recordEvent(tx, { account, event: 'locked', fact: hour, at, actorId: account.id })
}
