import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { creditsPerUse, creditUseReasons, shownToolMovements, toolMovementTypes } from './credit-uses.ts'

/** What moved a teacher's credits for tools, and what a sponsor's credit was used for. */
export const ToolMovement = z.object({
  id: z.string(),
  type: z.enum(toolMovementTypes),
  /** What it was used for; null for what staff granted. */
  reason: z.enum(creditUseReasons).nullable(),
  /** In whole credits; less than zero where it was used. */
  credits: z.number(),
  paid_by: z.enum(['tools', 'sponsor']),
  at: Instant,
})
export type ToolMovement = z.output<typeof ToolMovement>

/** What teachers use credits for. */
export const creditUseEndpoints = {
  consume: endpoint({
    name: 'credits.consume',
    method: 'POST',
    path: '/api/credits/consume',
    summary:
      'Takes one credit for something that is made next. Of tools credits first, where it is a tool; else of the sponsor named, who must be that of one of the own classrooms. What nothing comes of is given back.',
    access: 'teacher',
    body: z.object({
      /** Left out where the teacher has tools credits and no sponsor. */
      sponsor_id: Id.nullish(),
      amount: z.literal(creditsPerUse),
      reason: z.enum(creditUseReasons),
      /** The same key takes one credit. */
      idempotency_key: z.string().min(8).max(100).optional(),
    }),
    output: z.object({
      ok: z.literal(true),
      use_id: Id,
      reason: z.enum(creditUseReasons),
      /** Whose credit it was. */
      taken_from: z.enum(['tools', 'sponsor']),
    }),
    errors: [
      'credits.not_enough',
      'credits.sponsor_not_enough',
      'credits.not_own_sponsor',
      'credits.use_conflict',
    ],
    failure: 'text',
    rateLimit: { max: 120, windowSeconds: 600, per: 'account' },
  }),
  movements: endpoint({
    name: 'credits.tool-movements',
    method: 'GET',
    path: '/api/teacher/tool-credits',
    summary:
      'What moved the own credits for tools, and what a sponsor’s credit was used for: the latest fifty, the newest first. Nothing else of a sponsor’s wallet is told.',
    access: 'teacher',
    output: z.object({ items: z.array(ToolMovement).max(shownToolMovements) }),
    errors: [],
  }),
}
