import { asRole } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireFullAssurance } from '../sessions/require-full-assurance.ts'
import { requireRecentProof } from '../sessions/require-recent-proof.ts'
import { revokeSessions } from '../sessions/sessions.queries.ts'
import { recordEvent } from './record-event.ts'
import { mustHaveFactor } from './second-factor-state.ts'
import {
  deleteFactor,
  listFactors,
  lockAccount,
  replaceRecoveryCodes,
  updateToSingleFactor,
} from './second-factor.queries.ts'

/**
 * Takes one of the person's apps away and ends their other sessions. With the last one the recovery codes go.
 * One that was only begun goes without a word.
 */
export function removeFactor(
  services: Services,
  { actor, factorId }: { actor: Actor; factorId: string },
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const account = await lockAccount(tx, actor.userId)
    const factors = await listFactors(tx, account.id, at)
    const factor = factors.find(({ id }) => id === factorId)
    if (!factor) throw new Refusal('second_factor.not_found')
    if (!factor.verified_at) return deleteFactor(tx, factorId)

    requireFullAssurance(actor)
    requireRecentProof(actor, at)
    const isLast = factors.filter(({ verified_at }) => verified_at).length === 1
    if (isLast && mustHaveFactor(asRole(account.role), services.config.requireSecondFactor))
      throw new Refusal('second_factor.last_one')
    await deleteFactor(tx, factorId)
    if (isLast) await standOnOneFactor(tx, actor, at)
    await revokeSessions(tx, { userId: account.id, except: actor.sessionId }, 'second_factor_removed', at)
    const details = { factor_id: factorId, was_last: isLast }
    await recordEvent(tx, { account, event: 'removed', fact: factorId, at, actorId: account.id, details })
  })
}

async function standOnOneFactor(tx: Tx, { userId, sessionId }: Actor, at: Date): Promise<void> {
  await replaceRecoveryCodes(tx, { userId, hashes: [], at })
  await updateToSingleFactor(tx, sessionId)
}
