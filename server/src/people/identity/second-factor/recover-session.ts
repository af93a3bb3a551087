import type { ErrorCode } from '@tower/contract/errors.ts'
import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { liftSession } from './lift-session.ts'
import { recordEvent } from './record-event.ts'
import { countRecoveryCodes, listFactors, lockAccount } from './second-factor.queries.ts'
import { takeRecoveryCode } from './take-code.ts'

type Outcome = { session: AuthSession } | { refused: ErrorCode }

/** A recovery code in place of the app: it is used up, the session has both factors, and owner and staff are told. */
export async function recoverSession(
  services: Services,
  { actor, code }: { actor: Actor; code: string },
): Promise<AuthSession> {
  const outcome = await services.database.transaction(async (tx): Promise<Outcome> => {
    const at = services.clock.now()
    const account = await lockAccount(tx, actor.userId)
    const factors = await listFactors(tx, account.id, at)
    if (!factors.some(({ verified_at }) => verified_at)) throw new Refusal('second_factor.not_asked')
    const { sessionId } = actor
    const refused = await takeRecoveryCode(services, tx, { account, sessionId, code, at })
    // Nothing is thrown from here on: a counted try must be kept.
    if (refused) return { refused }
    const session = await liftSession(services, tx, {
      userId: account.id,
      sessionId,
      by: 'recovery_code',
      at,
    })
    const details = { left: await countRecoveryCodes(tx, account.id) }
    const fact = services.random.uuid()
    await recordEvent(tx, { account, event: 'recovered', fact, at, actorId: account.id, details })
    return { session }
  })
  if ('refused' in outcome) throw new Refusal(outcome.refused)
  return outcome.session
}
