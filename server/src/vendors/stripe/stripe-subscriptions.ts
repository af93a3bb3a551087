import type Stripe from 'stripe'
import { openCardForm, readGivenCard } from './stripe-card-forms.ts'
import { askStripe, isMissing } from './stripe-errors.ts'
import { CHECKOUT_ID_KEY, idOf } from './stripe-shapes.ts'
import type { ProviderInvoice, ProviderSubscription, Subscriptions } from '../../payments/subscriptions.ts'

/** Monthly gifts over Stripe's subscriptions. */
export function createStripeSubscriptions(stripe: Stripe): Subscriptions {
  const { subscriptions } = stripe
  const ask = (call: () => Promise<Stripe.Subscription>) =>
    askStripe(async () => toProviderSubscription(await call()))
  return {
    read: (id) => ask(() => subscriptions.retrieve(id)),
    // A voided month is a month without a gift: nothing is owed when the gift goes on.
    pause: (id) => ask(() => subscriptions.update(id, { pause_collection: { behavior: 'void' } })),
    resume: (id) => ask(() => subscriptions.update(id, { pause_collection: '' })),
    changeAmount: (id, amountCents) => ask(() => changeAmount(stripe, id, amountCents)),
    openCardForm: (request) => askStripe(() => openCardForm(stripe, request)),
    readGivenCard: (formRef) => askStripe(() => readGivenCard(stripe, formRef)),
    useCard: (id, cardRef) => ask(() => subscriptions.update(id, { default_payment_method: cardRef })),
    cancel: (id) => ask(() => subscriptions.cancel(id)),
    readInvoice: (id) => askStripe(() => readInvoice(stripe, id)),
    findInvoiceOfPayment: (id) => findInvoiceOfPayment(stripe, id),
  }
}

/** One line holds the whole amount then; a line of its own that covered the fee goes. */
async function changeAmount(stripe: Stripe, id: string, amountCents: number): Promise<Stripe.Subscription> {
  const { items } = await stripe.subscriptions.retrieve(id)
  const [first, ...others] = items.data
  if (!first) throw new Error(`subscription ${id} has no item`)
  return stripe.subscriptions.update(id, {
    items: [
      {
        id: first.id,
        quantity: 1,
        price_data: {
          currency: 'usd',
          product: idOf(first.price.product) ?? '',
          recurring: { interval: 'month' },
          unit_amount: amountCents,
        },
      },
      ...others.map((item) => ({ id: item.id, deleted: true })),
    ],
    proration_behavior: 'none',
  })
}

async function readInvoice(stripe: Stripe, invoiceId: string): Promise<ProviderInvoice> {
  return toProviderInvoice(await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }))
}

async function findInvoiceOfPayment(stripe: Stripe, paymentId: string): Promise<ProviderInvoice | undefined> {
  try {
    return await askStripe(async () => {
      const payment = { type: 'payment_intent', payment_intent: paymentId }
      const [paid] = (await stripe.invoicePayments.list({ payment, limit: 1 })).data
      const invoiceId = idOf(paid?.invoice)
      return invoiceId === null ? undefined : await readInvoice(stripe, invoiceId)
    })
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function toProviderSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const status = statusOf(subscription)
  const end = subscription.items.data[0]?.current_period_end
  return {
    subscriptionId: subscription.id,
    checkoutId: subscription.metadata[CHECKOUT_ID_KEY] ?? null,
    status,
    nextChargeAt: status === 'active' && end !== undefined ? new Date(end * 1000) : null,
    amountCents: amountOf(subscription),
  }
}

function amountOf({ items }: Stripe.Subscription): number | null {
  return items.data.reduce<number | null>((sum, { price, quantity = 1 }) => {
    return sum === null || price.unit_amount === null ? null : sum + price.unit_amount * quantity
  }, 0)
}

function statusOf({ status, pause_collection }: Stripe.Subscription): ProviderSubscription['status'] {
  switch (status) {
    case 'canceled':
    case 'incomplete_expired':
      return 'ended'
    case 'incomplete':
      return 'asked'
    case 'past_due':
    case 'unpaid':
      return pause_collection ? 'paused' : 'past_due'
    case 'paused':
      return 'paused'
    default:
      return pause_collection ? 'paused' : 'active'
  }
}

function toProviderInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  const details = invoice.parent?.subscription_details
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid')
  const isPaid = invoice.status === 'paid'
  return {
    invoiceId: invoice.id,
    subscriptionId: idOf(details?.subscription),
    checkoutId: details?.metadata?.[CHECKOUT_ID_KEY] ?? null,
    isFirst: invoice.billing_reason === 'subscription_create',
    status: isPaid ? 'paid' : invoice.status === 'open' ? 'open' : 'void',
    paymentId: idOf(paid?.payment.payment_intent),
    amountCents: isPaid ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    email: invoice.customer_email,
    livemode: invoice.livemode,
    payUrl: invoice.hosted_invoice_url ?? null,
  }
}
