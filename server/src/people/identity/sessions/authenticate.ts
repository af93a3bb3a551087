import type { Authenticate } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { asRole, readAccessToken } from './access-token.ts'
import { findOpenSession } from '../identity.queries.ts'

/**
 * Makes the function that finds the person behind a bearer token. The token only says which session;
 * whether it is open, and with which role, one query asks each time, so that every change acts at once.
 * A good token of a session that is over is refused by a code of its own: clients then forget their session.
 */
export function createAuthenticate(services: Services): Authenticate {
  return async (bearer) => {
    const claims = await readAccessToken(services, bearer)
    if (!claims) return undefined
    const session = await services.database.read((tx) => findOpenSession(tx, claims))
    if (!session) throw new Refusal('identity.session_missing')
    return {
      ...claims,
      email: session.email,
      role: asRole(session.role),
      assurance: session.assurance === 'aal2' ? 'aal2' : 'aal1',
      provedAt: session.proved_at,
    }
  }
}
