import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { signAccessToken } from './access-token.ts'
import { getUser } from '../identity.queries.ts'
import { viewAuthSession } from '../identity.view.ts'
import { hashToken, newToken } from '../one-time-secret.ts'
import { insertRefreshToken, insertSession } from './sessions.queries.ts'

/** Opens a session for a person whom the gate let in and gives the pair of tokens. */
export async function openSession(
  services: Services,
  tx: Tx,
  { userId, userAgent, at }: { userId: string; userAgent: string | undefined; at: Date },
) {
  const sessionId = await insertSession(tx, { userId, userAgent: userAgent?.slice(0, 300) ?? null, at })
  const refreshToken = newToken(services)
  await insertRefreshToken(tx, { sessionId, tokenHash: hashToken(refreshToken), parentId: null, at })
  return describeSession(services, tx, { userId, sessionId, refreshToken })
}

/** A session as the browser keeps it: a fresh access token beside the given refresh token. */
export async function describeSession(
  services: Services,
  tx: Tx,
  { userId, sessionId, refreshToken }: { userId: string; sessionId: string; refreshToken: string },
) {
  const user = await getUser(tx, userId)
  const access = await signAccessToken(services, { userId, sessionId, email: user.email, role: user.role })
  return viewAuthSession({ user, refreshToken, accessToken: access.token, expiresAt: access.expiresAt })
}
