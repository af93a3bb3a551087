import { maxWrongTries } from '@tower/contract/people/second-factor.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { recordEvent } from './record-event.ts'
import { findWrongTries, saveWrongTries, type AccountRow } from './second-factor.queries.ts'

/** Whether a person has given too many wrong answers lately: then even a right one is refused. The account must be locked. */
export async function hasNoTriesLeft(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const tries = await findWrongTries(tx, userId, at)
  return tries !== undefined && tries.wrong_tries >= maxWrongTries
}

/**
 * Counts a wrong answer, exactly: the account is locked, so many at once are counted one by one. Throw nothing
 * afterwards in the same transaction, or the count is lost.
 */
export async function countWrongTry(
  tx: Tx,
  { account, how, at }: { account: AccountRow; how: 'totp' | 'recovery_code' | 'password'; at: Date },
): Promise<void> {
  const former = await findWrongTries(tx, account.id, at)
  const firstAt = former?.first_wrong_at ?? at
  const count = (former?.wrong_tries ?? 0) + 1
  await saveWrongTries(tx, { userId: account.id, count, firstAt })
  const target = { targetKind: 'user', targetId: account.id }
  await writeAudit(tx, {
    at,
    actorId: account.id,
    action: 'identity.second_factor_refused',
    ...target,
    details: { how, tries: count },
  })
  if (count === maxWrongTries)
    await recordEvent(tx, {
      account,
      event: 'locked',
      fact: firstAt.toISOString(),
      at,
      actorId: account.id,
    })
}
