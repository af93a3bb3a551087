import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { endSessions, type WhichSessions } from '../../../people/identity/sessions/end-sessions.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { findOwnerOfSession, isOfStaff } from './sessions.queries.ts'

/** Ends one session of the staff: its next request is refused. */
export function endStaffSession(
  services: Services,
  { actor, sessionId }: { actor: Actor; sessionId: string },
): Promise<number> {
  return ending(services, actor, async (tx) => {
    const userId = await findOwnerOfSession(tx, sessionId)
    return userId === undefined ? undefined : { userId, only: sessionId }
  })
}

/** Ends every session of one of the staff; of one's own, all but the one that asks. */
export function endStaffSessionsOf(
  services: Services,
  { actor, userId }: { actor: Actor; userId: string },
): Promise<number> {
  const which = userId === actor.userId ? { userId, except: actor.sessionId } : { userId }
  return ending(services, actor, async (tx) => ((await isOfStaff(tx, userId)) ? which : undefined))
}

/** What is not one's own is for superadmins; everybody else hears the same as of one that is not there. */
function ending(
  { database, clock }: Services,
  actor: Actor,
  choose: (tx: Tx) => Promise<WhichSessions | undefined>,
): Promise<number> {
  const at = clock.now()
  requireRecentProof(actor, at)
  return database.transaction(async (tx) => {
    const which = await choose(tx)
    const isTheirs = which && (actor.role === 'superadmin' || which.userId === actor.userId)
    const sessions = isTheirs ? await endSessions(tx, which, 'ended_by_staff', at) : 0
    if (!isTheirs || sessions === 0) throw new Refusal('safety.session_not_found')
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'safety.sessions_ended' },
      ...{ targetKind: 'user', targetId: which.userId },
      details: { sessions },
    })
    return sessions
  })
}
