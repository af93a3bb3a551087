import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../config.ts'
import type { Tx } from '../../database/database.ts'
import { queueMails } from '../../mail/queue-mail.ts'
import { publishEvents } from '../../oversight/webhooks/publish-events.ts'
import type { Services } from '../../services.ts'
import { insertCommitment } from './commitments.queries.ts'
import type { Commitment } from './draw-moves.queries.ts'
import type { HeldDraw } from './draws.queries.ts'

export type HandOut = {
  draw: Pick<HeldDraw, 'id' | 'slot_name' | 'slot_starts' | 'seed_hash'>
  named: Pick<
    Commitment,
    'commitmentHash' | 'beacon' | 'numberAt' | 'at' | 'entriesHash' | 'entriesCount' | 'totalWeight'
  >
  /** Named in place of a number that could be known when the list was kept. */
  isLater: boolean
}

/**
 * Keeps a commitment for good and lets it leave the house, to the charity's witnesses and to webhooks, with the same commit
 * that publishes it: so others hold it before its number is out.
 */
export async function handOutCommitment(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { draw, named, isLater }: HandOut,
): Promise<void> {
  const { commitmentHash, beacon, numberAt, entriesHash, entriesCount, totalWeight, at } = named
  await insertCommitment(tx, { ...named, drawId: draw.id })
  await publishEvents(tx, [
    {
      ...{ event: 'draw.frozen', key: `draw-frozen:${draw.id}:${commitmentHash}`, at },
      data: {
        draw_id: draw.id,
        slot_starts: draw.slot_starts.toISOString(),
        seed_hash: draw.seed_hash,
        entries_hash: entriesHash,
        commitment_sha256: commitmentHash,
        chain: beacon.chain,
        round: beacon.round,
        number_at: numberAt.toISOString(),
        is_later: isLater,
      },
    },
  ])
  const params = {
    drawName: draw.slot_name,
    isLater,
    startsAt: draw.slot_starts.toISOString(),
    classrooms: entriesCount,
    points: totalWeight,
    seedHash: draw.seed_hash,
    listHash: entriesHash,
    commitmentHash,
    round: beacon.round,
    numberAt: numberAt.toISOString(),
    drawUrl: siteOrigin(config) + paths.draw({ drawId: draw.id }),
  }
  await queueMails(
    tx,
    config.DRAW_WITNESSES.map((to) => ({
      ...{ to, params, template: 'draw_commitment' as const },
      dedupeKey: `draw-commitment:${commitmentHash}:${to}`,
    })),
  )
}
