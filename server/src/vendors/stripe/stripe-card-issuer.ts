import type Stripe from 'stripe'
import type {
  CardHistory,
  CardIssuer,
  CardNumbers,
  CardRequest,
  IssuedCard,
} from '../../payments/card-issuer.ts'
import { PaymentsRefused } from '../../payments/payments.ts'
import { parseCardEvent, readAuthorizations, readTransactions } from './stripe-card-events.ts'
import { askStripe } from './stripe-errors.ts'
import { connectLate, stripeSdk } from './stripe-sdk.ts'

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
  const stripe = connectLate(() => connect(settings))
  const { cardholder, webhookSecrets } = settings
  return {
    isOffered: true,
    issueCard: (request) => askStripe(() => issueCard(stripe, cardholder, request)),
    revealCard: (issuerCardId) => askStripe(() => revealCard(stripe, issuerCardId)),
    cancelCard: (issuerCardId) => askStripe(() => cancelCard(stripe, issuerCardId)),
    readHistory: (issuerCardId, since) => askStripe(() => readHistory(stripe, issuerCardId, since)),
    parseEvent: (rawBody, signatureHeader, now = new Date()) =>
      parseCardEvent(webhookSecrets, rawBody, signatureHeader, now),
    get answerHeaders() {
      return { 'stripe-version': stripeSdk().API_VERSION }
    },
  }
}

function connect(settings: IssuerSettings): Stripe {
  const Client = stripeSdk()
  return new Client(settings.secretKey, {
    ...settings.endpoint,
    // A teacher waits for the card, and what is unknown then is canceled.
    timeout: settings.timeoutMs ?? 5_000,
    maxNetworkRetries: settings.maxNetworkRetries ?? 1,
    telemetry: false,
  })
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

/** More than a card for a classroom ever has; what is beyond is asked for by nobody. */
const mostPurchases = 10_000

async function readHistory(stripe: Stripe, issuerCardId: string, since: Date): Promise<CardHistory> {
  const asked = { card: issuerCardId, created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 }
  const limit = { limit: mostPurchases }
  const authorizations = await stripe.issuing.authorizations.list(asked).autoPagingToArray(limit)
  const transactions = await stripe.issuing.transactions.list(asked).autoPagingToArray(limit)
  return {
    authorizations: readAuthorizations(authorizations.toReversed()),
    transactions: readTransactions(transactions.toReversed()),
  }
}
