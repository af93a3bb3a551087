import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { hashToken, newToken, refreshTokenAfter } from '../one-time-secret.ts'
import { describeSession } from '../sessions/open-session.ts'
import { insertRefreshToken, spendRefreshToken } from '../sessions/sessions.queries.ts'
import {
  findSessionForUpdate,
  findUnusedRefreshToken,
  updateToFullAssurance,
} from './second-factor.queries.ts'

export type Lift = { userId: string; sessionId: string; by: 'totp' | 'recovery_code'; at: Date }

/**
 * The session has both factors from now on. Its tokens are replaced by ones that say so; the chain goes on,
 * so that another tab which refreshes at this moment ends with the same pair.
 */
export async function liftSession(
  services: Services,
  tx: Tx,
  { userId, sessionId, by, at }: Lift,
): Promise<AuthSession> {
  const session = await findSessionForUpdate(tx, sessionId)
  if (!session || session.revoked_at) throw new Refusal('identity.session_missing')
  await updateToFullAssurance(tx, { sessionId, by, at })
  const tail = await findUnusedRefreshToken(tx, sessionId)
  const refreshToken = tail ? refreshTokenAfter(services.config, tail.token_hash) : newToken(services)
  if (tail) await spendRefreshToken(tx, { id: tail.id, sessionId, at })
  await insertRefreshToken(tx, {
    sessionId,
    tokenHash: hashToken(refreshToken),
    parentId: tail?.id ?? null,
    at,
  })
  return describeSession(services, tx, { userId, sessionId, refreshToken })
}
