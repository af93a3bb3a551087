import { moveBalance, processingFee } from './balance-moves.ts'
import { createEvent, nowSeconds, type SandboxContext } from './context.ts'
import { cardError } from './faults.ts'
import { createId } from './ids.ts'
import type { Metadata, StoredPaymentMethod, WireCharge, WireIntent } from './objects.ts'
import type { Change } from './state.ts'

interface IntentRequest {
  amountCents: number
  customer: string | null
  description: string | null
  metadata: Metadata
  savesCard: boolean
}

export interface Payer {
  email: string | null
  name: string | null
}

/** A payment intent that nobody has paid yet. */
export function createIntent(context: SandboxContext, request: IntentRequest): WireIntent {
  return {
    id: createId('pi_'),
    object: 'payment_intent',
    amount: request.amountCents,
    amount_received: 0,
    created: nowSeconds(context),
    currency: 'usd',
    customer: request.customer,
    description: request.description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: request.metadata,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: request.savesCard ? 'off_session' : null,
    status: 'requires_payment_method',
  }
}

const testCard = {
  brand: 'visa',
  country: 'US',
  exp_month: 12,
  exp_year: 2040,
  funding: 'credit',
  last4: '4242',
} as const

/** A test card: Visa 4242 that pays, another one, or one that is turned down with the code given. */
export function createCard(
  context: SandboxContext,
  customer: string | null,
  declineCode: string | null = null,
  last4: string = declineCode === null ? testCard.last4 : '0002',
): StoredPaymentMethod {
  const id = createId('pm_')
  const wire = {
    id,
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null },
    card: { ...testCard, last4 },
    created: nowSeconds(context),
    customer,
    livemode: false,
    metadata: {},
    type: 'card',
  } as const
  return { id, wire, declineCode }
}

/** The money is there: the intent has succeeded and names its charge. */
export function settleIntent(
  context: SandboxContext,
  intent: WireIntent,
  payer: Payer,
): { intent: WireIntent; change: Change } {
  const begun = context.tables.charges.get(intent.latest_charge ?? '')
  const charge: WireCharge = {
    ...(begun?.status === 'pending' ? begun : createCharge(context, intent, payer)),
    paid: true,
    status: 'succeeded',
  }
  const settled: WireIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    status: 'succeeded',
  }
  const events = [createEvent(context, 'payment_intent.succeeded', settled)]
  const feeCents = processingFee(charge.amount, begun?.status === 'pending')
  const moved = moveBalance(context, {
    category: 'charge',
    amountCents: charge.amount,
    feeCents,
    source: charge.id,
  })
  const change = { intents: [settled], charges: [charge], balanceTransactions: [moved], events }
  return { intent: settled, change }
}

/** Money that our server asked nobody for: no session, and nothing in it that says what it is. */
export function payUnasked(
  context: SandboxContext,
  amountCents: number,
  payer: Payer,
): { intent: WireIntent; change: Change } {
  const asked = { amountCents, customer: null, description: null, metadata: {}, savesCard: false }
  return settleIntent(context, createIntent(context, asked), payer)
}

/** A bank debit is on its way: its charge is dated today, its money comes days later or not at all. */
export function beginDebit(
  context: SandboxContext,
  intent: WireIntent,
  payer: Payer,
): { intent: WireIntent; change: Change } {
  const charge: WireCharge = {
    ...createCharge(context, intent, payer),
    paid: false,
    payment_method_details: null,
    status: 'pending',
  }
  const begun: WireIntent = { ...intent, latest_charge: charge.id, status: 'processing' }
  return { intent: begun, change: { intents: [begun], charges: [charge] } }
}

/** The bank said no: the intent waits for another card. */
export function declineIntent(
  context: SandboxContext,
  intent: WireIntent,
  declineCode: string,
): { intent: WireIntent; change: Change } {
  const declined: WireIntent = {
    ...intent,
    last_payment_error: cardError(declineCode),
    payment_method: null,
    status: 'requires_payment_method',
  }
  const events = [createEvent(context, 'payment_intent.payment_failed', declined)]
  const begun = context.tables.charges.get(intent.latest_charge ?? '')
  const charges: WireCharge[] = begun?.status === 'pending' ? [{ ...begun, status: 'failed' }] : []
  return { intent: declined, change: { intents: [declined], charges, events } }
}

/** A card of the payment page is made in the same change, so it may not stand in the tables yet. */
function cardDetails(context: SandboxContext, { payment_method: id }: WireIntent) {
  const card = context.tables.paymentMethods.get(id ?? '')?.wire.card ?? testCard
  return { type: 'card' as const, card }
}

/** The charge of an intent that is paid. */
export function createCharge(context: SandboxContext, intent: WireIntent, payer: Payer): WireCharge {
  return {
    id: createId('ch_'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    billing_details: { address: null, email: payer.email, name: payer.name, phone: null },
    captured: true,
    created: nowSeconds(context),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: cardDetails(context, intent),
    refunded: false,
    status: 'succeeded',
  }
}
