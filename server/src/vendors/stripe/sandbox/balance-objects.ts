/** The money the sandbox holds, as Stripe's API shows it, as far as the product reads it. */
export interface WireBalanceTransaction {
  id: string
  object: 'balance_transaction'
  amount: number
  available_on: number
  created: number
  currency: string
  description: string | null
  fee: number
  net: number
  reporting_category: BalanceCategory
  source: string
  type: string
  /** Stripe keeps it to itself: the payout that this is a part of. Missing in journals of before. */
  paid_out_by?: string | null
}

export type BalanceCategory =
  'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal' | 'payout' | 'payout_reversal'

export interface WirePayout {
  id: string
  object: 'payout'
  amount: number
  arrival_date: number
  automatic: boolean
  balance_transaction: string
  created: number
  currency: string
  failure_balance_transaction: string | null
  failure_code: string | null
  livemode: false
  metadata: Record<string, string>
  method: 'standard'
  reconciliation_status: 'completed' | 'in_progress' | 'not_applicable'
  status: 'in_transit' | 'paid' | 'failed'
  type: 'bank_account'
}
