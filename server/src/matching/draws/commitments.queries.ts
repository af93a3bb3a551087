import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Commitment } from './draw-moves.queries.ts'

/** Keeps what a draw commits to from now on; what it named before stays. */
export async function insertCommitment(
  tx: Tx,
  named: Pick<Commitment, 'drawId' | 'commitmentHash' | 'beacon' | 'numberAt' | 'at'>,
): Promise<void> {
  await rows(z.object({}))`
    insert into draw_commitments (draw_id, place, commitment_hash, beacon, number_at, named_at)
    select ${named.drawId}, coalesce(max(place), 0) + 1, ${named.commitmentHash}, ${JSON.stringify(named.beacon)}::jsonb,
      ${named.numberAt}::timestamptz, ${named.at}::timestamptz
    from draw_commitments where draw_id = ${named.drawId}`.all(tx)
}

const Replaced = z.object({
  commitment_hash: z.string(),
  beacon: z.object({ chain: z.string(), round: z.number() }),
  number_at: z.date(),
  named_at: z.date(),
})

/** A commitment that another one, with a later number, replaced. */
export type ReplacedCommitment = z.infer<typeof Replaced>

/** What a draw committed to before the commitment that it is drawn by, the first one first. */
export function listReplaced(tx: Tx, drawId: string): Promise<ReplacedCommitment[]> {
  return rows(Replaced)`
    select commitment_hash, beacon, number_at, named_at from draw_commitments named
    where draw_id = ${drawId}
      and place < (select max(place) from draw_commitments last where last.draw_id = named.draw_id)
    order by place limit 100`.all(tx)
}
