import { z } from 'zod'

/** What can happen to a payment after it was made. The shape in which it waits when it comes before its payment. */
export const PaymentChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('refunds'),
    refunds: z.array(z.object({ refundId: z.string(), amountCents: z.number().int() })),
  }),
  z.object({
    kind: z.literal('dispute'),
    disputeId: z.string(),
    amountCents: z.number().int(),
    state: z.enum(['open', 'won', 'lost']),
  }),
])

export type PaymentChange = z.infer<typeof PaymentChange>
export type DisputeChange = Extract<PaymentChange, { kind: 'dispute' }>
