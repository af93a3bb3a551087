import { answer, type Call, createEvent, nowSeconds, type SandboxContext } from './context.ts'
import { invalidRequest, resourceMissing } from './faults.ts'
import { createId } from './ids.ts'
import { requireIntent } from './intent-calls.ts'
import { listPage } from './lists.ts'
import type { WireDispute } from './objects.ts'
import { findText, refuseUnknown } from './params.ts'
import type { Change } from './state.ts'

/** GET /v1/disputes/:id */
export const readDispute: Call = (context, { id }) => answer(requireDispute(context, id))

/** GET /v1/disputes */
export const listDisputes: Call = (context, { form }) => {
  refuseUnknown(form, ['charge', 'created', 'expand', 'limit', 'payment_intent', 'starting_after'])
  const intent = findText(form, 'payment_intent')
  const matches = (dispute: WireDispute) => intent === undefined || dispute.payment_intent === intent
  return answer(listPage('/v1/disputes', form, context.tables.disputes.values(), matches))
}

/** The cardholder asks their bank for the money back. */
export function openDispute(
  context: SandboxContext,
  paymentId: string,
  amountCents?: number,
): { dispute: WireDispute; change: Change } {
  const intent = requireIntent(context, paymentId)
  const charge = context.tables.charges.get(intent.latest_charge ?? '')
  if (charge === undefined) throw invalidRequest(`PaymentIntent ${paymentId} has no charge to dispute.`)
  const amount = amountCents ?? charge.amount - charge.amount_refunded
  if (amount < 1 || amount > charge.amount) throw invalidRequest('The disputed amount exceeds the charge.')

  const dispute: WireDispute = {
    id: createId('dp_'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: nowSeconds(context),
    currency: charge.currency,
    evidence_details: { due_by: null },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: paymentId,
    reason: 'fraudulent',
    status: 'needs_response',
  }
  const events = [createEvent(context, 'charge.dispute.created', dispute)]
  return { dispute, change: { disputes: [dispute], charges: [{ ...charge, disputed: true }], events } }
}

/** The bank decides: won leaves the money with us, lost takes it for good. */
export function closeDispute(context: SandboxContext, disputeId: string, status: 'won' | 'lost'): Change {
  const dispute = requireDispute(context, disputeId)
  if (dispute.status !== 'needs_response') {
    throw invalidRequest(`Dispute ${disputeId} is already ${dispute.status}.`)
  }
  const closed: WireDispute = { ...dispute, status }
  return { disputes: [closed], events: [createEvent(context, 'charge.dispute.closed', closed)] }
}

function requireDispute(context: SandboxContext, id: string): WireDispute {
  const dispute = context.tables.disputes.get(id)
  if (dispute === undefined) throw resourceMissing('dispute', id)
  return dispute
}
