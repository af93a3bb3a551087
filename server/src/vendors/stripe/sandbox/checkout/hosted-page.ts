import { requireSession } from '../checkout-calls.ts'
import { createEvent, type SandboxContext } from '../context.ts'
import { buildCustomer } from '../customer-calls.ts'
import { invalidRequest } from '../faults.ts'
import { requireIntent } from '../intent-calls.ts'
import type { StoredSession, WireCustomer, WireIntent, WireSession } from '../objects.ts'
import {
  beginDebit,
  createCard,
  createIntent,
  declineIntent,
  type Payer,
  settleIntent,
} from '../payment-moves.ts'
import { describePayment, type PaymentStanding } from './payment-standing.ts'
import { completeSetup, declineSetup } from '../setup-moves.ts'
import { type Change, joinChanges } from '../state.ts'
import { beginSubscription } from '../subscription-moves.ts'
import type { WireSubscription } from '../subscription-objects.ts'

/** `delayed` is a slow method, such as a bank debit: the session completes before the money comes. */
export type PayOutcome = 'paid' | 'declined' | 'cancelled' | 'delayed'

/** What the page where a session is paid shows. */
export interface HostedPage {
  sessionId: string
  status: 'open' | 'complete' | 'expired'
  paymentStatus: WireSession['payment_status']
  lines: { name: string; amountCents: number }[]
  totalCents: number
  currency: string
  /** The address known already; null means that the page asks for one. */
  email: string | null
  savesCard: boolean
  /** What the bank said to the last attempt, for the payer to read. */
  declineMessage: string | null
  cancelUrl: string | null
  /** Of a paid monthly gift: where it stands. */
  monthly: MonthlyStanding | null
  /** Whether it may be paid from a bank account, which takes days. */
  takesDebit: boolean
  /** Of a single payment: where it stands. */
  payment: PaymentStanding | null
}

export interface MonthlyStanding {
  subscriptionId: string
  status: 'active' | 'past_due' | 'paused' | 'canceled'
  monthsPaid: number
  /** A month whose charge failed. */
  openInvoiceId: string | null
}

/** Describes a session for the page where it is paid; undefined when there is none. */
export function describeHostedPage(context: SandboxContext, sessionId: string): HostedPage | undefined {
  const session = context.tables.sessions.get(sessionId)
  if (session === undefined) return undefined
  const { wire } = session
  return {
    sessionId,
    status: wire.status,
    paymentStatus: wire.payment_status,
    lines: session.lines,
    totalCents: wire.amount_total ?? 0,
    currency: wire.currency,
    email: wire.customer_details?.email ?? knownEmail(context, wire),
    savesCard: session.savesCard,
    declineMessage: session.declineMessage,
    cancelUrl: wire.cancel_url,
    monthly: describeMonthly(context, wire.subscription),
    takesDebit: wire.mode === 'payment',
    payment: describePayment(context, wire.payment_intent),
  }
}

function describeMonthly(context: SandboxContext, subscriptionId: string | null): MonthlyStanding | null {
  const subscription = context.tables.subscriptions.get(subscriptionId ?? '')
  if (subscription === undefined) return null
  const invoices = Array.from(context.tables.invoices.values(), ({ wire }) => wire).filter(
    ({ parent }) => parent.subscription_details.subscription === subscription.id,
  )
  const { status, pause_collection } = subscription.wire
  return {
    subscriptionId: subscription.id,
    status: standingOf(status, pause_collection !== null),
    monthsPaid: invoices.filter((invoice) => invoice.status === 'paid').length,
    openInvoiceId: invoices.find((invoice) => invoice.status === 'open')?.id ?? null,
  }
}

function standingOf(status: WireSubscription['status'], isPaused: boolean): MonthlyStanding['status'] {
  if (status === 'canceled' || status === 'incomplete_expired') return 'canceled'
  if (isPaused || status === 'paused') return 'paused'
  return status === 'active' || status === 'trialing' ? 'active' : 'past_due'
}

/** The payer's answer on the page. A session that is no longer open stays as it is. */
export function paySession(
  context: SandboxContext,
  sessionId: string,
  outcome: PayOutcome,
  entered: { email?: string; name?: string },
): { redirectTo: string; change: Change } {
  const session = requireSession(context, sessionId)
  const { wire } = session
  if (wire.status === 'complete') return { redirectTo: filledSuccessUrl(wire), change: {} }
  if (wire.status === 'expired') return { redirectTo: context.hostedUrl(sessionId), change: {} }
  switch (outcome) {
    case 'cancelled':
      return { redirectTo: wire.cancel_url ?? context.hostedUrl(sessionId), change: {} }
    case 'declined':
      return { redirectTo: context.hostedUrl(sessionId), change: declineSession(context, session) }
    case 'paid':
    case 'delayed': {
      const payer = { email: entered.email ?? payerEmail(context, wire), name: entered.name ?? null }
      return { redirectTo: filledSuccessUrl(wire), change: completeSession(context, session, outcome, payer) }
    }
  }
}

