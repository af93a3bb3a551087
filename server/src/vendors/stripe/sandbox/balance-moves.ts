import type { BalanceCategory, WireBalanceTransaction, WirePayout } from './balance-objects.ts'
import { createEvent, nowSeconds, type SandboxContext } from './context.ts'
import { invalidRequest, resourceMissing } from './faults.ts'
import { createId } from './ids.ts'
import type { Change } from './state.ts'

const DAY_SECONDS = 24 * 60 * 60
const CHARGE_HELD_SECONDS = 2 * DAY_SECONDS

const TYPES: Record<BalanceCategory, string> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failure',
  dispute: 'adjustment',
  dispute_reversal: 'adjustment',
  payout: 'payout',
  payout_reversal: 'payout_failure',
}

interface Movement {
  category: BalanceCategory
  /** Signed. */
  amountCents: number
  feeCents?: number
  source: string
  currency?: string
}

/** Money that came to our balance or left it. What was charged can be paid out two days later. */
export function moveBalance(context: SandboxContext, movement: Movement): WireBalanceTransaction {
  const { category, amountCents, feeCents = 0, source, currency = 'usd' } = movement
  const created = nowSeconds(context)
  return {
    id: createId('txn_'),
    object: 'balance_transaction',
    amount: amountCents,
    available_on: created + (category === 'charge' ? CHARGE_HELD_SECONDS : 0),
    created,
    currency,
    description: null,
    fee: feeCents,
    net: amountCents - feeCents,
    reporting_category: category,
    source,
    type: TYPES[category],
  }
}

/** What Stripe keeps of a card payment: 2.9 % and 30 cents. Of a bank debit 0.8 %, at most $5. */
export function processingFee(amountCents: number, isBankDebit: boolean): number {
  if (isBankDebit) return Math.min(500, Math.round(amountCents * 0.008))
  return Math.round(amountCents * 0.029) + 30
}

/** What can be paid out now, and what can't yet. */
export function sumBalance(context: SandboxContext): { available: number; pending: number } {
  const now = nowSeconds(context)
  let [available, pending] = [0, 0]
  for (const { net, available_on } of context.tables.balanceTransactions.values()) {
    if (available_on <= now) available += net
    else pending += net
  }
  return { available, pending }
}

/** What is available and in no payout yet. */
function listUnpaid(context: SandboxContext): WireBalanceTransaction[] {
  const now = nowSeconds(context)
  const moved = Array.from(context.tables.balanceTransactions.values())
  return moved.filter(({ available_on, paid_out_by }) => available_on <= now && !paid_out_by)
}

/**
 * The day's automatic payout, or one that somebody makes by hand: all that is available goes to the bank. Nothing when
 * there is nothing to send. Stripe knows only of its own what they are made of.
 */
export function payOut(
  context: SandboxContext,
  { byHand = false }: { byHand?: boolean } = {},
): { payout: WirePayout | undefined; change: Change } {
  const amount = sumBalance(context).available
  if (amount <= 0) return { payout: undefined, change: {} }
  const id = createId('po_')
  const own = moveBalance(context, { category: 'payout', amountCents: -amount, source: id })
  const sent = [...listUnpaid(context), own].map((moved) => ({ ...moved, paid_out_by: id }))
  const created = nowSeconds(context)
  const payout: WirePayout = {
    id,
    object: 'payout',
    amount,
    arrival_date: created + DAY_SECONDS,
    automatic: !byHand,
    balance_transaction: own.id,
    created,
    currency: 'usd',
    failure_balance_transaction: null,
    failure_code: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    reconciliation_status: byHand ? 'not_applicable' : 'completed',
    status: 'in_transit',
    type: 'bank_account',
  }
  const events = [createEvent(context, 'payout.created', payout)]
  return { payout, change: { payouts: [payout], balanceTransactions: sent, events } }
}

/**
 * What happens to the balance by itself: once a day all that is available is sent to the bank, and what was sent a day
 * ago has arrived there.
 */
export function followPayouts(context: SandboxContext): Change[] {
  const now = nowSeconds(context)
  const payouts = Array.from(context.tables.payouts.values())
  const arrived = payouts
    .filter(({ status, arrival_date }) => status === 'in_transit' && arrival_date <= now)
    .map(({ id }) => endPayout(context, id, 'paid'))
  const isDue = payouts.every(({ created }) => created <= now - DAY_SECONDS)
  return isDue ? [...arrived, payOut(context).change] : arrived
}

/** The bank has the payout, or sends it back: then the money is in the balance again. */
export function endPayout(context: SandboxContext, payoutId: string, status: 'paid' | 'failed'): Change {
  const payout = context.tables.payouts.get(payoutId)
  if (payout === undefined) throw resourceMissing('payout', payoutId)
  if (payout.status === 'failed') throw invalidRequest(`Payout ${payoutId} has already failed.`)
  if (status === 'paid') {
    const paid: WirePayout = { ...payout, status }
    return { payouts: [paid], events: [createEvent(context, 'payout.paid', paid)] }
  }
  const { amount } = payout
  const moved = moveBalance(context, { category: 'payout_reversal', amountCents: amount, source: payoutId })
  const failed: WirePayout = {
    ...payout,
    failure_balance_transaction: moved.id,
    failure_code: 'account_closed',
    status,
  }
  const events = [createEvent(context, 'payout.failed', failed)]
  return { payouts: [failed], balanceTransactions: [moved], events }
}
