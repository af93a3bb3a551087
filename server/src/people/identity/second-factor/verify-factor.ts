import type { ErrorCode } from '@tower/contract/errors.ts'
import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { liftSession } from './lift-session.ts'
import { recordEvent } from './record-event.ts'
import {
  deleteChallenge,
  findChallenge,
  listFactors,
  lockAccount,
  revokeSingleFactorSessions,
  type AccountRow,
  type FactorRow,
} from './second-factor.queries.ts'
import { takeCode } from './take-code.ts'

export type VerifyFactor = { actor: Actor; factorId: string; challengeId: string; code: string }

type Outcome = { session: AuthSession } | { refused: ErrorCode }

/**
 * Takes the code that a challenge asked for, once: the session has both factors from then on. The first code of
 * an app makes it count, and ends the person's other sessions that stand on one factor.
 */
export async function verifyFactor(services: Services, verify: VerifyFactor): Promise<AuthSession> {
  const { actor, factorId, challengeId, code } = verify
  const outcome = await services.database.transaction(async (tx): Promise<Outcome> => {
    const at = services.clock.now()
    const account = await lockAccount(tx, actor.userId)
    const factors = await listFactors(tx, account.id, at)
    const factor = factors.find(({ id }) => id === factorId)
    if (!factor) throw new Refusal('second_factor.not_found')
    // With one factor alone nobody adds an app beside the one that counts.
    const isFirst = factors.every(({ verified_at }) => verified_at === null)
    if (!factor.verified_at && !isFirst && actor.assurance !== 'aal2')
      throw new Refusal('second_factor.needed')
    const { sessionId } = actor
    if (!(await findChallenge(tx, { id: challengeId, factorId, sessionId, at })))
      throw new Refusal('second_factor.challenge_expired')
    const refused = await takeCode(services, tx, { account, sessionId, factors: [factor], code, at })
    // Nothing is thrown from here on: a counted try must be kept.
    if (refused) return { refused }
    await deleteChallenge(tx, challengeId)
    const session = await liftSession(services, tx, { userId: account.id, sessionId, by: 'totp', at })
    await recordVerified(tx, { account, factor, sessionId, at })
    return { session }
  })
  if ('refused' in outcome) throw new Refusal(outcome.refused)
  return outcome.session
}

type Verified = { account: AccountRow; factor: FactorRow; sessionId: string; at: Date }

async function recordVerified(tx: Tx, { account, factor, sessionId, at }: Verified): Promise<void> {
  const actorId = account.id
  if (factor.verified_at) {
    const target = { targetKind: 'user', targetId: account.id }
    await writeAudit(tx, { at, actorId, action: 'identity.second_factor_given', ...target })
    return
  }
  await revokeSingleFactorSessions(tx, { userId: account.id, except: sessionId, at })
  const details = { factor_id: factor.id }
  await recordEvent(tx, { account, event: 'enrolled', fact: factor.id, at, actorId, details })
}
