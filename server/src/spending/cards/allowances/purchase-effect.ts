import type { AllowanceRow } from './allowances.queries.ts'

/** What an event did to what was set aside; sessions follow it. */
export type PurchaseEffect = {
  allowanceId: string
  purpose: string
  teacherId: string
  /** `ended_unspent`: let go of by the merchant, or never taken. `declined`: more than was left, or another vendor's. */
  moved: 'authorized' | 'declined' | 'captured' | 'refunded' | 'ended_unspent' | 'settled'
  /** Of a capture or refund. */
  amountCents?: number
  at: Date
}

/** The effect on an allowance. */
export function effectOn(
  { id, purpose, teacher_id }: AllowanceRow,
  moved: PurchaseEffect['moved'],
  more: { at: Date; amountCents?: number },
): PurchaseEffect {
  return { allowanceId: id, purpose, teacherId: teacher_id, moved, ...more }
}
