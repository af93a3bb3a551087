import type Stripe from 'stripe'
import type { FoundCharge } from '../../payments/payment-facts.ts'
import {
  PaymentsUnavailable,
  type Payments,
  type SavedCardCharge,
  type SavedCardOutcome,
} from '../../payments/payments.ts'
import { askStripe, isMissing, toPaymentsError } from './stripe-errors.ts'
import { stripeSdk } from './stripe-sdk.ts'
import { CHECKOUT_ID_KEY, toSettledPayment } from './stripe-shapes.ts'

type SavedCards = Pick<Payments, 'chargeSavedCard' | 'findCharge' | 'forgetCustomer'>

/** What Stripe does with cards that payers saved. Whoever saves one is a customer of their own, with that card alone. */
export function createStripeSavedCards(stripe: Stripe): SavedCards {
  return {
    chargeSavedCard: (request) => chargeSavedCard(stripe, request),
    findCharge: (request) => askStripe(() => findCharge(stripe, request)),
    forgetCustomer: (customerRef) => forgetCustomer(stripe, customerRef),
  }
}

async function chargeSavedCard(stripe: Stripe, request: SavedCardCharge): Promise<SavedCardOutcome> {
  try {
    const card = await findSavedCard(stripe, request.customerRef)
    if (card === undefined) return { outcome: 'no_card' }
    const intent = await stripe.paymentIntents.create(...savedCardCall(request, card))
    if (intent.status === 'succeeded') {
      return { outcome: 'succeeded', paymentId: intent.id, payment: toSettledPayment(intent) }
    }
    throw new PaymentsUnavailable(`The charge is still ${intent.status}; its event will tell`)
  } catch (cause) {
    if (cause instanceof stripeSdk().errors.StripeCardError) {
      return { outcome: 'declined', reason: cause.decline_code || (cause.code ?? 'card_declined') }
    }
    throw toPaymentsError(cause)
  }
}

async function findSavedCard(stripe: Stripe, customerRef: string): Promise<string | undefined> {
  const cards = await stripe.customers.listPaymentMethods(customerRef, { type: 'card', limit: 1 })
  return cards.data[0]?.id
}

function savedCardCall(
  request: SavedCardCharge,
  card: string,
): [Stripe.PaymentIntentCreateParams, Stripe.RequestOptions] {
  const metadata = {
    ...request.metadata,
    ...(request.checkoutId !== undefined && { [CHECKOUT_ID_KEY]: request.checkoutId }),
  }
  const params = {
    amount: request.amountCents,
    currency: 'usd',
    customer: request.customerRef,
    payment_method: card,
    payment_method_types: ['card'],
    confirm: true,
    off_session: true,
    description: request.description,
    metadata,
    expand: ['latest_charge'],
  }
  return [params, { idempotencyKey: request.idempotencyKey }]
}

/** The latest charges of a customer are few: whoever saves another card is another customer. */
async function findCharge(
  stripe: Stripe,
  { customerRef, checkoutId }: { customerRef: string; checkoutId: string },
): Promise<FoundCharge> {
  const intents = stripe.paymentIntents.list({
    customer: customerRef,
    limit: 100,
    expand: ['data.latest_charge'],
  })
  let isPending = false
  for await (const intent of intents) {
    if (intent.metadata[CHECKOUT_ID_KEY] !== checkoutId) continue
    if (intent.status === 'succeeded') return { state: 'succeeded', payment: toSettledPayment(intent) }
    isPending ||= intent.status !== 'requires_payment_method' && intent.status !== 'canceled'
  }
  return { state: isPending ? 'pending' : 'none' }
}

/** Also forgets the card. A customer who is gone already is forgotten. */
async function forgetCustomer(stripe: Stripe, customerRef: string): Promise<void> {
  try {
    await askStripe(() => stripe.customers.del(customerRef))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
