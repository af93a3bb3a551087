import { createEvent, nowSeconds, type SandboxContext } from './context.ts'
import { invalidRequest, resourceMissing } from './faults.ts'
import { createId } from './ids.ts'
import { requireIntent } from './intent-calls.ts'
import type { StoredPaymentMethod, StoredSession, WireCustomer, WireIntent } from './objects.ts'
import { createIntent, declineIntent, settleIntent, type Payer } from './payment-moves.ts'
import { type Change, joinChanges } from './state.ts'
import type {
  StoredInvoice,
  StoredSubscription,
  SubscriptionStatus,
  WireSubscription,
} from './subscription-objects.ts'

/** What the card of a monthly gift does when it is charged. */
export type ChargeOutcome = 'paid' | 'declined'

/** The subscription a paid checkout begins, with its first month paid. */
export function beginSubscription(
  context: SandboxContext,
  session: StoredSession,
  { customer, card }: { customer: WireCustomer; card: StoredPaymentMethod },
): { subscription: StoredSubscription; invoice: StoredInvoice; change: Change } {
  const now = nowSeconds(context)
  const prices = session.lines.map(({ amountCents }) => createPrice(amountCents))
  const period = { current_period_start: now, current_period_end: monthAfter(now) }
  const wire: WireSubscription = {
    id: createId('sub_'),
    object: 'subscription',
    canceled_at: null,
    created: now,
    currency: 'usd',
    customer: customer.id,
    default_payment_method: card.id,
    items: {
      object: 'list',
      data: prices.map((price) => ({
        id: createId('si_'),
        object: 'subscription_item',
        quantity: 1,
        price,
        ...period,
      })),
    },
    latest_invoice: null,
    livemode: false,
    metadata: session.intentMetadata,
    pause_collection: null,
    status: 'active',
  }
  const begun = { id: wire.id, wire, sessionId: session.id, amountCents: session.wire.amount_total ?? 0 }
  const { invoice, change } = chargeMonth(context, begun, {
    outcome: 'paid',
    reason: 'subscription_create',
    customer,
  })
  const subscription = { ...begun, wire: { ...wire, latest_invoice: invoice.id } }
  const events = [createEvent(context, 'customer.subscription.created', subscription.wire)]
  return { subscription, invoice, change: joinChanges({ events, subscriptions: [subscription] }, change) }
}

/** A price of an amount each month; Stripe makes a product for it where none is named. */
export function createPrice(
  amountCents: number,
  product = createId('prod_'),
): WireSubscription['items']['data'][number]['price'] {
  return { id: createId('price_'), object: 'price', currency: 'usd', product, unit_amount: amountCents }
}

/** A month passes: the next one is charged, unless the gift is paused. */
export function passMonth(context: SandboxContext, subscriptionId: string, outcome: ChargeOutcome): Change {
  const subscription = requireSubscription(context, subscriptionId)
  if (subscription.wire.status === 'canceled') throw invalidRequest('This subscription has been canceled.')
  const moved = movePeriod(subscription)
  if (subscription.wire.pause_collection) return changed(context, moved)
  const { invoice, change } = chargeMonth(context, moved, { outcome, reason: 'subscription_cycle' })
  const status = outcome === 'paid' ? subscription.wire.status : 'past_due'
  return joinChanges(
    change,
    changed(context, { ...moved, wire: { ...moved.wire, status, latest_invoice: invoice.id } }),
  )
}

/** The card of an open month is charged once more. */
export function retryInvoice(context: SandboxContext, invoiceId: string, outcome: ChargeOutcome): Change {
  const invoice = requireInvoice(context, invoiceId)
  if (invoice.wire.status !== 'open' || invoice.intentId === null) {
    throw invalidRequest('Only an open invoice can be paid.')
  }
  const { subscription: id } = invoice.wire.parent.subscription_details
  const subscription = requireSubscription(context, id)
  const intent = requireIntent(context, invoice.intentId)
  const tried = chargeInvoice(context, invoice, { intent, outcome, payer: payerOf(context, invoice) })
  if (outcome === 'declined' || subscription.wire.status === 'canceled') return tried.change
  const wire: WireSubscription = { ...subscription.wire, status: 'active' }
  return joinChanges(tried.change, changed(context, { ...subscription, wire }))
}

/** A subscription as it stands after a change, with the event that tells of it. */
export function changed(
  context: SandboxContext,
  subscription: StoredSubscription,
  type = 'customer.subscription.updated',
): Change {
  return { subscriptions: [subscription], events: [createEvent(context, type, subscription.wire)] }
}

