import { CHECKOUT_ID_KEY } from '../stripe-shapes.ts'
import type { SandboxContext } from './context.ts'
import { buildCustomer } from './customer-calls.ts'
import type { StoredSession, WireCustomer } from './objects.ts'
import { createCard } from './payment-moves.ts'
import { type Change, joinChanges } from './state.ts'
import { createPrice } from './subscription-moves.ts'
import type { StoredInvoice, WireSubscription } from './subscription-objects.ts'

/** A monthly gift that was begun, and whose months were paid, before the sandbox began. */
export interface KnownSubscription {
  subscriptionId: string
  /** Our own name of what was asked for. */
  checkoutId: string
  lineName: string
  amountCents: number
  email: string
  /** ISO 8601, in UTC. */
  nextChargeAt: string
  /** Oldest first. */
  months: { invoiceId: string; paymentId: string; chargedAt: string }[]
}

const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000)

/** What the sandbox holds of monthly gifts from before it: they can be read, changed, ended, and charged next. No event. */
export function rememberSubscriptions(context: SandboxContext, gifts: readonly KnownSubscription[]): Change {
  const unknown = gifts.filter(({ subscriptionId }) => !context.tables.subscriptions.has(subscriptionId))
  return joinChanges(...unknown.map((gift) => remember(context, gift)))
}

function remember(context: SandboxContext, gift: KnownSubscription): Change {
  const customer = buildCustomer(context, { id: `cus_${gift.subscriptionId}`, email: gift.email })
  const card = createCard(context, customer.id)
  const session = completeSession(context, gift, customer)
  const begunAt = gift.months[0]?.chargedAt ?? gift.nextChargeAt
  const lastAt = gift.months.at(-1)?.chargedAt ?? begunAt
  const wire: WireSubscription = {
    id: gift.subscriptionId,
    object: 'subscription',
    canceled_at: null,
    created: seconds(begunAt),
    currency: 'usd',
    customer: customer.id,
    default_payment_method: card.id,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${gift.subscriptionId}`,
          object: 'subscription_item',
          current_period_start: seconds(lastAt),
          current_period_end: seconds(gift.nextChargeAt),
          quantity: 1,
          price: createPrice(gift.amountCents),
        },
      ],
    },
    latest_invoice: gift.months.at(-1)?.invoiceId ?? null,
    livemode: false,
    metadata: session.intentMetadata,
    pause_collection: null,
    status: 'active',
  }
  return {
    customers: [customer],
    paymentMethods: [card],
    sessions: [session],
    subscriptions: [{ id: wire.id, wire, sessionId: session.id, amountCents: gift.amountCents }],
    invoices: gift.months.map((month, index) => paidInvoice(context, { gift, wire, session, month, index })),
  }
}

/** The page where it was begun: it shows what comes after, and lets a month pass. */
function completeSession(
  context: SandboxContext,
  { subscriptionId, checkoutId, lineName, amountCents, email, months }: KnownSubscription,
  customer: WireCustomer,
): StoredSession {
  const id = `cs_${subscriptionId}`
  const created = seconds(months[0]?.chargedAt ?? context.now().toISOString())
  const metadata = { [CHECKOUT_ID_KEY]: checkoutId }
  return {
    id,
    lines: [{ name: lineName, amountCents }],
    intentMetadata: metadata,
    savesCard: false,
    declineMessage: null,
    wire: {
      id,
      object: 'checkout.session',
      amount_subtotal: amountCents,
      amount_total: amountCents,
      cancel_url: null,
      client_reference_id: null,
      created,
      currency: 'usd',
      customer: customer.id,
      customer_creation: null,
      customer_details: { email, name: null },
      customer_email: email,
      expires_at: created,
      livemode: false,
      metadata,
      mode: 'subscription',
      invoice: months[0]?.invoiceId ?? null,
      payment_intent: null,
      payment_method_types: ['card'],
      payment_status: 'paid',
      status: 'complete',
      submit_type: null,
      subscription: subscriptionId,
      success_url: context.hostedUrl(id),
      url: null,
    },
  }
}

type Month = {
  gift: KnownSubscription
  wire: WireSubscription
  session: StoredSession
  month: KnownSubscription['months'][number]
  index: number
}

function paidInvoice(context: SandboxContext, { gift, wire, session, month, index }: Month): StoredInvoice {
  return {
    id: month.invoiceId,
    intentId: month.paymentId,
    wire: {
      id: month.invoiceId,
      object: 'invoice',
      amount_due: gift.amountCents,
      amount_paid: gift.amountCents,
      attempt_count: 1,
      billing_reason: index === 0 ? 'subscription_create' : 'subscription_cycle',
      created: seconds(month.chargedAt),
      currency: 'usd',
      customer: wire.customer,
      customer_email: gift.email,
      hosted_invoice_url: context.hostedUrl(session.id),
      livemode: false,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { subscription: wire.id, metadata: wire.metadata },
      },
      status: 'paid',
    },
  }
}
