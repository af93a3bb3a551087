import Stripe from 'stripe'
import { PaymentsRefused, PaymentsUnavailable } from './payments.ts'

/** Runs one call to Stripe and turns its failures into the two kinds the product knows. */
export async function askStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    throw toPaymentsError(cause)
  }
}

/** Says whether a failed call may be repeated unchanged (unavailable) or was a no (refused). */
export function toPaymentsError(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause
  if (isWorthRepeating(cause)) {
    return new PaymentsUnavailable(`The payment provider is unavailable: ${cause.message}`, { cause })
  }
  return new PaymentsRefused(cause.message, cause.code ?? cause.rawType ?? cause.type, { cause })
}

// 409: another request with the same idempotency key is still running. 429: too many at once.
function isWorthRepeating(error: Stripe.errors.StripeError): boolean {
  const status = error.statusCode
  return status === undefined || status === 409 || status === 429 || status >= 500
}
