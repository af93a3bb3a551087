import { inListOrder } from '@tower/contract/matching/tower-draw-list.ts'
import { commitmentHash, commitmentOf, type DrawBeacon } from '@tower/contract/matching/tower-draw.ts'
import type { Tx } from '../../database/database.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import type { Services } from '../../services.ts'
import { chooseRound, leadMs } from './choose-round.ts'
import { listEntries } from './draw-entries.queries.ts'
import { findDrawForUpdate, type HeldDraw } from './draws.queries.ts'
import { updateToLaterRound, updateToPublished } from './fixed-lists.queries.ts'
import { handOutCommitment } from './hand-out-commitment.ts'
import { sha256 } from './sha256.ts'

const attempts = 5

/** The round that a published list waits for. */
export type ConfirmedRound = { beacon: DrawBeacon; numberAt: Date }

/**
 * Makes sure that a fixed list was kept before its number came out. A commit can take longer than the lead it was
 * given, and nobody can tell from inside it: so this looks in a transaction of its own, after it. Where the number
 * could be known by then, a later one is named, in the audit log as well, and looked at again. Answers nothing for a
 * draw that is not frozen or is from before draws had a number. It never runs inside the transaction that fixed the list.
 */
export async function confirmRound(services: Services, drawId: string): Promise<ConfirmedRound | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const answer = await services.database.transaction((tx) => lookOnce(services, tx, { drawId, attempt }))
    if (answer !== 'later') return answer
  }
  throw new Error('the database takes too long to keep the list of a draw')
}

async function lookOnce(
  services: Services,
  tx: Tx,
  { drawId, attempt }: { drawId: string; attempt: number },
): Promise<ConfirmedRound | undefined | 'later'> {
  const draw = await findDrawForUpdate(tx, drawId)
  if (draw?.state !== 'frozen' || draw.beacon === null || draw.number_at === null) return undefined
  const { beacon, number_at: numberAt, published_at: publishedAt } = draw
  if (publishedAt !== null) return { beacon, numberAt }
  const now = services.clock.now()
  if (now < numberAt) {
    await updateToPublished(tx, { drawId, at: now })
    return { beacon, numberAt }
  }
  await nameLaterRound(services, tx, { draw, beacon, now, waitMs: leadMs * 2 ** attempt })
  return 'later'
}

type Later = { draw: HeldDraw; beacon: DrawBeacon; now: Date; waitMs: number }

async function nameLaterRound(services: Services, tx: Tx, { draw, beacon, now, waitMs }: Later) {
  const chosen = chooseRound(services, new Date(now.getTime() + waitMs))
  const commitment = commitmentOf(
    {
      drawId: draw.id,
      slotStarts: draw.slot_starts,
      capacity: draw.capacity,
      entries: inListOrder(await listEntries(tx, draw.id)),
      seedHash: draw.seed_hash,
      beacon: chosen.beacon,
      rules: draw.rules,
    },
    sha256,
  )
  const sealed = commitmentHash(commitment, sha256)
  const later = { commitmentHash: sealed, beacon: chosen.beacon, numberAt: chosen.numberAt }
  await updateToLaterRound(tx, { ...later, drawId: draw.id, beaconChain: chosen.chain })
  await handOutCommitment(services, tx, {
    draw,
    named: {
      ...later,
      at: now,
      entriesCount: commitment.entries_count,
      totalWeight: commitment.total_weight,
      entriesHash: commitment.entries_hash,
    },
    isLater: true,
  })
  await writeAudit(tx, {
    at: now,
    actorId: null,
    action: 'draws.later_number',
    targetKind: 'draw',
    targetId: draw.id,
    details: {
      was: `${beacon.chain}/${beacon.round}`,
      beacon: `${chosen.beacon.chain}/${chosen.beacon.round}`,
      commitment_sha256: sealed,
    },
  })
}
