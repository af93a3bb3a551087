import { z } from 'zod'
import { Id } from '../id.contract.ts'
import { leftOutReasons } from './desk.ts'

/** A donor whose paper is not among those that are printed at once, and why. */
export const LeftOut = z.object({
  donor_id: Id,
  name: z.string().nullable(),
  email: z.string().nullable(),
  reason: z.enum(leftOutReasons),
})
export type LeftOut = z.infer<typeof LeftOut>

/** All of them in one part. */
export const LeftOutList = z.object({ items: z.array(LeftOut) })
