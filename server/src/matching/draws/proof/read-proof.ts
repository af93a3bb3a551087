import type { Proof } from '@tower/contract/matching/tower-draw-proof.contract.ts'
import { proofOf } from '@tower/contract/matching/tower-draw-proof.ts'
import {
  DRAW_ALGORITHM,
  formatSlotStarts,
  type DrawBeacon,
  type DrawCommitment,
} from '@tower/contract/matching/tower-draw.ts'
import type { BeaconChain } from '@tower/contract/matching/tower-draw-chain.ts'
import type { DrawEntry } from '@tower/contract/matching/tower-draw-list.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { listEntriesAfter } from '../draw-entries.queries.ts'
import { findOpenedDraw, listWinnersAndSlots } from '../draw-results.queries.ts'
import { findDraw } from '../draws.queries.ts'
import { sha256 } from '../sha256.ts'

const chunkLength = 10_000

/** The proof of a completed draw: everything but the entries at once, the entries, perhaps a million, in chunks. */
export type ReadProof = { head: Omit<Proof, 'entries'>; entries: AsyncIterable<DrawEntry[]> }

/**
 * Reads what a completed draw published. No connection is held between chunks: neither the list nor the result
 * changes any more, and a slow reader must not keep others waiting.
 */
export async function readProof(
  services: Pick<Services, 'database'>,
  { drawId }: { drawId: string },
): Promise<ReadProof> {
  const head = await services.database.read((tx) => readHead(tx, drawId))
  return { head, entries: readEntries(services, drawId) }
}

/** The whole proof in one object, as it is published. */
export async function readWholeProof(
  services: Pick<Services, 'database'>,
  request: { drawId: string },
): Promise<Proof> {
  const { head, entries } = await readProof(services, request)
  const all: DrawEntry[] = []
  for await (const chunk of entries) for (const entry of chunk) all.push(entry)
  return { ...head, entries: all }
}

/** A file of a draw: everything but its entries at once. */
type ReadFile = { head: object; entries: AsyncIterable<DrawEntry[]> }

/** The published file, piece by piece. */
export async function* writeProof({ head, entries }: ReadFile): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"entries":[`
  let separator = ''
  for await (const chunk of entries) {
    yield separator + JSON.stringify(chunk).slice(1, -1)
    separator = ','
  }
  yield ']}\n'
}

async function readHead(tx: Tx, drawId: string): Promise<Omit<Proof, 'entries'>> {
  const draw = await findOpenedDraw(tx, drawId)
  if (!draw) throw new Refusal((await findDraw(tx, drawId)) ? 'draws.not_completed' : 'draws.not_found')
  const won = await listWinnersAndSlots(tx, drawId)
  const commitment: DrawCommitment = {
    algorithm: DRAW_ALGORITHM,
    draw_id: draw.id,
    slot_starts: formatSlotStarts(draw.slot_starts),
    capacity: draw.capacity,
    rules: draw.rules,
    entries_count: known(draw.entries_count),
    total_weight: known(draw.total_weight),
    entries_hash: known(draw.entries_hash),
    seed_hash: draw.seed_hash,
    beacon: draw.beacon as DrawBeacon | null,
  }
  const { entries: _later, ...head } = proofOf(
    {
      commitment,
      entries: [],
      serverSeed: known(draw.server_seed),
      publicValue: draw.public_value ?? '',
      winners: won.map(({ classroom_id }) => classroom_id),
      slots: won.map(({ slot_id }) => slot_id),
      evidence: draw.beacon_chain
        ? { chain: draw.beacon_chain as unknown as BeaconChain, signature: known(draw.beacon_signature) }
        : undefined,
    },
    sha256,
  )
  // What was promised before the draw is what stands in the proof, not what can be computed afterwards.
  return { ...head, commitment_sha256: known(draw.commitment_hash), seed: known(draw.draw_seed) }
}

/** The list of a draw, in chunks and in its order. */
export async function* readEntries(
  services: Pick<Services, 'database'>,
  drawId: string,
): AsyncGenerator<DrawEntry[]> {
  let after: string | undefined
  for (;;) {
    const page = { drawId, after, limit: chunkLength }
    const chunk = await services.database.read((tx) => listEntriesAfter(tx, page))
    if (chunk.length > 0) yield chunk
    if (chunk.length < chunkLength) return
    after = chunk.at(-1)?.id
  }
}

/** The schema promises these of a completed draw. */
function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error('a completed draw lacks a part of its commitment')
  return value
}
