import { Id } from '@tower/contract/id.contract.ts'
import { accessTokenSeconds } from '@tower/contract/people/identity.ts'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { siteOrigin } from '../../../config.ts'
import type { Services } from '../../../services.ts'
import { acceptedKeysFor, keyFor } from '../keys.ts'

const audience = 'authenticated'
/** Ours have about 500 characters; longer ones are not worth a signature check. */
const maxTokenLength = 2_048

const Claims = z.object({
  sub: Id,
  session_id: Id,
  exp: z.number(),
  aal: z.enum(['aal1', 'aal2']).catch('aal1'),
})

export type AccessTokenSubject = {
  userId: string
  sessionId: string
  email: string
  role: string | null
  assurance: 'aal1' | 'aal2'
  /** How its holder came in, the newest first. */
  methods: readonly { method: string; at: Date }[]
}

/** Signs the short-lived token a browser sends with each call. What it says beside whose it is, is for screens; doors ask the database, and believe of the factors given the lesser of both. */
export async function signAccessToken(
  services: Services,
  subject: AccessTokenSubject,
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(services.clock.now().getTime() / 1000)
  const expiresAt = issuedAt + accessTokenSeconds
  const token = await new SignJWT({
    session_id: subject.sessionId,
    email: subject.email,
    role: subject.role ?? audience,
    aal: subject.assurance,
    amr: subject.methods.map(({ method, at }) => ({ method, timestamp: Math.floor(at.getTime() / 1000) })),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(subject.userId)
    .setAudience(audience)
    .setIssuer(siteOrigin(services.config))
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .setJti(services.random.uuid())
    .sign(keyFor(services.config, 'access-token'))
  return { token, expiresAt }
}

/** Reads a token we signed and that still counts; undefined for any other text. */
export async function readAccessToken(
  services: Services,
  token: string,
): Promise<{ userId: string; sessionId: string; assurance: 'aal1' | 'aal2' } | undefined> {
  if (token.length > maxTokenLength) return undefined
  try {
    const { sub, session_id, aal } = Claims.parse(await verifySigned(services, token))
    return { userId: sub, sessionId: session_id, assurance: aal }
  } catch {
    return undefined
  }
}

/** By the key of now; only where the signature is another one, by the other that is accepted. */
async function verifySigned({ config, clock }: Services, token: string): Promise<unknown> {
  const [key, ...others] = acceptedKeysFor(config, 'access-token')
  const verifyWith = async (one: typeof key) =>
    (
      await jwtVerify(token, one, {
        algorithms: ['HS256'],
        typ: 'JWT',
        audience,
        requiredClaims: ['exp', 'sub', 'session_id'],
        currentDate: clock.now(),
      })
    ).payload
  try {
    return await verifyWith(key)
  } catch (error) {
    const [other] = others
    if (!other || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error
    return verifyWith(other)
  }
}
