import type Stripe from 'stripe'
import { PaymentsRefused } from '../../payments/payments.ts'
import type { CardFormRequest, GivenCard, OpenedForm } from '../../payments/subscriptions.ts'
import { CARD_CHANGE_KEY, idOf } from './stripe-shapes.ts'

/** Opens Stripe's page in the mode `setup`: the card is kept with the subscription's customer, nothing is charged. */
export async function openCardForm(stripe: Stripe, request: CardFormRequest): Promise<OpenedForm> {
  const { subscriptionId, successUrl, cancelUrl, idempotencyKey } = request
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  const metadata = { [CARD_CHANGE_KEY]: request.cardChangeId }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'setup',
      // Of other ways to pay a month could come days later, and a saved bank account needs words of its own.
      allowed_payment_method_types: ['card'],
      customer: idOf(subscription.customer) ?? '',
      success_url: successUrl,
      cancel_url: cancelUrl,
      metadata,
      setup_intent_data: { metadata },
    },
    { idempotencyKey },
  )
  if (session.url === null) throw new PaymentsRefused('The form is no longer open', 'checkout_not_open')
  return { sessionId: session.id, url: session.url }
}

/** The card that a form took. Stripe's page keeps it with the customer itself. */
export async function readGivenCard(stripe: Stripe, formRef: string): Promise<GivenCard | undefined> {
  const { status, payment_method: method } = await stripe.setupIntents.retrieve(formRef, {
    expand: ['payment_method'],
  })
  if (status !== 'succeeded' || method === null || typeof method === 'string' || !method.card)
    return undefined
  return { cardRef: method.id, brand: method.card.brand, last4: method.card.last4 }
}
