import { schoolYearStart } from '@tower/contract/money/budgets.ts'
import type { DrawEntry } from '@tower/contract/matching/tower-draw-list.ts'
import { inListOrder } from '@tower/contract/matching/tower-draw-list.ts'
import { commitmentHash, commitmentOf, WEIGHT_RULES } from '@tower/contract/matching/tower-draw.ts'
import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../database/database.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { announce } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { chooseRound } from './choose-round.ts'
import { insertEligible, listEntries } from './draw-entries.queries.ts'
import { updateToFrozen } from './draw-moves.queries.ts'
import { type HeldDraw } from './draws.queries.ts'
import { handOutCommitment } from './hand-out-commitment.ts'
import { insertWeights } from './odds.queries.ts'
import { sha256 } from './sha256.ts'

/**
 * Fixes who is in a held, scheduled draw that will run at `runsAt`, and answers the list in its order.
 * Publish it in the same transaction; an empty list leaves no trace if it isn't published.
 */
export async function fixEntryList(
  tx: Tx,
  { draw, runsAt }: { draw: HeldDraw; runsAt: Date },
): Promise<readonly DrawEntry[]> {
  await insertEligible(tx, { drawId: draw.id, schoolYearStart: schoolYearStart(runsAt) })
  await insertWeights(tx, draw.id)
  return inListOrder(await listEntries(tx, draw.id))
}

export type Publication = {
  draw: HeldDraw
  entries: readonly DrawEntry[]
  at: Date
  runsAt: Date
  actorId: string | null
}

/**
 * Commits to a fixed list and to the public number that is still to come: from here on the sealed seed, this list and
 * that number decide the draw, and nothing else.
 */
export async function publishCommitment(
  services: Services,
  tx: Tx,
  { draw, entries, at, runsAt, actorId }: Publication,
): Promise<void> {
  const chosen = chooseRound(services, runsAt)
  const commitment = commitmentOf(
    {
      drawId: draw.id,
      slotStarts: draw.slot_starts,
      capacity: draw.capacity,
      entries,
      seedHash: draw.seed_hash,
      beacon: chosen.beacon,
      rules: WEIGHT_RULES,
    },
    sha256,
  )
  const sealed = commitmentHash(commitment, sha256)
  const named = {
    at,
    entriesCount: commitment.entries_count,
    totalWeight: commitment.total_weight,
    entriesHash: commitment.entries_hash,
    commitmentHash: sealed,
    beacon: chosen.beacon,
    numberAt: chosen.numberAt,
  }
  await updateToFrozen(tx, {
    ...named,
    drawId: draw.id,
    schoolYear: fiscalYearOf(runsAt),
    rules: commitment.rules,
    beaconChain: chosen.chain,
    frozenBy: actorId,
  })
  await handOutCommitment(services, tx, { draw, named, isLater: false })
  await announce(tx, { topic: 'draw.changed', audience: 'staff', payload: { drawId: draw.id } })
  await writeAudit(tx, {
    at,
    actorId,
    action: 'draws.freeze',
    targetKind: 'draw',
    targetId: draw.id,
    details: {
      entries_count: commitment.entries_count,
      commitment_sha256: sealed,
      beacon: `${chosen.beacon.chain}/${chosen.beacon.round}`,
    },
  })
}
