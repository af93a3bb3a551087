import { cutText } from '@tower/contract/cut-text.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { getUser } from '../identity.queries.ts'
import { viewAuthSession } from '../identity.view.ts'
import { hashToken, newToken } from '../one-time-secret.ts'
import { listFactors } from '../second-factor/second-factor.queries.ts'
import { signAccessToken } from './access-token.ts'
import { getProofOfSession, insertRefreshToken, insertSession } from './sessions.queries.ts'

export type OpenSession = {
  userId: string
  userAgent: string | undefined
  /** Where it comes from; kept of staff alone. */
  network?: string | undefined
  /** `otp` is a mailed link or code. */
  openedBy?: 'password' | 'otp'
  at: Date
}

/** Opens a session for a person whom the gate let in and gives the pair of tokens. It stands on one factor. */
export async function openSession(
  services: Services,
  tx: Tx,
  { userId, userAgent, network, openedBy = 'otp', at }: OpenSession,
) {
  const sessionId = await insertSession(tx, {
    userId,
    userAgent: userAgent ? cutText(userAgent, 300) : null,
    network: network ?? null,
    openedBy,
    at,
  })
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
  const factors = await listFactors(tx, userId, services.clock.now())
  const proof = await getProofOfSession(tx, sessionId)
  const access = await signAccessToken(services, {
    userId,
    sessionId,
    email: user.email,
    role: user.role,
    assurance: asAssurance(proof.assurance),
    methods: methodsOf(proof),
  })
  return viewAuthSession({
    user,
    factors,
    refreshToken,
    accessToken: access.token,
    expiresAt: access.expiresAt,
  })
}

/** The column as our own word; the table's check keeps any other out. */
export function asAssurance(text: string): 'aal1' | 'aal2' {
  return text === 'aal2' ? 'aal2' : 'aal1'
}

type Proof = Awaited<ReturnType<typeof getProofOfSession>>

/** GoTrue's list of how someone came in, the newest first. */
function methodsOf({ opened_by, created_at, second_factor_by, second_factor_at }: Proof) {
  const second = second_factor_by === 'recovery_code' ? 'mfa/recovery_code' : 'totp'
  return [
    ...(second_factor_at ? [{ method: second, at: second_factor_at }] : []),
    { method: opened_by, at: created_at },
  ]
}
