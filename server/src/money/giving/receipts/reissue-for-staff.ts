import { isStaff } from '@tower/contract/access.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findPayment, getPaymentForUpdate, lockProviderPayment } from '../payments/payments.queries.ts'
import { reissueReceipt } from './issue-receipt.ts'
import { findValidReceipt } from './receipts.queries.ts'

export type ReissueReceipt = {
  actor: Actor
  paymentId: string
  /** The valid receipt as they saw it. */
  number: number
  /** Where this receipt goes, and those that take its place; null is where the one before it went, or would go by now. */
  email: string | null
  reason: string
}

/**
 * Staff make the valid receipt of a payment void and have the next number written in its place, to another address where
 * they name one. Void without another there is none: a gift that is not returned has its receipt. Of two who do so at once, and
 * of a form that is sent twice, the second reads that the receipt is another one by now.
 */
export async function reissueForStaff(services: Services, input: ReissueReceipt): Promise<number> {
  const { actor, paymentId, email, reason } = input
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  const payment = await services.database.read((tx) => findPayment(tx, paymentId))
  if (!payment) throw new Refusal('giving.payment_not_found')
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    await lockProviderPayment(tx, payment.provider_payment_id)
    const held = await getPaymentForUpdate(tx, paymentId)
    const valid = await findValidReceipt(tx, paymentId)
    if (valid === undefined) throw new Refusal('giving.no_receipt')
    if (valid !== input.number) throw new Refusal('giving.receipt_replaced', sentenceOf(valid))
    const to = email?.trim().toLowerCase()
    const number = await reissueReceipt(services, tx, held, { at, ...(to && { to }) })
    if (number === null) throw new Refusal('giving.no_receipt')
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'giving.reissue_receipt',
      targetKind: 'payment',
      targetId: paymentId,
      details: { number, other_address: to !== undefined && to !== held.email, reason: reason.trim() },
    })
    return number
  })
}

const sentenceOf = (valid: number) => `Receipt ${valid} took the place of this one. Look again, then decide.`
