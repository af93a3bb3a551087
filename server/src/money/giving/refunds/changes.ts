import { z } from 'zod'

/** A refund as the provider tells it. */
export const RefundChange = z.object({
  refundId: z.string(),
  amountCents: z.number().int(),
  currency: z.string(),
  status: z.enum(['requires_action', 'pending', 'succeeded', 'failed', 'canceled']),
  failureReason: z.string().nullable(),
})

/** A dispute as the provider tells it, with every time it moved money for it. */
export const DisputeChange = z.object({
  disputeId: z.string(),
  amountCents: z.number().int(),
  currency: z.string(),
  state: z.enum(['open', 'won', 'lost']),
  providerStatus: z.string(),
  isInquiry: z.boolean(),
  movements: z.array(
    z.object({
      movementId: z.string(),
      amountCents: z.number().int(),
      feeCents: z.number().int(),
      currency: z.string(),
      createdAt: z.coerce.date(),
    }),
  ),
  evidenceDueAt: z.coerce.date().nullable(),
})

/** What can happen to a payment after it was made. The shape in which it waits when it comes before its payment. */
export const PaymentChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refunds'), refunds: z.array(RefundChange) }),
  z.object({ kind: z.literal('dispute'), dispute: DisputeChange }),
])

export type RefundChange = z.infer<typeof RefundChange>
export type DisputeChange = z.infer<typeof DisputeChange>
export type PaymentChange = z.infer<typeof PaymentChange>
