import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

/** What was promised, is not there yet, and is still asked for. */
export async function sumStillOpen(tx: Tx): Promise<number> {
  const { cents } = await rows(z.object({ cents: z.number() }))`
    select coalesce(sum(greatest(0, standing.amount_cents - standing.paid_cents)), 0)::bigint as cents
    from pledge_standings standing join pledges pledge on pledge.id = standing.pledge_id
    where pledge.ended_at is null`.one(tx)
  return cents
}
