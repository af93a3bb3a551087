import { answer, type Answer, type Call, type SandboxContext } from './context.ts'
import { cardError, invalidRequest, resourceMissing, StripeFault } from './faults.ts'
import type { FormTree } from './form-body.ts'
import { isExpanded, listPage } from './lists.ts'
import type { StoredPaymentMethod, WireIntent } from './objects.ts'
import {
  findText,
  readMetadata,
  refuseUnknown,
  requireAmount,
  requireInteger,
  requireText,
  requireUsd,
} from './params.ts'
import { createIntent, declineIntent, settleIntent } from './payment-moves.ts'

const KNOWN_PARAMS = [
  'amount',
  'confirm',
  'currency',
  'customer',
  'description',
  'expand',
  'metadata',
  'off_session',
  'payment_method',
  'payment_method_types',
]

/** POST /v1/payment_intents; with `confirm` it charges the customer's saved card at once. */
export const createPaymentIntent: Call = (context, { form }) => {
  refuseUnknown(form, KNOWN_PARAMS)
  requireUsd(form)
  const customer = findCustomer(context, form)
  const intent = createIntent(context, {
    amountCents: requireAmount(requireInteger(form, 'amount'), 'amount'),
    customer,
    description: findText(form, 'description') ?? null,
    metadata: readMetadata(form),
    savesCard: false,
  })
  if (findText(form, 'confirm') !== 'true') return answer(intent, { intents: [intent] })
  const confirmed = confirmIntent(context, intent, requireCard(context, form, customer))
  const [charge] = confirmed.change.charges ?? []
  if (charge === undefined || !isExpanded(form, 'latest_charge')) return confirmed
  return { ...confirmed, body: { ...confirmed.body, latest_charge: charge } }
}

/** GET /v1/payment_intents/:id */
export const readPaymentIntent: Call = (context, { form, id }) => {
  const intent = requireIntent(context, id)
  return answer(isExpanded(form, 'latest_charge') ? withCharge(context, intent) : intent)
}

/** GET /v1/payment_intents */
export const listPaymentIntents: Call = (context, { form }) => {
  refuseUnknown(form, ['created', 'customer', 'ending_before', 'expand', 'limit', 'starting_after'])
  const customer = findText(form, 'customer')
  const page = listPage('/v1/payment_intents', form, context.tables.intents.values(), (intent) =>
    customer === undefined ? true : intent.customer === customer,
  )
  if (!isExpanded(form, 'data.latest_charge')) return answer(page)
  return answer({ ...page, data: page.data.map((intent) => withCharge(context, intent)) })
}

/** The payment intent with this id, or Stripe's 404. */
export function requireIntent(context: SandboxContext, id: string, param = 'intent'): WireIntent {
  const intent = context.tables.intents.get(id)
  if (intent === undefined) throw resourceMissing('payment_intent', id, param)
  return intent
}

function withCharge(context: SandboxContext, intent: WireIntent): object {
  const charge = intent.latest_charge === null ? null : context.tables.charges.get(intent.latest_charge)
  return { ...intent, latest_charge: charge ?? null }
}

function confirmIntent(context: SandboxContext, intent: WireIntent, card: StoredPaymentMethod): Answer {
  if (card.declineCode !== null) {
    const declined = declineIntent(context, intent, card.declineCode)
    const refusal = new StripeFault(402, {
      ...cardError(card.declineCode),
      payment_intent: declined.intent,
    })
    // Answered rather than thrown: a decline is kept under its idempotency key like a success.
    return { status: refusal.status, body: refusal.body, change: declined.change }
  }
  const customer = context.tables.customers.get(intent.customer ?? '')
  const payer = { email: customer?.email ?? null, name: customer?.name ?? null }
  const settled = settleIntent(context, { ...intent, payment_method: card.id }, payer)
  return answer(settled.intent, settled.change)
}

function findCustomer(context: SandboxContext, form: FormTree): string | null {
  const customer = findText(form, 'customer')
  if (customer === undefined) return null
  if (!context.tables.customers.has(customer)) throw resourceMissing('customer', customer, 'customer')
  return customer
}

function requireCard(context: SandboxContext, form: FormTree, customer: string | null): StoredPaymentMethod {
  const id = requireText(form, 'payment_method')
  const card = context.tables.paymentMethods.get(id)
  if (card === undefined) throw resourceMissing('PaymentMethod', id, 'payment_method')
  if (card.wire.customer !== customer) {
    const message = 'The payment method does not belong to the customer of this payment.'
    throw invalidRequest(message, { param: 'payment_method' })
  }
  return card
}
