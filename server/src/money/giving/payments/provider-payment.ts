import type { Config } from '../../../config.ts'
import type { Services } from '../../../services.ts'
import type { PaymentEvent } from '../../../payments/payment-events.ts'
import type { CardFacts, ProviderCheckout, SettledPayment } from '../../../payments/payment-facts.ts'
import { findDayOfPayment } from './payments.queries.ts'

/** Money the provider says it took, whichever way we learned of it. */
export type ProviderPayment = {
  providerPaymentId: string
  checkoutId: string | null
  sessionId: string | null
  amountCents: number
  currency: string
  email: string | null
  livemode: boolean
  /** When the payer was charged: the day of the gift, however late we hear of it. */
  chargedAt: Date
  /** The name typed on the payment page. */
  payerName?: string | null | undefined
  /** The card, and the customer it is kept for, where the provider says so. */
  paidBy?: { customerRef: string; card: CardFacts } | undefined
  /** Staff say whose it is: the account they name was not signed in for it. */
  isGuess?: true
  /** Whose it is as staff say, where no address does. */
  donorId?: string
  /** Of a monthly gift: which month it pays. */
  month?: { invoiceId: string; subscriptionId: string; isFirst: boolean }
}

/** What an event, a checkout or an invoice tells of a payment: all but its day. */
export type ReportedPayment = Omit<
  ProviderPayment,
  'chargedAt' | 'isGuess' | 'donorId' | 'payerName' | 'paidBy'
>

/**
 * Adds the day of the charge, who paid, and the card. The provider is asked, so that the day is the same whichever of its events comes first
 * and however late; a payment we have keeps the day it has.
 */
export async function dateProviderPayment(
  { payments, database, clock }: Services,
  told: ReportedPayment,
): Promise<ProviderPayment> {
  const known = await database.read((tx) => findDayOfPayment(tx, told.providerPaymentId))
  if (known) return { ...told, chargedAt: known }
  const payment = await payments.readPayment(told.providerPaymentId)
  return {
    ...told,
    chargedAt: payment?.chargedAt ?? clock.now(),
    payerName: payment?.name,
    paidBy: payment && paidByOf(payment),
  }
}

/** A checkout's payment, or undefined while the money is not there. */
export function paymentOfCheckout(checkout: ProviderCheckout): ReportedPayment | undefined {
  if (checkout.paymentStatus !== 'paid' || checkout.paymentId === null) return undefined
  return {
    providerPaymentId: checkout.paymentId,
    checkoutId: checkout.checkoutId,
    sessionId: checkout.sessionId,
    amountCents: checkout.amountCents,
    currency: checkout.currency,
    email: checkout.email,
    livemode: checkout.livemode,
  }
}

/** A payment told by its own event, which knows no address. */
export function paymentOfEvent(event: Extract<PaymentEvent, { kind: 'payment_succeeded' }>): ReportedPayment {
  return {
    providerPaymentId: event.paymentId,
    checkoutId: event.checkoutId,
    sessionId: null,
    amountCents: event.amountCents,
    currency: event.currency,
    email: null,
    livemode: event.livemode,
  }
}

/** A payment from the provider's own list. */
export function paymentOfList(payment: SettledPayment): ProviderPayment {
  return {
    providerPaymentId: payment.paymentId,
    checkoutId: payment.checkoutId,
    sessionId: null,
    amountCents: payment.amountCents,
    currency: payment.currency,
    email: payment.email,
    livemode: payment.livemode,
    chargedAt: payment.chargedAt,
    payerName: payment.name,
    paidBy: paidByOf(payment),
  }
}

function paidByOf({ customerRef, card }: SettledPayment): ProviderPayment['paidBy'] {
  return customerRef !== null && card !== null ? { customerRef, card } : undefined
}

type GiftRequested = { amount_cents: number; fee_cover_cents: number; currency: string }

/** What differs between what was asked and what arrived, in words for staff; undefined when nothing does. */
export function findMismatch(
  requested: GiftRequested,
  providerPayment: ProviderPayment,
  config: Config,
): string | undefined {
  const requestedCents = requested.amount_cents + requested.fee_cover_cents
  if (providerPayment.amountCents !== requestedCents)
    return `amount ${providerPayment.amountCents}, asked ${requestedCents}`
  if (providerPayment.currency !== requested.currency)
    return `currency ${providerPayment.currency}, asked ${requested.currency}`
  if (!isOfOurMode(providerPayment, config)) {
    return providerPayment.livemode ? 'real money in a test setting' : 'test money in a live setting'
  }
  return undefined
}

/** Whether money is real where we take real money, and test money where we don't. */
export function isOfOurMode({ livemode }: { livemode: boolean }, config: Config): boolean {
  return livemode === takesRealMoney(config)
}

/** Whether we take real money. */
export function takesRealMoney({ STRIPE_SECRET_KEY }: Pick<Config, 'STRIPE_SECRET_KEY'>): boolean {
  return /^(sk|rk)_live_/.test(STRIPE_SECRET_KEY ?? '')
}
