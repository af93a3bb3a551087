/**
 * What the product asks of a payment provider about gifts that repeat each month, in the product's words.
 * Part of the port in `payments.ts`.
 */
export interface Subscriptions {
  read(subscriptionId: string): Promise<ProviderSubscription>
  /** Charges nothing until it is resumed. Pausing what is paused changes nothing. */
  pause(subscriptionId: string): Promise<ProviderSubscription>
  resume(subscriptionId: string): Promise<ProviderSubscription>
  /** Charges another amount from the next month on; nothing is charged or given back for this one. */
  changeAmount(subscriptionId: string, amountCents: number): Promise<ProviderSubscription>
  /** Opens a hosted form that takes another card and charges nothing. The same key gives the same form. */
  openCardForm(request: CardFormRequest): Promise<OpenedForm>
  /** The card that such a form took; undefined where it took none. */
  readGivenCard(formRef: string): Promise<GivenCard | undefined>
  /** Charges this card from the next month on. Again with the same card changes nothing. */
  useCard(subscriptionId: string, cardRef: string): Promise<ProviderSubscription>
  /** Ends it for good, at once. Throws `PaymentsRefused` when it has ended already. */
  cancel(subscriptionId: string): Promise<ProviderSubscription>
  readInvoice(invoiceId: string): Promise<ProviderInvoice>
  /** The month a payment paid for; undefined when it paid for none. A payment's own event doesn't tell. */
  findInvoiceOfPayment(paymentId: string): Promise<ProviderInvoice | undefined>
}

export interface CardFormRequest {
  subscriptionId: string
  /** Our own id of the wish; comes back with the form's event. */
  cardChangeId: string
  successUrl: string
  cancelUrl: string
  idempotencyKey: string
}

export interface OpenedForm {
  sessionId: string
  url: string
}

export interface GivenCard {
  /** The provider's name of it. */
  cardRef: string
  brand: string
  last4: string
}

export interface ProviderSubscription {
  subscriptionId: string
  /** Our own id of the checkout that began it. */
  checkoutId: string | null
  status: 'asked' | 'active' | 'past_due' | 'paused' | 'ended'
  /** When the next month is charged; null when none will be. */
  nextChargeAt: Date | null
  /** What a month charges; null where the provider doesn't say. */
  amountCents: number | null
}

/** One month of a subscription. */
export interface ProviderInvoice {
  invoiceId: string
  subscriptionId: string | null
  checkoutId: string | null
  /** The one that the checkout itself paid. */
  isFirst: boolean
  status: 'open' | 'paid' | 'void'
  paymentId: string | null
  /** What was paid, or, while it is open, what is due. */
  amountCents: number
  currency: string
  email: string | null
  livemode: boolean
  /** Where its giver can pay with another card. */
  payUrl: string | null
}
