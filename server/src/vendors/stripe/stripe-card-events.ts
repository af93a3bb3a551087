import type Stripe from 'stripe'
import { z } from 'zod'
import type { CardAuthorization, CardEvent, CardTransaction } from '../../payments/card-events.ts'
import { readSignedEvent, unreadableEvent } from './read-signed-event.ts'
import { idOf, toDate } from './stripe-shapes.ts'

/** Checks the signature of an event of Issuing against every secret given and reads it in the product's words. */
export function parseCardEvent(
  secrets: readonly string[],
  rawBody: Buffer,
  signatureHeader: string | undefined,
  now: Date,
): CardEvent {
  const event = readSignedEvent(secrets, rawBody, signatureHeader, now)
  try {
    const told = toCardEvent(event)
    Tellable.parse(told)
    return told
  } catch (cause) {
    throw unreadableEvent(cause)
  }
}

const ProviderId = z.string().regex(/^[\w-]{1,255}$/)
const Cents = z.int().min(0).max(1_000_000_000)
/** What the product builds on. Stripe's types promise all of it, what arrived may hold anything. */
const Authorization = z.looseObject({
  authorizationId: ProviderId,
  issuerCardId: ProviderId,
  amountCents: Cents,
  merchant: z.looseObject({ name: z.string().max(1_000), url: z.string().max(2_000).nullable() }),
})
const Transaction = z.looseObject({
  transactionId: ProviderId,
  authorizationId: ProviderId.nullable(),
  issuerCardId: ProviderId,
  amountCents: Cents,
  happenedAt: z.date(),
})
const Tellable = z.looseObject({
  eventId: ProviderId,
  createdAt: z.date(),
  authorization: Authorization.optional(),
  transaction: Transaction.optional(),
})

/** Purchases of a list of Issuing, in the product's words. */
export function readAuthorizations(listed: readonly Stripe.Issuing.Authorization[]): CardAuthorization[] {
  return listed.map((wire) => {
    const authorization = toAuthorization(wire)
    Authorization.parse(authorization)
    return authorization
  })
}

/** The same of what merchants took and gave back. */
export function readTransactions(listed: readonly Stripe.Issuing.Transaction[]): CardTransaction[] {
  return listed.flatMap((wire) => {
    const transaction = toTransaction(wire)
    if (transaction === undefined) return []
    Transaction.parse(transaction)
    return [transaction]
  })
}

function toCardEvent(event: Stripe.Event): CardEvent {
  const facts = { eventId: event.id, createdAt: toDate(event.created) }
  if (event.type === 'issuing_authorization.request')
    return { ...facts, kind: 'authorization_requested', authorization: toAuthorization(event.data.object) }
  if (event.type === 'issuing_authorization.created' || event.type === 'issuing_authorization.updated')
    return { ...facts, kind: 'authorization_changed', authorization: toAuthorization(event.data.object) }
  if (event.type === 'issuing_transaction.created') {
    const transaction = toTransaction(event.data.object)
    if (transaction) return { ...facts, kind: 'transaction', transaction }
  }
  return { ...facts, kind: 'other', providerType: event.type }
}

function toAuthorization(authorization: Stripe.Issuing.Authorization): CardAuthorization {
  const { pending_request: pending, merchant_data: merchant } = authorization
  return {
    authorizationId: authorization.id,
    issuerCardId: authorization.card.id,
    // What is asked for comes on top of what was approved before.
    amountCents: authorization.amount + (pending?.amount ?? 0),
    currency: pending?.currency ?? authorization.currency,
    isApproved: authorization.approved,
    state: toState(authorization.status),
    merchant: { name: merchant.name ?? '', url: merchant.url },
  }
}

// A status Stripe adds one day must not let go of money.
function toState(status: string): CardAuthorization['state'] {
  return status === 'closed' || status === 'reversed' || status === 'expired' ? status : 'pending'
}

/** Undefined of what moves no money of ours. To Stripe a capture is below zero, a refund above. */
function toTransaction(transaction: Stripe.Issuing.Transaction): CardTransaction | undefined {
  const { type, amount } = transaction
  if ((type !== 'capture' && type !== 'refund') || amount === 0) return undefined
  return {
    transactionId: transaction.id,
    authorizationId: idOf(transaction.authorization),
    issuerCardId: idOf(transaction.card) ?? '',
    kind: amount < 0 ? 'capture' : 'refund',
    amountCents: Math.abs(amount),
    happenedAt: toDate(transaction.created),
  }
}
