import { z } from 'zod'
import { roles } from '../access.ts'
import { UserId } from '../ids.ts'

export const historyErrors = {} as const

/** How many rows one exported file holds at most; a period narrows what is more. */
export const maxExportedRows = 100_000

/** What was done, by whom, to what. No actor is the system. */
export const AuditEntry = z.object({
  /** The row's number in the chain. */
  id: z.number().int(),
  created_at: z.string(),
  actor_id: UserId.nullable(),
  actor_email: z.string().nullable(),
  /** `domain.what_was_done`. */
  action: z.string(),
  /** `kind id`, for people their address stands in `target_email`. */
  target: z.string().nullable(),
  target_email: z.string().nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** One change of role. No actor is the system. */
export const RoleChange = z.object({
  id: z.number().int(),
  changed_at: z.string(),
  target_id: UserId,
  target_email: z.string(),
  old_role: z.enum(roles).nullable(),
  new_role: z.enum(roles).nullable(),
  actor_id: UserId.nullable(),
  actor_email: z.string().nullable(),
  reason: z.string(),
})
export type RoleChange = z.infer<typeof RoleChange>
