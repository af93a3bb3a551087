import { cutText } from '@tower/contract/cut-text.ts'
import { secondFactorEndpoints } from '@tower/contract/people/second-factor.contract.ts'
import { maxFactorNameLength } from '@tower/contract/people/second-factor.ts'
import type { AuthMFAEnrollTOTPResponse } from '@supabase/auth-js'
import { browserCall } from './browser-call.ts'
import { openAuthClient } from './auth-client.ts'
import { asCallError } from './auth-refusal.ts'

/** A second factor that was begun: the app reads the picture or the key. */
export type BegunFactor = { id: string; picture: string; secret: string }

/** Begins to set up an authenticator app. `issuer` is what the app calls this site. */
export async function beginFactor(issuer: string): Promise<BegunFactor> {
  const client = await openAuthClient()
  const { data } = orThrow<AuthMFAEnrollTOTPResponse>(
    await client.mfa.enroll({ factorType: 'totp', issuer: cutText(issuer, maxFactorNameLength) }),
  )
  return { id: data.id, picture: safePicture(data.totp.qr_code), secret: data.totp.secret }
}

/** auth-js puts the SVG into a `data:` address as it is; a “#” in it would end the address. */
function safePicture(address: string): string {
  const svg = address.slice(address.indexOf('<'))
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The six digits of the app: ends an enrollment, or the second step of signing in. The session gets new tokens. */
export async function giveCode(factorId: string, code: string): Promise<void> {
  const client = await openAuthClient()
  orThrow(await client.mfa.challengeAndVerify({ factorId, code }))
}

/** A recovery code in place of the app. The session gets new tokens. */
export async function giveRecoveryCode(code: string): Promise<void> {
  const session = await browserCall(secondFactorEndpoints.recover, { body: { code } })
  const client = await openAuthClient()
  orThrow(await client.setSession(session))
}

/** Removes a second factor. The person's other devices are signed out. */
export async function removeFactor(factorId: string): Promise<void> {
  const client = await openAuthClient()
  orThrow(await client.mfa.unenroll({ factorId }))
}

type Answered = { data: unknown; error: Error | null }

/** auth-js gives its errors back; here they are thrown, as the refusals that they were. */
function orThrow<Answer extends Answered>(answer: Answer): Extract<Answer, { error: null }> {
  if (answer.error) throw asCallError(answer.error)
  return answer as Extract<Answer, { error: null }>
}
