import { asRole } from '@tower/contract/access.ts'
import { dutiesOf } from '@tower/contract/people/duties.ts'
import type { Authenticate } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findOpenSession } from '../identity.queries.ts'
import { secondFactorState } from '../second-factor/second-factor-state.ts'
import { readAccessToken } from './access-token.ts'
import { asAssurance } from './open-session.ts'

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
    const heldRole = asRole(session.role)
    // A token from before the second factor was given gains nothing by it: somebody else may hold a copy.
    const assurance = claims.assurance === 'aal2' ? asAssurance(session.assurance) : 'aal1'
    const secondFactor = secondFactorState({
      role: heldRole,
      assurance,
      hasFactor: Boolean(session.hasFactor),
      isRequired: services.config.requireSecondFactor,
    })
    // Until both factors were given nobody acts in their role, also where a call asks for it by itself.
    const role = secondFactor === 'not_needed' ? heldRole : null
    return {
      ...claims,
      email: session.email,
      role,
      heldRole,
      duties: dutiesOf(role, session.duties),
      secondFactor,
      assurance,
      provedAt: session.proved_at,
    }
  }
}
