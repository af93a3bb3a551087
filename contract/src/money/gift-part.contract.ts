import { z } from 'zod'
import { otherPartKinds, slotPartKinds } from './gift-plan.ts'

const cents = z.number().int()

/** A part of a gift and where it goes, as `planGift` made it. */
export const GiftPart = z.union([
  z.object({ kind: z.enum(slotPartKinds), slots: z.number().int(), cents }),
  z.object({ kind: z.enum(otherPartKinds), cents }),
])
