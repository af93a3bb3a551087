import type Stripe from 'stripe'
import type { ProviderCheckout, SettledPayment } from '../../payments/payment-facts.ts'
import {
  type CheckoutRequest,
  type OpenedCheckout,
  type Payments,
  PaymentsRefused,
} from '../../payments/payments.ts'
import { createStripeBalanceReports } from './stripe-balance.ts'
import { createStripeDisputes } from './stripe-disputes.ts'
import { askStripe, eachAsked, isMissing, toPaymentsError } from './stripe-errors.ts'
import { parseStripeEvent } from './stripe-events.ts'
import { createStripeRefunds } from './stripe-refunds.ts'
import { connectLate, stripeSdk } from './stripe-sdk.ts'
import { createStripeSavedCards } from './stripe-saved-cards.ts'
import { CHECKOUT_ID_KEY, startOf, toProviderCheckout, toSettledPayment } from './stripe-shapes.ts'
import { createStripeSubscriptions } from './stripe-subscriptions.ts'

export interface StripeSettings {
  secretKey: string
  /** The current webhook secret first; while rotating, the one before it as well. */
  webhookSecrets: readonly string[]
  /** Where the sandbox listens; absent means Stripe itself. */
  endpoint?: { host: string; port: number; protocol: 'http' | 'https' }
  timeoutMs?: number
  maxNetworkRetries?: number
  httpClient?: Stripe.HttpClient
}

/** The payments port over Stripe's SDK; live and sandbox differ only in key and endpoint. */
export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = connectLate(() => connectToStripe(settings))
  return {
    createCheckout: (request) => askStripe(() => openCheckout(stripe, request)),
    readCheckout: (sessionId) => askStripe(() => readCheckout(stripe, sessionId)),
    ...createStripeSavedCards(stripe),
    readPayment: (paymentId) => readPayment(stripe, paymentId),
    listPayments: ({ since }) => listSettledPayments(stripe, since),
    ...createStripeRefunds(stripe),
    ...createStripeDisputes(stripe),
    ...createStripeBalanceReports(stripe),
    subscriptions: createStripeSubscriptions(stripe),
    parseEvent: (rawBody, signatureHeader, now = new Date()) =>
      parseStripeEvent(settings.webhookSecrets, rawBody, signatureHeader, now),
  }
}

/** A visitor who waits is told to try again rather than kept waiting for a provider that says nothing. */
const whileSomebodyWaits = { timeout: 4_000, maxNetworkRetries: 1 }

/** Stripe's own client, with a patience that fits whoever waits for us. */
export function connectToStripe(settings: Omit<StripeSettings, 'webhookSecrets'>): Stripe {
  const Client = stripeSdk()
  return new Client(settings.secretKey, {
    ...settings.endpoint,
    timeout: settings.timeoutMs ?? 10_000,
    maxNetworkRetries: settings.maxNetworkRetries ?? 2,
    telemetry: false,
    ...(settings.httpClient && { httpClient: settings.httpClient }),
  })
}

async function openCheckout(stripe: Stripe, request: CheckoutRequest): Promise<OpenedCheckout> {
  const { idempotencyKey } = request
  const session = await stripe.checkout.sessions.create(checkoutParams(request), {
    idempotencyKey,
    ...whileSomebodyWaits,
  })
  if (session.url === null) {
    throw new PaymentsRefused('The checkout is no longer open', 'checkout_not_open')
  }
  return { sessionId: session.id, url: session.url }
}

function checkoutParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  // The same metadata on session and payment: each event can find our checkout without the other.
  const metadata = { ...request.metadata, [CHECKOUT_ID_KEY]: request.checkoutId }
  return {
    submit_type: 'donate',
    client_reference_id: request.checkoutId,
    line_items: request.lines.map((line) => ({
      quantity: 1,
      price_data: {
        currency: request.currency,
        unit_amount: line.amountCents,
        product_data: { name: line.name },
        ...(request.interval && { recurring: { interval: request.interval } }),
      },
    })),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    metadata,
    ...(request.interval
      ? { mode: 'subscription', subscription_data: { metadata } }
      : { mode: 'payment', payment_intent_data: paymentOf(request, metadata) }),
    ...checkoutCustomer(request),
  }
}

function paymentOf(request: CheckoutRequest, metadata: Record<string, string>) {
  return { metadata, ...(request.saveCard && { setup_future_usage: 'off_session' as const }) }
}

// Stripe takes a known customer or an address, never both, and keeps a card only for a customer.
function checkoutCustomer(request: CheckoutRequest) {
  if (request.customerRef !== undefined) return { customer: request.customerRef }
  return {
    ...(request.customerEmail !== undefined && { customer_email: request.customerEmail }),
    ...(request.saveCard && { customer_creation: 'always' as const }),
  }
}

// The id may come from a visitor's address bar; an empty one would ask Stripe for its list instead.
async function readCheckout(stripe: Stripe, sessionId: string): Promise<ProviderCheckout> {
  if (!/^cs_\w{1,250}$/.test(sessionId)) {
    throw new PaymentsRefused('This is no id of a checkout', 'resource_missing')
  }
  return toProviderCheckout(await stripe.checkout.sessions.retrieve(sessionId, {}, whileSomebodyWaits))
}

async function readPayment(stripe: Stripe, paymentId: string): Promise<SettledPayment | undefined> {
  try {
    return toSettledPayment(await stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }))
  } catch (cause) {
    const error = toPaymentsError(cause)
    if (isMissing(error)) return undefined
    throw error
  }
}

function listSettledPayments(stripe: Stripe, since: Date): AsyncIterable<SettledPayment> {
  const created = startOf(since)
  const intents = stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] })
  return eachAsked(intents, (intent) =>
    intent.status === 'succeeded' ? toSettledPayment(intent) : undefined,
  )
}
