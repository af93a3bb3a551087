import type { Metadata } from './objects.ts'

/** Monthly gifts as Stripe's API shows them, as far as the product reads them. */
export interface WireSubscription {
  id: string
  object: 'subscription'
  canceled_at: number | null
  created: number
  currency: 'usd'
  customer: string
  /** The card that the next months are charged to. */
  default_payment_method?: string | null
  items: { object: 'list'; data: WireSubscriptionItem[] }
  latest_invoice: string | null
  livemode: false
  metadata: Metadata
  pause_collection: { behavior: 'void'; resumes_at: null } | null
  status: SubscriptionStatus
}

export type SubscriptionStatus =
  'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paused'

interface WireSubscriptionItem {
  id: string
  object: 'subscription_item'
  current_period_start: number
  current_period_end: number
  quantity: 1
  price: { id: string; object: 'price'; currency: 'usd'; product: string; unit_amount: number }
}

export interface WireInvoice {
  id: string
  object: 'invoice'
  amount_due: number
  amount_paid: number
  attempt_count: number
  billing_reason: 'subscription_create' | 'subscription_cycle'
  created: number
  currency: 'usd'
  customer: string
  customer_email: string | null
  hosted_invoice_url: string | null
  livemode: false
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { subscription: string; metadata: Metadata }
  }
  status: 'open' | 'paid' | 'void'
}

export interface StoredSubscription {
  id: string
  wire: WireSubscription
  /** The checkout that began it: its page shows what comes after. */
  sessionId: string
  amountCents: number
}

export interface StoredInvoice {
  id: string
  wire: WireInvoice
  intentId: string | null
}
