import type { ApprovalGround } from '@tower/contract/money/approvals.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { previewRefund, type RefundPreview } from '../../giving/refunds/preview-refund.ts'
import { readLeft } from './refund-orders.queries.ts'
import { nobodysHands } from '../../approvals/find-hands.ts'
import { whyItWaits } from '../../approvals/let-out.ts'
import { wishToRefund } from './order-refund.ts'

export type OrderPreview = RefundPreview & { leftCents: number; ground: ApprovalGround | null }

/** What a refund would do, and why somebody else would have to approve it. Moves nothing. */
export async function previewOrder(
  services: Services,
  input: { actor: Actor; paymentId: string; amountCents: number },
): Promise<OrderPreview> {
  const left = await services.database.read((tx) => readLeft(tx, input.paymentId))
  if (!left) throw new Refusal('giving.payment_not_found')
  if (left.isDisputed) throw new Refusal('desk.payment_disputed')
  const preview = await previewRefund(services, input)
  const refund = { ...input, kind: 'refund', left, at: services.clock.now() } as const
  const ground = await services.database.read(async (tx) =>
    whyItWaits({ ...services, ...nobodysHands }, tx, await wishToRefund(services, tx, refund)),
  )
  return { ...preview, leftCents: left.leftCents, ground: ground ?? null }
}
