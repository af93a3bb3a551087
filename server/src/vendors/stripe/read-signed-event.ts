import type Stripe from 'stripe'
import { InvalidSignature } from '../../payments/payments.ts'
import { stripeSdk } from './stripe-sdk.ts'

const TOLERANCE_SECONDS = 300

/** The event of a webhook whose signature fits one of the secrets. */
export function readSignedEvent(
  secrets: readonly string[],
  rawBody: Buffer,
  signatureHeader: string | undefined,
  now: Date,
): Stripe.Event {
  for (const secret of secrets) {
    const event = readSigned(rawBody, signatureHeader, secret, now)
    if (event !== undefined) return withoutNul(event)
  }
  throw new InvalidSignature('The webhook carries no valid signature')
}

/** What is said of an event that is signed rightly and can't be read all the same. */
export function unreadableEvent(cause: unknown): InvalidSignature {
  return new InvalidSignature('The webhook is signed but its body cannot be read', { cause })
}

/** Our database takes no NUL in a text, and what was signed rightly must not be lost for one. */
function withoutNul(event: Stripe.Event): Stripe.Event {
  return JSON.parse(JSON.stringify(event).replaceAll('\\u0000', '\\ufffd')) as Stripe.Event
}

function readSigned(body: Buffer, header: string | undefined, secret: string, now: Date) {
  try {
    return stripeSdk().webhooks.constructEvent(
      body,
      header ?? '',
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
  } catch (cause) {
    if (cause instanceof stripeSdk().errors.StripeSignatureVerificationError) return undefined
    throw unreadableEvent(cause)
  }
}
