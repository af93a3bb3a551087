import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { Services } from '../../../services.ts'
import { requireFullAssurance } from './require-full-assurance.ts'
import { revokeSessions } from './sessions.queries.ts'

export type SignOutScope = 'local' | 'others' | 'global'

/**
 * Ends this session, all others of the person, or all of them. Their next request is refused. Whoever still owes the
 * second factor ends this one alone: with one factor the owner can't be thrown out of where they gave both.
 */
export async function signOut(
  services: Services,
  { actor, scope: asked }: { actor: Actor; scope: SignOutScope },
): Promise<void> {
  if (asked === 'others') requireFullAssurance(actor)
  const { userId, sessionId } = actor
  const scope = actor.secondFactor === 'verify' ? 'local' : asked
  const which = {
    local: { userId, only: sessionId },
    others: { userId, except: sessionId },
    global: { userId },
  }[scope]
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const sessions = await revokeSessions(tx, which, 'signed_out', at)
    const details = { scope, sessions }
    await writeAudit(tx, {
      at,
      actorId: userId,
      action: 'identity.signed_out',
      targetKind: 'user',
      targetId: userId,
      details,
    })
  })
}
