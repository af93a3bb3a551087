import { z } from 'zod'
import { DRAW_ALGORITHM } from './tower-draw.ts'
import { BEACON_SCHEME } from './tower-draw-chain.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const LowercaseId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const Count = z.int().nonnegative()

/** The key and the clockwork of a beacon; the commitment names the chain by the hash of this. */
const Chain = z.strictObject({
  // A chain drand calls "default" is hashed without its name; the draw knows none such.
  beacon_id: z.string().regex(/^(?!default$)[a-z0-9-]{1,40}$/),
  genesis_time: z.int().positive(),
  group_hash: Hash,
  period: z.int().positive().max(86_400),
  public_key: z.string().regex(/^[0-9a-f]{192}$/),
  scheme: z.literal(BEACON_SCHEME),
})

/**
 * The published record of a finished draw, enough for anyone to draw it again. Nothing else may stand in it:
 * what the checks do not cover would only look proven.
 */
export const Proof = z.strictObject({
  algorithm: z.literal(DRAW_ALGORITHM),
  beacon: z.strictObject({ chain: Hash, round: z.int().positive() }).nullable(),
  capacity: Count,
  draw_id: LowercaseId,
  entries_count: Count,
  entries_hash: Hash,
  rules: z.string().regex(/^weights\/[1-9]\d*$/),
  seed_hash: Hash,
  slot_starts: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  total_weight: Count,
  commitment_sha256: Hash,
  entries: z.array(z.strictObject({ id: LowercaseId, weight: Count })),
  public_value: Hash.or(z.literal('')),
  seed: Hash,
  server_seed: Hash,
  winners: z.array(LowercaseId),
  /** The slots the winners got, in the same order. Needed when there were fewer slots than places. */
  slots: z.array(LowercaseId).optional(),
  /** With a beacon: the chain that `beacon.chain` is the hash of. */
  beacon_chain: Chain.optional(),
  /** With a beacon: the signature of its round; `public_value` is its hash. */
  beacon_signature: z
    .string()
    .regex(/^[0-9a-f]{96}$/)
    .optional(),
})
export type Proof = z.infer<typeof Proof>
