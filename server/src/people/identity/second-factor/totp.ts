import { Secret, TOTP } from 'otpauth'
import { sameHash } from '../one-time-secret.ts'

/** What every authenticator app understands: SHA-1, six digits, thirty seconds. */
const period = 30
export const totpSecretBytes = 20
/** Clocks differ and people type slowly: the step before and the one after count, too. */
const nearbySteps = [0, -1, 1]

/** How a secret is shown: as text to type and as the address in the QR code. */
export function describeTotp(secret: Buffer, { issuer, label }: { issuer: string; label: string }) {
  const totp = new TOTP({ issuer, label, period, secret: asSecret(secret) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/**
 * The 30-second step (since 1970) whose code this is; undefined when it is none of now. Steps up to `usedStep`
 * don't count: a code seen over a shoulder is worth nothing once it was used.
 */
export function matchStep(
  secret: Buffer,
  { code, at, usedStep }: { code: string; at: Date; usedStep: number },
): number | undefined {
  const typed = code.replace(/\s/g, '')
  const current = TOTP.counter({ period, timestamp: at.getTime() })
  return nearbySteps
    .map((offset) => current + offset)
    .find((step) => step > usedStep && sameHash(codeOfStep(secret, step), typed))
}

/** The code of a step, as the app shows it. */
export function codeOfStep(secret: Buffer, step: number): string {
  return TOTP.generate({ secret: asSecret(secret), period, timestamp: step * period * 1000 })
}

function asSecret(bytes: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer })
}
