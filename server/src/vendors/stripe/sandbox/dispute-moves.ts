import { moveBalance } from './balance-moves.ts'
import { createEvent, nowSeconds, type SandboxContext } from './context.ts'
import { requireDispute } from './dispute-calls.ts'
import { invalidRequest } from './faults.ts'
import { createId } from './ids.ts'
import { requireIntent } from './intent-calls.ts'
import type { DisputeStatus, WireCharge, WireDispute } from './objects.ts'
import type { Change } from './state.ts'

export interface DisputeTerms {
  /** What it is when it is created: a bank debit that is returned is `lost` from the start. */
  status?: DisputeStatus
  reason?: string
  currency?: string
  /** Charged when money is taken, and kept when the dispute is won. */
  feeCents?: number
  /** In seconds; 0 where the bank takes no answer. */
  evidenceDueBy?: number
}

const FEE_CENTS = 1500
const EVIDENCE_SECONDS = 10 * 24 * 60 * 60
const ENDS: readonly DisputeStatus[] = ['won', 'lost', 'warning_closed', 'prevented']
/** In these the money stays with us, or has come back. */
const LEAVES_MONEY: readonly DisputeStatus[] = [
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]

/** The payer asks their bank for the money back. */
export function openDispute(
  context: SandboxContext,
  paymentId: string,
  amountCents?: number,
  terms: DisputeTerms = {},
): { dispute: WireDispute; change: Change } {
  const charge = requireCharge(context, paymentId)
  const amount = amountCents ?? charge.amount - charge.amount_refunded
  if (amount < 1 || amount > charge.amount) throw invalidRequest('The disputed amount exceeds the charge.')
  const opened = buildDispute(context, charge, { ...terms, amount })
  const { dispute, change } = moveMoney(context, opened, terms.feeCents ?? FEE_CENTS)
  const events = [
    createEvent(context, 'charge.dispute.created', opened),
    ...(change.events ?? []),
    ...(isEnd(dispute) ? [createEvent(context, 'charge.dispute.closed', dispute)] : []),
  ]
  return { dispute, change: { ...change, charges: [{ ...charge, disputed: true }], events } }
}

function requireCharge(context: SandboxContext, paymentId: string): WireCharge {
  const intent = requireIntent(context, paymentId)
  const charge = context.tables.charges.get(intent.latest_charge ?? '')
  if (charge?.status === 'succeeded') return charge
  throw invalidRequest(`PaymentIntent ${paymentId} has no charge to dispute.`)
}

/** The bank or the payer moves a dispute on. A lost one can only be appealed, any other end is one. */
export function moveDispute(context: SandboxContext, disputeId: string, status: DisputeStatus): Change {
  const before = requireDispute(context, disputeId)
  const isAppeal = before.status === 'lost' && status.startsWith('appeal_')
  if (isEnd(before) && !isAppeal) throw invalidRequest(`Dispute ${disputeId} is already ${before.status}.`)
  const is_charge_refundable = LEAVES_MONEY.includes(status)
  const { dispute, change } = moveMoney(context, { ...before, status, is_charge_refundable }, FEE_CENTS)
  const type = isEnd(dispute) ? 'charge.dispute.closed' : 'charge.dispute.updated'
  return { ...change, events: [createEvent(context, type, dispute), ...(change.events ?? [])] }
}

function buildDispute(
  context: SandboxContext,
  charge: WireCharge,
  terms: DisputeTerms & { amount: number },
): WireDispute {
  const { status = 'needs_response', amount } = terms
  const created = nowSeconds(context)
  return {
    id: createId('dp_'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: terms.currency ?? charge.currency,
    evidence_details: { due_by: terms.evidenceDueBy ?? (status === 'lost' ? 0 : created + EVIDENCE_SECONDS) },
    is_charge_refundable: LEAVES_MONEY.includes(status),
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: terms.reason ?? 'fraudulent',
    status,
  }
}

/** Takes the disputed money from our balance, or puts it back, as the state asks; each step has an event of its own. */
function moveMoney(
  context: SandboxContext,
  dispute: WireDispute,
  feeCents: number,
): { dispute: WireDispute; change: Change } {
  const taken = 0 - dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0)
  const due = LEAVES_MONEY.includes(dispute.status) ? 0 : dispute.amount
  if (taken === due) return { dispute, change: { disputes: [dispute] } }
  const moved = moveBalance(context, {
    category: due > taken ? 'dispute' : 'dispute_reversal',
    amountCents: taken - due,
    feeCents: due > taken ? feeCents : 0,
    source: dispute.id,
    currency: dispute.currency,
  })
  const after = { ...dispute, balance_transactions: [...dispute.balance_transactions, moved] }
  const type = due > taken ? 'charge.dispute.funds_withdrawn' : 'charge.dispute.funds_reinstated'
  const events = [createEvent(context, type, after)]
  return { dispute: after, change: { disputes: [after], balanceTransactions: [moved], events } }
}

function isEnd({ status }: WireDispute): boolean {
  return ENDS.includes(status)
}
