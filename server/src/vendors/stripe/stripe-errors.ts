import type Stripe from 'stripe'
import { PaymentsRefused, PaymentsUnavailable } from '../../payments/payments.ts'
import { stripeSdk } from './stripe-sdk.ts'

/** Runs one call to Stripe and turns its failures into the two kinds the product knows. */
export async function askStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    throw toPaymentsError(cause)
  }
}

/** One of Stripe's lists in the product's words, page after page; what has no word in it is left out. */
export async function* eachAsked<From, To>(
  list: AsyncIterable<From>,
  translate: (record: From) => To | undefined,
): AsyncGenerator<To> {
  try {
    for await (const record of list) {
      const translated = translate(record)
      if (translated !== undefined) yield translated
    }
  } catch (cause) {
    throw toPaymentsError(cause)
  }
}

/** Says whether a failed call may be repeated unchanged (unavailable) or was a no (refused). */
export function toPaymentsError(cause: unknown): unknown {
  if (!(cause instanceof stripeSdk().errors.StripeError)) return cause
  if (isWorthRepeating(cause)) {
    const isAnswered = cause.statusCode !== undefined && !NOT_BEGUN.includes(cause.statusCode)
    return new PaymentsUnavailable(`The payment provider is unavailable: ${cause.message}`, {
      cause,
      isAnswered,
    })
  }
  const reason = cause.statusCode === 404 ? 'resource_missing' : (cause.code ?? cause.rawType ?? cause.type)
  return new PaymentsRefused(cause.message, reason, { cause })
}

/** Whether the provider said that what was asked for does not exist; only that means there is none. */
export function isMissing(error: unknown): boolean {
  return error instanceof PaymentsRefused && error.reason === 'resource_missing'
}

// 401 and 403: a key that was rolled or may not read this; staff mend it, and the answer is not a no. 409: another
// request with the same idempotency key is still running. 429: too many at once.
const NOT_BEGUN: readonly number[] = [409, 429]
const PASSING: readonly number[] = [401, 403, ...NOT_BEGUN]

function isWorthRepeating({ statusCode }: Stripe.errors.StripeError): boolean {
  return statusCode === undefined || PASSING.includes(statusCode) || statusCode >= 500
}
