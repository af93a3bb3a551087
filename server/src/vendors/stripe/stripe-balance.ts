import { noonOf } from '@tower/contract/org-days.ts'
import { dayMs } from '@tower/contract/durations.ts'
import type Stripe from 'stripe'
import type {
  BalanceMovement,
  BalanceReports,
  MovementKind,
  ProviderBalance,
  ProviderPayout,
} from '../../payments/balance-reports.ts'
import { askStripe, eachAsked } from './stripe-errors.ts'
import { idOf, startOf, toDate } from './stripe-shapes.ts'

/** The balance, its movements and its payouts over Stripe's API. */
export function createStripeBalanceReports(stripe: Stripe): BalanceReports {
  return {
    listBalanceMovements: ({ since }) =>
      eachAsked(
        stripe.balanceTransactions.list({ created: startOf(since), limit: 100, expand: ['data.source'] }),
        toMovement,
      ),
    readBalance: () => askStripe(async () => toBalance(await stripe.balance.retrieve())),
    listPayouts: ({ since }) =>
      eachAsked(stripe.payouts.list({ created: startOf(since), limit: 100 }), toPayout),
    listPayoutMovements: (payoutId) =>
      eachAsked(
        stripe.balanceTransactions.list({ payout: payoutId, limit: 100, expand: ['data.source'] }),
        toMovement,
      ),
  }
}

function toMovement(transaction: Stripe.BalanceTransaction): BalanceMovement {
  return {
    movementId: transaction.id,
    kind: toKind(transaction.reporting_category),
    amountCents: transaction.amount,
    feeCents: transaction.fee,
    currency: transaction.currency,
    paymentId: paymentOf(transaction.source),
    sourceId: idOf(transaction.source),
    createdAt: toDate(transaction.created),
  }
}

/** Stripe's own grouping for bookkeeping: its types tell cards from bank debits, which is nothing to us. */
function toKind(category: string): MovementKind {
  switch (category) {
    case 'charge':
    case 'refund':
    case 'refund_failure':
    case 'dispute':
    case 'dispute_reversal':
    case 'fee':
    case 'payout':
      return category
    case 'payout_reversal':
      return 'payout_failure'
    case 'other_adjustment':
      return 'adjustment'
    default:
      return 'other'
  }
}

// A charge, a refund and a dispute name their payment; what else moves money has none.
function paymentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null
  return idOf(source.payment_intent)
}

function toBalance(balance: Stripe.Balance): ProviderBalance {
  return { availableCents: dollarsOf(balance.available), pendingCents: dollarsOf(balance.pending) }
}

function dollarsOf(amounts: { amount: number; currency: string }[]): number {
  return amounts.filter(({ currency }) => currency === 'usd').reduce((sum, { amount }) => sum + amount, 0)
}

function toPayout(payout: Stripe.Payout): ProviderPayout {
  return {
    payoutId: payout.id,
    amountCents: payout.amount,
    currency: payout.currency,
    status: toPayoutStatus(payout.status),
    createdAt: toDate(payout.created),
    arrivesAt: arrivalOf(payout.arrival_date),
    isAutomatic: payout.automatic,
    isItemized: payout.reconciliation_status === 'completed',
  }
}

function toPayoutStatus(status: string): ProviderPayout['status'] {
  return status === 'in_transit' || status === 'paid' || status === 'failed' || status === 'canceled'
    ? status
    : 'pending'
}

/** The provider names the day of an arrival by its midnight in UTC; that day it is at the organization, too. */
function arrivalOf(seconds: number): Date {
  const at = toDate(seconds)
  return at.getTime() % dayMs === 0 ? noonOf(at.toISOString().slice(0, 10)) : at
}