/** The slow method's end: the money came, or it never will. */
export function settleDelayedSession(
  context: SandboxContext,
  sessionId: string,
  result: 'succeeded' | 'failed',
): Change {
  const { wire, ...session } = requireSession(context, sessionId)
  const intent = wire.payment_intent === null ? undefined : requireIntent(context, wire.payment_intent)
  if (intent?.status !== 'processing') throw invalidRequest('This session waits for no delayed payment.')
  if (result === 'failed') {
    const events = [createEvent(context, 'checkout.session.async_payment_failed', wire)]
    return joinChanges(declineIntent(context, intent, 'generic_decline').change, { events })
  }
  const payer = wire.customer_details ?? { email: null, name: null }
  const paid: WireSession = { ...wire, payment_status: 'paid' }
  const events = [createEvent(context, 'checkout.session.async_payment_succeeded', paid)]
  const sessions = [{ ...session, wire: paid }]
  return joinChanges({ sessions, events }, settleIntent(context, intent, payer).change)
}

function declineSession(context: SandboxContext, session: StoredSession): Change {
  if (session.wire.mode === 'setup') return declineSetup(context, session)
  if (session.wire.mode === 'subscription') return declineFirstMonth(context, session)
  const { intent, change } = declineIntent(context, attemptedIntent(context, session), 'generic_decline')
  const wire = { ...session.wire, payment_intent: intent.id }
  const declineMessage = intent.last_payment_error?.message ?? null
  return joinChanges(change, { sessions: [{ ...session, wire, declineMessage }] })
}

// A monthly gift begins with its first payment: before it there is nothing but the try, which Stripe describes so.
function declineFirstMonth(context: SandboxContext, session: StoredSession): Change {
  const tried = createIntent(context, {
    amountCents: session.wire.amount_total ?? 0,
    customer: session.wire.customer,
    description: 'Subscription creation',
    metadata: {},
    savesCard: true,
  })
  const { intent, change } = declineIntent(context, tried, 'generic_decline')
  const declineMessage = intent.last_payment_error?.message ?? null
  return joinChanges(change, { sessions: [{ ...session, declineMessage }] })
}

function completeSession(
  context: SandboxContext,
  session: StoredSession,
  outcome: 'paid' | 'delayed',
  payer: Payer,
): Change {
  if (session.wire.mode === 'setup') return completeSetup(context, session, payer)
  if (session.wire.mode === 'subscription') return completeMonthly(context, session, payer)
  const customer = customerAtPayment(context, session.wire, payer)
  const card = createCard(context, session.savesCard && customer !== null ? customer.id : null)
  const intent: WireIntent = {
    ...attemptedIntent(context, session),
    customer: customer?.id ?? null,
    payment_method: card.id,
  }
  const wire: WireSession = {
    ...session.wire,
    customer: customer?.id ?? null,
    customer_details: payer,
    payment_intent: intent.id,
    payment_status: outcome === 'paid' ? 'paid' : 'unpaid',
    status: 'complete',
    url: null,
  }
  return joinChanges(
    {
      sessions: [{ ...session, wire, declineMessage: null }],
      paymentMethods: [card],
      customers: customer === null ? [] : [customer],
      events: [createEvent(context, 'checkout.session.completed', wire)],
    },
    outcome === 'paid'
      ? settleIntent(context, intent, payer).change
      : beginDebit(context, intent, payer).change,
  )
}

function completeMonthly(context: SandboxContext, session: StoredSession, payer: Payer): Change {
  const known = context.tables.customers.get(session.wire.customer ?? '')
  const customer = known ?? buildCustomer(context, payer)
  const card = createCard(context, customer.id)
  const { subscription, invoice, change } = beginSubscription(context, session, { customer, card })
  const wire: WireSession = {
    ...session.wire,
    customer: customer.id,
    customer_details: payer,
    invoice: invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  }
  return joinChanges(
    {
      sessions: [{ ...session, wire, declineMessage: null }],
      customers: [customer],
      paymentMethods: [card],
      events: [createEvent(context, 'checkout.session.completed', wire)],
    },
    change,
  )
}

// A second attempt after a decline pays the same intent.
function attemptedIntent(context: SandboxContext, session: StoredSession): WireIntent {
  const attempted = context.tables.intents.get(session.wire.payment_intent ?? '')
  if (attempted !== undefined) return attempted
  return createIntent(context, {
    amountCents: session.wire.amount_total ?? 0,
    customer: session.wire.customer,
    description: null,
    metadata: session.intentMetadata,
    savesCard: session.savesCard,
  })
}

function customerAtPayment(context: SandboxContext, wire: WireSession, payer: Payer): WireCustomer | null {
  const known = context.tables.customers.get(wire.customer ?? '')
  if (known !== undefined) return { ...known, email: known.email ?? payer.email }
  return wire.customer_creation === 'always' ? buildCustomer(context, payer) : null
}

function knownEmail(context: SandboxContext, wire: WireSession): string | null {
  return wire.customer_email ?? context.tables.customers.get(wire.customer ?? '')?.email ?? null
}

// Stripe always asks for an address. One of its own for each session keeps unnamed payers apart.
function payerEmail(context: SandboxContext, wire: WireSession): string {
  return knownEmail(context, wire) ?? `guest-${wire.id.slice(-12).toLowerCase()}@example.com`
}

function filledSuccessUrl(wire: WireSession): string {
  return wire.success_url.replaceAll('{CHECKOUT_SESSION_ID}', wire.id)
}
