import { z } from 'zod'

/** A UUID in the 8-4-4-4-12 hex form, any version, lower-cased so that one thing has one spelling. */
function id<Name extends string>() {
  return z.guid().toLowerCase().brand<Name>()
}

export const UserId = id<'UserId'>()
export type UserId = z.infer<typeof UserId>

export const SessionId = id<'SessionId'>()
export type SessionId = z.infer<typeof SessionId>

export const ClassroomId = id<'ClassroomId'>()
export type ClassroomId = z.infer<typeof ClassroomId>

export const SlotId = id<'SlotId'>()
export type SlotId = z.infer<typeof SlotId>

export const DrawId = id<'DrawId'>()
export type DrawId = z.infer<typeof DrawId>

export const DonorId = id<'DonorId'>()
export type DonorId = z.infer<typeof DonorId>

export const PaymentId = id<'PaymentId'>()
export type PaymentId = z.infer<typeof PaymentId>

export const CheckoutId = id<'CheckoutId'>()
export type CheckoutId = z.infer<typeof CheckoutId>

export const BudgetId = id<'BudgetId'>()
export type BudgetId = z.infer<typeof BudgetId>

/** Pools are named by a short word (`classrooms`), not a UUID: staff read them aloud. */
export const PoolId = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .brand<'PoolId'>()
export type PoolId = z.infer<typeof PoolId>
