import Stripe from 'stripe'
import type { CardIssuer, CardNumbers, CardRequest, IssuedCard } from '../../payments/card-issuer.ts'
import { PaymentsRefused } from '../../payments/payments.ts'
import { parseCardEvent } from './stripe-card-events.ts'
import { askStripe } from './stripe-errors.ts'

export interface IssuerSettings {
  secretKey: string
  /** In whose name cards are issued: the charity's, `ich_…`. */
  cardholder: string
  /** Of the endpoint of Issuing. The current one first; while rotating, the one before it as well. */
  webhookSecrets: readonly string[]
  endpoint?: { host: string; port: number; protocol: 'http' | 'https' }
  timeoutMs?: number
  maxNetworkRetries?: number
}

/** Where our own id of a card travels in Stripe's metadata. */
export const CARD_ID_KEY = 'tower_card_id'

/** The issuer of cards over Stripe's SDK; live and sandbox differ only in key and endpoint. */
export function createStripeCardIssuer(settings: IssuerSettings): CardIssuer {
  const stripe = new Stripe(settings.secretKey, {
    ...settings.endpoint,
    // A teacher waits for the card, and what is unknown then is canceled.
    timeout: settings.timeoutMs ?? 5_000,
    maxNetworkRetries: settings.maxNetworkRetries ?? 1,
    telemetry: false,
  })
  const { cardholder, webhookSecrets } = settings
  return {
    isOffered: true,
    issueCard: (request) => askStripe(() => issueCard(stripe, cardholder, request)),
    revealCard: (issuerCardId) => askStripe(() => revealCard(stripe, issuerCardId)),
    cancelCard: (issuerCardId) => askStripe(() => cancelCard(stripe, issuerCardId)),
    parseEvent: (rawBody, signatureHeader, now = new Date()) =>
      parseCardEvent(webhookSecrets, rawBody, signatureHeader, now),
    answerHeaders: { 'stripe-version': Stripe.API_VERSION },
  }
}

async function issueCard(
  stripe: Stripe,
  cardholder: string,
  { cardId, amountCents }: CardRequest,
): Promise<IssuedCard> {
  const card = await stripe.issuing.cards.create(
    {
      cardholder,
      currency: 'usd',
      type: 'virtual',
      status: 'active',
      // Where our answer to a purchase is missing, this still holds.
      spending_controls: { spending_limits: [{ amount: amountCents, interval: 'all_time' }] },
      metadata: { [CARD_ID_KEY]: cardId },
    },
    { idempotencyKey: `card-${cardId}` },
  )
  return { issuerCardId: card.id, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
}

async function revealCard(stripe: Stripe, issuerCardId: string): Promise<CardNumbers> {
  const { number: pan, cvc } = await stripe.issuing.cards.retrieve(issuerCardId, {
    expand: ['number', 'cvc'],
  })
  if (!pan || !cvc) throw new PaymentsRefused('The card came without its numbers', 'numbers_missing')
  return { pan, cvc }
}

async function cancelCard(stripe: Stripe, issuerCardId: string): Promise<void> {
  const card = await stripe.issuing.cards.retrieve(issuerCardId)
  if (card.status !== 'canceled') await stripe.issuing.cards.update(issuerCardId, { status: 'canceled' })
}
