import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { PaymentsRefused } from '../../../payments/payments.ts'
import { lockProviderPayment, type PaymentRow } from '../payments/payments.queries.ts'
import { applyChange } from '../refunds/apply-change.ts'
import type { PaymentChange } from '../refunds/changes.ts'
import { insertDollarValue } from '../refunds/dollar-values.queries.ts'
import { requirePaymentReviewer } from './claim-review.ts'
import { askUnlessAway } from './read-arrival.ts'

export type ValueInDollars = {
  actor: Pick<Actor, 'userId' | 'role' | 'provedAt'>
  paymentId: string
  reason: string
  /** What was told in another currency, by the provider's name of it. */
  subject: { disputeId: string } | { refundId: string }
  /** What it comes to in the payment's currency, fee included; the provider's balance says it once money has moved. */
  amountCents: number
}

/**
 * Staff say what a refund or dispute in another currency comes to. From then on it is booked like any other, with that
 * amount: as it stands at the provider now, and at each later step of it. Said once; the audit log keeps who and why.
 */
export async function valueInDollars(services: Services, input: ValueInDollars): Promise<void> {
  const { actor, reason, subject, amountCents } = input
  const payment = await requirePaymentReviewer(services, input)
  const paidCents = payment.amount_cents + payment.fee_cover_cents
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > paidCents)
    throw new Refusal('giving.amount_invalid')
  const { change, currency } = await readChange(services, payment, subject)
  if (currency === payment.currency) throw new Refusal('giving.review_not_needed')
  const providerId = nameOf(subject)
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    await lockProviderPayment(tx, payment.provider_payment_id)
    const decided = { providerId, paymentId: payment.id, amountCents, currency, reason: reason.trim() }
    if (!(await insertDollarValue(tx, { ...decided, actorId: actor.userId, at })))
      throw new Refusal('giving.review_decided')
    await applyChange(services, tx, { providerPaymentId: payment.provider_payment_id, change })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'giving.value_in_dollars',
      targetKind: 'payment',
      targetId: payment.id,
      details: { provider_id: providerId, amount_cents: amountCents, currency, reason: reason.trim() },
    })
  })
}

function nameOf(subject: ValueInDollars['subject']): string {
  return 'disputeId' in subject ? subject.disputeId : subject.refundId
}

type Told = { change: PaymentChange; currency: string }

/** How it stands at the provider now, in the words in which it would tell us. */
async function readChange(
  services: Services,
  payment: PaymentRow,
  subject: ValueInDollars['subject'],
): Promise<Told> {
  if ('disputeId' in subject) return readDispute(services, payment, subject.disputeId)
  const { payments } = services
  const refunds = await askUnlessAway(() => payments.listRefunds(payment.provider_payment_id))
  const refund = refunds.find(({ refundId }) => refundId === subject.refundId)
  if (!refund) throw new Refusal('giving.payment_not_found')
  return { change: { kind: 'refunds', refunds: [refund] }, currency: refund.currency }
}

async function readDispute({ payments }: Services, payment: PaymentRow, disputeId: string): Promise<Told> {
  try {
    const dispute = await askUnlessAway(() => payments.readDispute(disputeId))
    if (dispute.paymentId !== payment.provider_payment_id) throw new Refusal('giving.payment_not_found')
    return { change: { kind: 'dispute', dispute }, currency: dispute.currency }
  } catch (error) {
    if (error instanceof PaymentsRefused) throw new Refusal('giving.payment_not_found')
    throw error
  }
}
