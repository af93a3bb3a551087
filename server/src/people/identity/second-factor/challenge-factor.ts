import { challengeMinutes } from '@tower/contract/people/second-factor.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { insertChallenge, listFactors } from './second-factor.queries.ts'

/** Asks for a code of one of the person's apps; the answer names this challenge and comes from the same session. */
export function challengeFactor(
  services: Services,
  { actor, factorId }: { actor: Actor; factorId: string },
): Promise<{ id: string; expiresAt: Date }> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const factors = await listFactors(tx, actor.userId, at)
    if (!factors.some(({ id }) => id === factorId)) throw new Refusal('second_factor.not_found')
    const expiresAt = new Date(at.getTime() + challengeMinutes * 60_000)
    const id = await insertChallenge(tx, { factorId, sessionId: actor.sessionId, at, expiresAt })
    return { id, expiresAt }
  })
}
