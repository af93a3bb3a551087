/** What the provider told of a payment. */
export const events = {
  checkout_completed: 'checkout completed',
  checkout_async_succeeded: 'bank payment arrived',
  checkout_async_failed: 'bank payment failed',
  checkout_expired: 'checkout expired',
  payment_succeeded: 'payment succeeded',
  payment_declined: 'card declined',
  refund_changed: 'news of a refund',
  dispute_changed: 'news of a dispute',
  card_given: 'another card given',
  invoice_paid: 'monthly charge paid',
  invoice_failed: 'monthly charge failed',
  subscription_changed: 'news of the monthly gift',
  other: 'something else',
} as const
