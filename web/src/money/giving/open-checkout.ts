import type { CallInput } from '@tower/contract/endpoint.ts'
import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { redirectDocument } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { explainError, type RefusalWords } from '../../api/explain-error.ts'
import type { PageContext } from '../../api/load-context.ts'
import { checkoutKey } from './checkout-key.ts'
import type { takeGiver } from '../../session/take-giver.ts'

export type CheckoutBody = Omit<
  CallInput<typeof givingEndpoints.createCheckoutSession>['body'],
  'idempotency_key'
>

export type CheckoutWords = {
  /** Translations of known refusals, by code. */
  refused: RefusalWords
  failed: string
  noUrl: string
  fallback: string
}

/** A checkout that did not start, in words. */
export type CheckoutProblem = { status: number; message: string }

/**
 * Starts a checkout for a page's action and leads to the payment page, or says why not. `viewKey` names one
 * view of the page: the same draft sent twice from it is one checkout, a changed draft is another. `giver` is who gives.
 */
export async function openCheckout(
  { call, report }: Pick<PageContext, 'call' | 'report'>,
  body: CheckoutBody,
  viewKey: string,
  words: CheckoutWords,
  giver: ReturnType<typeof takeGiver> = {},
): Promise<Response | CheckoutProblem> {
  try {
    const idempotency_key = await checkoutKey(viewKey, body)
    const { url } = await call(
      givingEndpoints.createCheckoutSession,
      { body: { ...body, idempotency_key } },
      giver,
    )
    // The payment page is none of the app's own, even where it has the same origin: the document must change.
    return url ? redirectDocument(url, 303) : { status: 502, message: words.noUrl }
  } catch (error) {
    if (isCallError(error)) {
      const { refused, failed } = words
      return {
        status: error.status,
        message: explainError(error, { refused, quotes: 'any sentence', failed }),
      }
    }
    report(error)
    return { status: 500, message: words.fallback }
  }
}
