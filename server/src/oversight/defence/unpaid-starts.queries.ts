import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/**
 * Checkouts that a network started since an instant and that nobody paid, the same request once however often it was
 * sent, and when the oldest of them began.
 */
export async function countUnpaidStarts(
  tx: Tx,
  { networkHash, since }: { networkHash: string; since: Date },
): Promise<{ started: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ started: number; oldest_at: Date | null }>`
    select count(distinct request_digest)::int as started, min(created_at) as oldest_at from checkouts
    where network_hash = ${networkHash} and created_at > ${since} and state in ('open', 'failed', 'expired')`.execute(
    tx,
  )
  const { started, oldest_at: oldestAt } = rows[0] ?? { started: 0, oldest_at: null }
  return { started, oldestAt }
}
