import { createEvent, nowSeconds, type SandboxContext } from '../context.ts'
import { invalidRequest, resourceMissing } from '../faults.ts'
import { createId } from '../ids.ts'
import type { Change } from '../state.ts'
import { requireIssuedCard } from './issuing-calls.ts'
import type { WireAuthorization, WireMerchant, WireTransaction } from './issuing-objects.ts'

/** What is bought with a card: at which merchant and for how much. */
export type Purchase = { merchant: string; amountCents: number; url?: string }

/** Asks our server for its approval; undefined when no usable answer came within two seconds. */
export type AskApproval = (body: string) => Promise<boolean | undefined>

/**
 * Somebody pays with a card. An ended card is turned down by itself; otherwise our server decides, and what it doesn't
 * answer in time is turned down. The limit of a card is left to our server, so that a mistake there shows.
 */
export async function authorizeCard(
  context: SandboxContext,
  ask: AskApproval,
  cardId: string,
  purchase: Purchase,
): Promise<{ authorizationId: string; approved: boolean; change: Change }> {
  const asked = buildAuthorization(context, cardId, purchase)
  const isUsable = asked.card.status === 'active'
  const request = createEvent(context, 'issuing_authorization.request', asked)
  const answer = isUsable ? await ask(request.body) : false
  const approved = answer === true
  const reason = isUsable ? (answer === undefined ? 'webhook_timeout' : answered(approved)) : 'card_inactive'
  const decided: WireAuthorization = {
    ...asked,
    amount: approved ? purchase.amountCents : 0,
    approved,
    pending_request: null,
    request_history: [{ amount: purchase.amountCents, approved, created: nowSeconds(context), reason }],
    status: approved ? 'pending' : 'closed',
  }
  const events = [createEvent(context, 'issuing_authorization.created', decided)]
  return { authorizationId: decided.id, approved, change: { cardAuthorizations: [decided], events } }
}

const answered = (approved: boolean) => (approved ? 'webhook_approved' : 'webhook_declined')

function buildAuthorization(
  context: SandboxContext,
  cardId: string,
  { merchant, amountCents, url }: Purchase,
): WireAuthorization {
  const card = requireIssuedCard(context, cardId)
  return {
    id: createId('iauth_'),
    object: 'issuing.authorization',
    amount: 0,
    approved: false,
    authorization_method: 'online',
    card,
    cardholder: card.cardholder,
    created: nowSeconds(context),
    currency: 'usd',
    livemode: false,
    merchant_amount: amountCents,
    merchant_currency: 'usd',
    merchant_data: buildMerchant(merchant, url),
    metadata: {},
    pending_request: { amount: amountCents, currency: 'usd', is_amount_controllable: false },
    request_history: [],
    status: 'pending',
    transactions: [],
  }
}

function buildMerchant(name: string, url: string | undefined): WireMerchant {
  return {
    category: 'book_stores',
    category_code: '5942',
    city: 'Seattle',
    country: 'US',
    name,
    network_id: '1234567890',
    postal_code: null,
    state: null,
    tax_id: null,
    terminal_id: null,
    url: url ?? null,
  }
}

/** The merchant takes money of a purchase, more than was approved where it says so; the purchase ends unless it `staysOpen`. */
export function captureAuthorization(
  context: SandboxContext,
  authorizationId: string,
  { amountCents, staysOpen = false }: { amountCents?: number; staysOpen?: boolean } = {},
): { transactionId: string; change: Change } {
  const before = requireAuthorization(context, authorizationId)
  if (!before.approved) throw invalidRequest('A purchase that was turned down takes no money.')
  const transaction = buildTransaction(context, before, 'capture', amountCents ?? before.amount)
  const after: WireAuthorization = {
    ...before,
    status: staysOpen ? before.status : 'closed',
    transactions: [...before.transactions, transaction.id],
  }
  return {
    transactionId: transaction.id,
    change: {
      cardAuthorizations: [after],
      cardTransactions: [transaction],
      events: [
        createEvent(context, 'issuing_transaction.created', transaction),
        createEvent(context, 'issuing_authorization.updated', after, { status: before.status }),
      ],
    },
  }
}

/** A purchase ends without (further) money: the merchant lets go of it, or nobody took it in time. */
export function endAuthorization(
  context: SandboxContext,
  authorizationId: string,
  status: 'reversed' | 'expired',
): Change {
  const before = requireAuthorization(context, authorizationId)
  const after: WireAuthorization = { ...before, status }
  return {
    cardAuthorizations: [after],
    events: [createEvent(context, 'issuing_authorization.updated', after, { status: before.status })],
  }
}

/** The merchant gives money back. */
export function refundPurchase(
  context: SandboxContext,
  authorizationId: string,
  amountCents: number,
): { transactionId: string; change: Change } {
  const authorization = requireAuthorization(context, authorizationId)
  const transaction = buildTransaction(context, authorization, 'refund', amountCents)
  const events = [createEvent(context, 'issuing_transaction.created', transaction)]
  return { transactionId: transaction.id, change: { cardTransactions: [transaction], events } }
}

function buildTransaction(
  context: SandboxContext,
  { id, card, merchant_data }: WireAuthorization,
  type: WireTransaction['type'],
  amountCents: number,
): WireTransaction {
  return {
    id: createId('ipi_'),
    object: 'issuing.transaction',
    amount: type === 'capture' ? -amountCents : amountCents,
    authorization: id,
    card: card.id,
    created: nowSeconds(context),
    currency: 'usd',
    livemode: false,
    merchant_data,
    metadata: {},
    type,
  }
}

function requireAuthorization(context: SandboxContext, id: string): WireAuthorization {
  const authorization = context.tables.cardAuthorizations.get(id)
  if (authorization === undefined) throw resourceMissing('issuing.authorization', id, 'authorization')
  return authorization
}
