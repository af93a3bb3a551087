import type { GivingWorld } from '../../../money/giving/build-giving.ts'
import { choosePart, type Paid, type Part } from './build-paid.ts'
import type { StepOf } from './build-steps.ts'

/** For tests: the refunds of one history. Each step answers false where there was nothing it could move. */
export function buildRefunds({ sandbox, services }: GivingWorld, name: string, paid: Paid[]) {
  const onTheirWay: (Part & { refundId: string })[] = []
  let count = 0

  return {
    async refund({ fate, ...wanted }: StepOf<'refund'>): Promise<boolean> {
      const part = choosePart(paid, wanted)
      // The provider refunds nothing of a payment that was ever disputed.
      if (!part || part.payment.wasDisputed) return false
      const { payment, cents } = part
      await sandbox.setRefunds(fate === 'succeeded' || fate === 'failed late' ? 'succeeded' : 'pending')
      const { refundId } = await services.payments.refund({
        paymentId: payment.paymentId,
        amountCents: cents,
        idempotencyKey: `${name}-refund-${(count += 1)}`,
      })
      if (fate === 'canceled') await sandbox.moveRefund(refundId, 'canceled')
      else if (fate === 'succeeded') payment.returned += cents
      else if (fate !== 'pending') await sandbox.moveRefund(refundId, 'failed')
      else {
        payment.promised += cents
        onTheirWay.push({ refundId, ...part })
      }
      return true
    },
    async settleRefund({ which, to }: StepOf<'settle refund'>): Promise<boolean> {
      const [one] = onTheirWay.splice(which % Math.max(1, onTheirWay.length), 1)
      if (!one) return false
      await sandbox.moveRefund(one.refundId, to)
      one.payment.promised -= one.cents
      if (to === 'succeeded') one.payment.returned += one.cents
      return true
    },
  }
}
