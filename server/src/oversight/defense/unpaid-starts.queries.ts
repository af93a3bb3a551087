import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** The same request so often is somebody who comes back to it; beyond that it is somebody who tries cards. */
const sameRequestOnce = 3

/** Whose starts are counted together: those of a network, or those of an account. */
export type Starter = { networkHash: string } | { userId: string }

/**
 * Checkouts that somebody started since an instant and that nobody paid, and when the oldest of them began. The same
 * request counts once for its first three checkouts and once more for each further one.
 */
export async function countUnpaidStarts(
  tx: Tx,
  { starter, since }: { starter: Starter; since: Date },
): Promise<{ started: number; oldestAt: Date | null }> {
  const isTheirs =
    'userId' in starter ? sql`user_id = ${starter.userId}` : sql`network_hash = ${starter.networkHash}`
  const { rows } = await sql<{ started: number; oldest_at: Date | null }>`
    select coalesce(sum(1 + greatest(0, starts - ${sameRequestOnce}::int)), 0)::int as started, min(oldest_at) as oldest_at
    from (
      select count(*)::int as starts, min(created_at) as oldest_at from checkouts
      where ${isTheirs} and created_at > ${since} and state in ('open', 'failed', 'expired')
      group by request_digest
    ) request`.execute(tx)
  const { started, oldest_at: oldestAt } = rows[0] ?? { started: 0, oldest_at: null }
  return { started, oldestAt }
}
