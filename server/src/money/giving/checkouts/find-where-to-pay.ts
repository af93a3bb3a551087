import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import {
  PaymentsRefused,
  PaymentsUnavailable,
  type CheckoutLine,
  type OpenedCheckout,
} from '../../../payments/payments.ts'
import { beginAttempt, findCheckout, setProviderSession, type CheckoutRow } from './checkouts.queries.ts'
import type { GiftRequest } from './gift-request.ts'
import { nameSession } from './return-address.ts'

/** What is asked for, and how the payment page lists it. */
export type Requested = { request: GiftRequest; lines: CheckoutLine[] }

/**
 * Where a checkout leads whoever asks for it: to its session while that can be paid, to its result once it was paid,
 * and else to a fresh session, never to a dead one.
 */
export async function findWhereToPay(
  services: Services,
  checkout: CheckoutRow,
  requested: Requested,
): Promise<string> {
  const standing = await findStanding(services, checkout)
  if (standing === 'paid') return nameSession(checkout.success_url, checkout.provider_session_id)
  if (standing === 'open' && checkout.url !== null) return checkout.url
  const current = standing === 'dead' ? await moveOn(services, checkout) : checkout
  if (current.url !== null) return current.url
  const session = await openSession(services, current, requested)
  await services.database.transaction((tx) => setProviderSession(tx, checkout.id, session))
  return session.url
}

/** Our row may not know yet that its session expired or was paid: the event is on its way, so the provider is asked. */
async function findStanding(
  { payments, log }: Services,
  { id, state, provider_session_id: sessionId }: CheckoutRow,
): Promise<'paid' | 'open' | 'dead'> {
  if (state === 'complete' || state === 'needs_review') return 'paid'
  if (state !== 'open') return 'dead'
  if (sessionId === null) return 'open'
  try {
    const { status } = await payments.readCheckout(sessionId)
    return status === 'complete' ? 'paid' : status === 'expired' ? 'dead' : 'open'
  } catch (error) {
    if (error instanceof PaymentsRefused) return 'dead'
    if (!(error instanceof PaymentsUnavailable)) throw error
    log.warn({ err: error, checkoutId: id }, 'an open checkout could not be looked up')
    return 'open'
  }
}

async function moveOn(services: Services, checkout: CheckoutRow): Promise<CheckoutRow> {
  return services.database.transaction(async (tx) => {
    await beginAttempt(tx, checkout)
    return (await findCheckout(tx, checkout.id)) ?? checkout
  })
}

async function openSession(
  services: Services,
  checkout: CheckoutRow,
  { request, lines }: Requested,
): Promise<OpenedCheckout> {
  const { id: checkoutId, attempt } = checkout
  try {
    return await services.payments.createCheckout({
      checkoutId,
      lines,
      ...(request.sponsorship?.kind === 'recurring' ? { interval: 'month' as const } : {}),
      currency: 'usd',
      ...(request.savesCard && { saveCard: true }),
      ...(request.email === null ? {} : { customerEmail: request.email }),
      successUrl: request.successUrl,
      cancelUrl: request.cancelUrl,
      metadata: { purpose: request.purpose, destination: request.destination },
      idempotencyKey: attempt === 1 ? `checkout-${checkoutId}` : `checkout-${checkoutId}-${attempt}`,
    })
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable) && !(error instanceof PaymentsRefused)) throw error
    services.log.error({ err: error, checkoutId }, 'the checkout could not be started')
    // The provider keeps its answer under the key, a fault too, for a day: the next try needs another one. After a
    // lost answer the same key finds the session that may have been made.
    if (error instanceof PaymentsRefused || error.isAnswered) await moveOn(services, checkout)
    throw new Refusal('giving.checkout_failed')
  }
}
