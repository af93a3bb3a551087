import { answer, type Call, nowSeconds, type SandboxContext } from './context.ts'
import { invalidRequest, resourceMissing } from './faults.ts'
import { isExpanded, listPage } from './lists.ts'
import {
  findBranch,
  findText,
  listBranches,
  refuseUnknown,
  requireAmount,
  requireInteger,
  requireText,
  requireUsd,
} from './params.ts'
import { changed, createPrice, requireInvoice, requireSubscription } from './subscription-moves.ts'
import type { StoredInvoice, WireSubscription } from './subscription-objects.ts'

/** GET /v1/subscriptions/:id */
export const readSubscription: Call = (context, { id }) => answer(requireSubscription(context, id).wire)

/**
 * POST /v1/subscriptions/:id; pauses its charges, or with an empty value lets them go on; or changes what its items
 * charge, or to which card.
 */
export const updateSubscription: Call = (context, { form, id }) => {
  refuseUnknown(form, ['default_payment_method', 'expand', 'items', 'pause_collection', 'proration_behavior'])
  const subscription = requireSubscription(context, id)
  if (subscription.wire.status === 'canceled') {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.')
  }
  const wire: WireSubscription = {
    ...subscription.wire,
    ...(form.default_payment_method !== undefined && {
      default_payment_method: readCard(context, form, subscription.wire),
    }),
    ...(form.pause_collection !== undefined && { pause_collection: readPause(form) }),
    ...(form.items !== undefined && { items: readItems(form, subscription.wire.items) }),
  }
  const amountCents =
    form.items === undefined
      ? subscription.amountCents
      : wire.items.data.reduce((sum, { price }) => sum + price.unit_amount, 0)
  return answer(wire, changed(context, { ...subscription, wire, amountCents }))
}

/** DELETE /v1/subscriptions/:id */
export const cancelSubscription: Call = (context, { id }) => {
  const subscription = requireSubscription(context, id)
  // Stripe doesn't find what has ended already.
  if (subscription.wire.status === 'canceled') {
    throw invalidRequest(`No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' })
  }
  const wire: WireSubscription = {
    ...subscription.wire,
    status: 'canceled',
    canceled_at: nowSeconds(context),
  }
  return answer(wire, changed(context, { ...subscription, wire }, 'customer.subscription.deleted'))
}

/** GET /v1/invoices/:id */
export const readInvoice: Call = (context, { form, id }) => {
  const invoice = requireInvoice(context, id)
  if (!isExpanded(form, 'payments')) return answer(invoice.wire)
  const payments = { object: 'list', has_more: false, data: paymentsOf(invoice) }
  return answer({ ...invoice.wire, payments })
}

/** GET /v1/invoice_payments */
export const listInvoicePayments: Call = (context, { form }) => {
  refuseUnknown(form, ['ending_before', 'expand', 'invoice', 'limit', 'payment', 'starting_after', 'status'])
  const intent = findText(findBranch(form, 'payment'), 'payment_intent')
  const invoiceId = findText(form, 'invoice')
  const invoices = listInvoices(context).filter(
    ({ id, intentId }) => (intent ?? intentId) === intentId && (invoiceId ?? id) === id,
  )
  return answer(listPage('/v1/invoice_payments', form, invoices.flatMap(paymentsOf)))
}

function listInvoices(context: SandboxContext): StoredInvoice[] {
  return Array.from(context.tables.invoices.values())
}

function paymentsOf({ id, wire, intentId }: StoredInvoice) {
  if (intentId === null) return []
  const isPaid = wire.status === 'paid'
  return [
    {
      id: id.replace(/^in_/, 'inpay_'),
      object: 'invoice_payment' as const,
      amount_paid: isPaid ? wire.amount_paid : null,
      amount_requested: wire.amount_due,
      created: wire.created,
      currency: wire.currency,
      invoice: id,
      is_default: true,
      livemode: false,
      payment: { type: 'payment_intent', payment_intent: intentId },
      status: isPaid ? 'paid' : 'open',
    },
  ]
}

function readPause(form: Parameters<Call>[1]['form']): WireSubscription['pause_collection'] {
  if (form.pause_collection === '') return null
  if (requireText(findBranch(form, 'pause_collection'), 'behavior') !== 'void') {
    throw invalidRequest('The sandbox knows only the behavior `void`.', { param: 'pause_collection' })
  }
  return { behavior: 'void', resumes_at: null }
}

/** As at Stripe: only a card that its customer holds. */
function readCard(
  context: SandboxContext,
  form: Parameters<Call>[1]['form'],
  { customer }: WireSubscription,
) {
  const id = requireText(form, 'default_payment_method')
  const card = context.tables.paymentMethods.get(id)
  if (card === undefined) throw resourceMissing('PaymentMethod', id, 'default_payment_method')
  if (card.wire.customer !== customer) {
    const message = `The customer does not have a payment method with the ID ${id}.`
    throw invalidRequest(message, { code: 'resource_missing', param: 'default_payment_method' })
  }
  return id
}

type Items = WireSubscription['items']

/** Items that are named change or go; Stripe would make new ones of others, which the product never asks for. */
function readItems(form: Parameters<Call>[1]['form'], before: Items): Items {
  if (requireText(form, 'proration_behavior') !== 'none') {
    throw invalidRequest('The sandbox prorates nothing.', { param: 'proration_behavior' })
  }
  const wishes = listBranches(form, 'items').map((branch) => ({ branch, id: requireText(branch, 'id') }))
  const stranger = wishes.find(({ id }) => !before.data.some((item) => item.id === id))
  if (stranger) throw invalidRequest(`No such subscription item: '${stranger.id}'`, { param: 'items' })
  const data = before.data.flatMap((item) => {
    const branch = wishes.find(({ id }) => id === item.id)?.branch
    if (branch === undefined) return [item]
    if (findText(branch, 'deleted') === 'true') return []
    const price = findBranch(branch, 'price_data')
    requireUsd(price)
    const amountCents = requireAmount(requireInteger(price, 'unit_amount'), 'items')
    return [{ ...item, price: createPrice(amountCents, requireText(price, 'product')) }]
  })
  if (data.length === 0)
    throw invalidRequest('A subscription must have at least one item.', { param: 'items' })
  return { ...before, data }
}