/** Stripe's own rules, or its people, put a subscription into another state. */
export function moveSubscription(
  context: SandboxContext,
  subscriptionId: string,
  status: SubscriptionStatus,
): Change {
  const subscription = requireSubscription(context, subscriptionId)
  const canceled_at = status === 'canceled' ? nowSeconds(context) : subscription.wire.canceled_at
  const type = status === 'canceled' ? 'customer.subscription.deleted' : undefined
  return changed(context, { ...subscription, wire: { ...subscription.wire, status, canceled_at } }, type)
}

/** The subscription with this id, or Stripe's 404. */
export function requireSubscription(context: SandboxContext, id: string): StoredSubscription {
  const subscription = context.tables.subscriptions.get(id)
  if (subscription === undefined) throw resourceMissing('subscription', id)
  return subscription
}

/** The invoice with this id, or Stripe's 404. */
export function requireInvoice(context: SandboxContext, id: string): StoredInvoice {
  const invoice = context.tables.invoices.get(id)
  if (invoice === undefined) throw resourceMissing('invoice', id)
  return invoice
}

type Month = {
  outcome: ChargeOutcome
  reason: StoredInvoice['wire']['billing_reason']
  customer?: WireCustomer
}

function chargeMonth(
  context: SandboxContext,
  { wire, amountCents, sessionId }: StoredSubscription,
  { outcome, reason, customer = context.tables.customers.get(wire.customer) }: Month,
): { invoice: StoredInvoice; change: Change } {
  const payer = { email: customer?.email ?? null, name: customer?.name ?? null }
  const intent = createIntent(context, {
    amountCents,
    customer: wire.customer,
    description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    // Stripe doesn't copy the subscription's metadata to the payments of its months.
    metadata: {},
    savesCard: false,
  })
  const id = createId('in_')
  const invoice: StoredInvoice = {
    id,
    intentId: intent.id,
    wire: {
      id,
      object: 'invoice',
      amount_due: amountCents,
      amount_paid: 0,
      attempt_count: 0,
      billing_reason: reason,
      created: nowSeconds(context),
      currency: 'usd',
      customer: wire.customer,
      customer_email: payer.email,
      hosted_invoice_url: context.hostedUrl(sessionId),
      livemode: false,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { subscription: wire.id, metadata: wire.metadata },
      },
      status: 'open',
    },
  }
  return chargeInvoice(context, invoice, { intent, outcome, payer })
}

function chargeInvoice(
  context: SandboxContext,
  { wire, ...invoice }: StoredInvoice,
  { intent, outcome, payer }: { intent: WireIntent; outcome: ChargeOutcome; payer: Payer },
): { invoice: StoredInvoice; change: Change } {
  const attempts = wire.attempt_count + 1
  const isPaid = outcome === 'paid'
  const tried: StoredInvoice['wire'] = {
    ...wire,
    attempt_count: attempts,
    ...(isPaid && { amount_paid: wire.amount_due, status: 'paid' as const }),
  }
  const move = isPaid
    ? settleIntent(context, { ...intent, payment_method: cardOf(context, wire) }, payer)
    : declineIntent(context, intent, 'insufficient_funds')
  const events = [createEvent(context, isPaid ? 'invoice.paid' : 'invoice.payment_failed', tried)]
  const stored = { ...invoice, wire: tried }
  return { invoice: stored, change: joinChanges({ invoices: [stored] }, move.change, { events }) }
}

/** The card that the months are charged to now. */
function cardOf(context: SandboxContext, { parent }: StoredInvoice['wire']): string | null {
  const { subscription } = parent.subscription_details
  return context.tables.subscriptions.get(subscription)?.wire.default_payment_method ?? null
}

function payerOf(context: SandboxContext, { wire }: StoredInvoice): Payer {
  return { email: wire.customer_email, name: context.tables.customers.get(wire.customer)?.name ?? null }
}

function movePeriod(subscription: StoredSubscription): StoredSubscription {
  const [item] = subscription.wire.items.data
  if (item === undefined) throw new Error('a subscription has an item')
  const start = item.current_period_end
  const period = {
    current_period_start: start,
    current_period_end: monthAfter(start, subscription.wire.created),
  }
  const data = subscription.wire.items.data.map((each) => ({ ...each, ...period }))
  const items = { ...subscription.wire.items, data }
  return { ...subscription, wire: { ...subscription.wire, items } }
}

/** The day of the next month on which it began, or its last one: after February it is the 31st again. */
export function monthAfter(seconds: number, begunSeconds = seconds): number {
  const date = new Date(seconds * 1000)
  const day = new Date(begunSeconds * 1000).getUTCDate()
  // The last day of the next month, and from there back to the day it began on.
  date.setUTCMonth(date.getUTCMonth() + 2, 0)
  date.setUTCMonth(date.getUTCMonth(), Math.min(day, date.getUTCDate()))
  return Math.floor(date.getTime() / 1000)
}
