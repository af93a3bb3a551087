import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Services } from '../services.ts'

/** What has no use any more and how long it is kept after that. Each must be safe to lose. */
const expired: Record<string, string> = {
  rate_limits: `window_ends_at < now() - interval '1 hour'`,
  refused_attempts: `last_at < now() - interval '90 days'`,
  live_events: `created_at < now() - interval '1 day'`,
  second_factor_challenges: `expires_at < now() - interval '1 hour'`,
  second_factors: `verified_at is null and created_at < now() - interval '1 day'`,
  second_factor_tries: `first_wrong_at < now() - interval '1 day'`,
  // Until then an old link says that it has expired; afterwards nobody knows it any more.
  sponsor_links: `expires_at < now() - interval '90 days'`,
  sign_in_links: `expires_at < now() - interval '7 days'`,
  // Once the new address was proved the row stays: only it tells where the person was known by another address.
  address_changes: `new_confirmed_at is null and expires_at < now() - interval '7 days'`,
  // Used ones tell a stolen token from an unknown one; an attacker who waits longer is refused all the same.
  refresh_tokens: `used_at < now() - interval '30 days'`,
  // 30 days after they ended by themselves (see sessionHours) or were ended.
  sessions: `refreshed_at < now() - interval '60 days' or created_at < now() - interval '210 days' or revoked_at < now() - interval '30 days'`,
}

const rowsAtOnce = 10_000

/** Deletes expired rows, a batch at a time so that nobody waits for their locks. */
export async function clearExpired({ database, log }: Services): Promise<void> {
  for (const [table, condition] of Object.entries(expired)) {
    let deleted = 0
    let batch: number
    do {
      batch = await database.transaction((tx) => deleteBatch(tx, table, condition))
      deleted += batch
    } while (batch === rowsAtOnce)
    if (deleted > 0) log.info({ table, deleted }, 'expired rows cleared')
  }
}

async function deleteBatch(tx: Tx, table: string, condition: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where ${sql.raw(condition)} limit ${sql.lit(rowsAtOnce)} for update skip locked
    )`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
