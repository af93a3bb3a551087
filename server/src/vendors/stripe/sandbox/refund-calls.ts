import { answer, type Call, nowSeconds, type SandboxContext } from './context.ts'
import { invalidRequest, resourceMissing } from './faults.ts'
import type { FormTree } from './form-body.ts'
import { createId } from './ids.ts'
import { requireIntent } from './intent-calls.ts'
import { listPage } from './lists.ts'
import type { WireCharge, WireRefund } from './objects.ts'
import { findInteger, findText, readMetadata, refuseUnknown, requireText } from './params.ts'
import { beginRefund } from './refund-moves.ts'

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer']

/** POST /v1/refunds: a part, or all that is left when no amount is given. */
export const createRefund: Call = (context, { form }) => {
  refuseUnknown(form, ['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason'])
  const charge = requireRefundableCharge(context, form)
  const left = charge.amount - charge.amount_refunded
  const amount = findInteger(form, 'amount', 1) ?? left
  if (amount > left) {
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`
    throw invalidRequest(message, { param: 'amount' })
  }
  const begun = beginRefund(context, buildRefund(context, form, charge, amount), charge)
  return answer(begun.refund, begun.change)
}

/** GET /v1/refunds/:id */
export const readRefund: Call = (context, { id }) => {
  const refund = context.tables.refunds.get(id)
  if (refund === undefined) throw resourceMissing('refund', id)
  return answer(refund)
}

/** GET /v1/refunds */
export const listRefunds: Call = (context, { form }) => {
  refuseUnknown(form, ['charge', 'created', 'expand', 'limit', 'payment_intent', 'starting_after'])
  const charge = findText(form, 'charge')
  const intent = findText(form, 'payment_intent')
  const page = listPage('/v1/refunds', form, context.tables.refunds.values(), (refund) => {
    const ofCharge = charge === undefined || refund.charge === charge
    return ofCharge && (intent === undefined || refund.payment_intent === intent)
  })
  return answer(page)
}

function requireRefundableCharge(context: SandboxContext, form: FormTree): WireCharge {
  const charge = findRefundedCharge(context, form)
  if (charge.refunded) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw invalidRequest(message, { code: 'charge_already_refunded', param: 'charge' })
  }
  if (isUnderDispute(context, charge)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
    throw invalidRequest(message, { code: 'charge_disputed', param: 'charge' })
  }
  return charge
}

function findRefundedCharge(context: SandboxContext, form: FormTree): WireCharge {
  const chargeId = findText(form, 'charge') ?? chargeOfIntent(context, requireText(form, 'payment_intent'))
  const charge = context.tables.charges.get(chargeId)
  if (charge === undefined) throw resourceMissing('charge', chargeId, 'charge')
  return charge
}

function chargeOfIntent(context: SandboxContext, intentId: string): string {
  const intent = requireIntent(context, intentId, 'payment_intent')
  if (intent.latest_charge !== null) return intent.latest_charge
  const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`
  throw invalidRequest(message, { param: 'payment_intent' })
}

// An open dispute has taken the money already, a lost one for good; an inquiry and a won one have not.
function isUnderDispute(context: SandboxContext, charge: WireCharge): boolean {
  const disputes = Array.from(context.tables.disputes.values())
  return disputes.some((dispute) => dispute.charge === charge.id && !dispute.is_charge_refundable)
}

function buildRefund(
  context: SandboxContext,
  form: FormTree,
  charge: WireCharge,
  amountCents: number,
): WireRefund {
  const reason = findText(form, 'reason') ?? null
  if (reason !== null && !REASONS.includes(reason)) {
    throw invalidRequest(`Invalid reason: must be one of ${REASONS.join(', ')}`, { param: 'reason' })
  }
  return {
    id: createId('re_'),
    object: 'refund',
    amount: amountCents,
    charge: charge.id,
    created: nowSeconds(context),
    currency: charge.currency,
    metadata: readMetadata(form),
    payment_intent: charge.payment_intent,
    reason,
    status: context.refundsBegin(),
  }
}

function dollars(amountCents: number): string {
  return `$${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`
}
