import { z } from 'zod'

/**
 * What a voided draw leaves for anyone to read: why it was called off, and all that would have decided it. Without a
 * beacon, or with the randomness of the round it names, the winners it would have had can be worked out from this.
 */
export const VoidedDraw = z.object({
  algorithm: z.string(),
  state: z.literal('voided'),
  voided_at: z.string(),
  void_reason: z.string(),
  draw_id: z.string(),
  slot_starts: z.string(),
  capacity: z.number().int(),
  rules: z.string(),
  beacon: z.object({ chain: z.string(), round: z.number().int() }).nullable(),
  seed_hash: z.string(),
  /** Null when the server's secret is lost, and with it the seed. */
  server_seed: z.string().nullable(),
  /** Null, like the three below, when it was voided before its list was fixed; `entries` is empty then. */
  commitment_sha256: z.string().nullable(),
  entries_count: z.number().int().nullable(),
  total_weight: z.number().int().nullable(),
  entries_hash: z.string().nullable(),
  entries: z.array(z.object({ id: z.string(), weight: z.number().int() })),
})
export type VoidedDraw = z.infer<typeof VoidedDraw>
