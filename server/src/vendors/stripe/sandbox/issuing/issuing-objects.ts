import type { Metadata } from '../objects.ts'

/** A card the charity issued. Its numbers are worked out from its id, so nothing keeps them. */
export interface WireIssuedCard {
  id: string
  object: 'issuing.card'
  brand: 'Visa'
  cancellation_reason: null
  cardholder: string
  created: number
  currency: 'usd'
  exp_month: number
  exp_year: number
  last4: string
  livemode: false
  metadata: Metadata
  spending_controls: { spending_limits: { amount: number; interval: string }[] }
  status: 'active' | 'inactive' | 'canceled'
  type: 'virtual'
}

export interface WireMerchant {
  category: string
  category_code: string
  city: string | null
  country: string | null
  name: string
  network_id: string
  postal_code: null
  state: null
  tax_id: null
  terminal_id: null
  url: string | null
}

export interface WireAuthorization {
  id: string
  object: 'issuing.authorization'
  amount: number
  approved: boolean
  authorization_method: 'online'
  card: WireIssuedCard
  cardholder: string
  created: number
  currency: 'usd'
  livemode: false
  merchant_amount: number
  merchant_currency: 'usd'
  merchant_data: WireMerchant
  metadata: Metadata
  pending_request: { amount: number; currency: 'usd'; is_amount_controllable: boolean } | null
  request_history: { amount: number; approved: boolean; created: number; reason: string }[]
  status: 'pending' | 'closed' | 'reversed' | 'expired'
  transactions: string[]
}

export interface WireTransaction {
  id: string
  object: 'issuing.transaction'
  /** Below zero what was taken, above what came back. */
  amount: number
  authorization: string | null
  card: string
  created: number
  currency: 'usd'
  livemode: false
  merchant_data: WireMerchant
  metadata: Metadata
  type: 'capture' | 'refund'
}
