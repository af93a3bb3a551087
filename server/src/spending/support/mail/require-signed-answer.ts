import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'

/** Bytes that arrived, and what stands in the headers of Standard Webhooks. */
export type SignedAnswer = {
  rawBody: Buffer
  id: string | undefined
  timestamp: string | undefined
  signature: string | undefined
}

const toleranceMs = 5 * 60_000

/** Refuses what whoever takes our mail in did not sign, or signed too long ago. Several signatures: while a secret changes. */
export function requireSignedAnswer(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  { rawBody, id = '', timestamp = '', signature = '' }: SignedAnswer,
): void {
  const secret = config.INBOUND_MAIL_SECRET
  if (!secret) throw new Refusal('request.not_found')
  const signedAt = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1000 : Number.NaN
  const isRecent = Math.abs(clock.now().getTime() - signedAt) <= toleranceMs
  const expected = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(rawBody).digest()
  const isOurs = signature
    .split(' ')
    .slice(0, 10)
    .some((given) => given.startsWith('v1,') && isSame(Buffer.from(given.slice(3), 'base64'), expected))
  if (id === '' || !isRecent || !isOurs) throw new Refusal('support.mail_unsigned')
}

const isSame = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected)

/** Standard Webhooks writes keys as `whsec_` and base64; any other secret is taken as it stands. */
const keyOf = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)
