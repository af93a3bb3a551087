import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { Starter } from '../../../oversight/defense/starter.ts'

/** The same request so often is somebody who comes back to it; beyond that it is somebody who tries cards. */
const sameRequestOnce = 3

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

/**
 * Payments that went wrong since an instant: cards turned down, after which the payment page stays open, and checkouts
 * that failed for good. A slow payment that fails is told as both, so the larger number counts.
 */
export async function countFailedPayments(tx: Tx, since: Date): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select greatest(
      (select count(*) from provider_events where kind = 'payment_declined' and received_at >= ${since}),
      (select count(*) from checkouts where state = 'failed' and created_at >= ${since})
    )::int as failed`.execute(tx)
  return rows[0]?.failed ?? 0
}
