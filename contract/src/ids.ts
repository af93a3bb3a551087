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

export const DrawId = id<'DrawId'>()
export type DrawId = z.infer<typeof DrawId>

export const CheckoutId = id<'CheckoutId'>()
export type CheckoutId = z.infer<typeof CheckoutId>
