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
  second_factor_misses: `missed_at < now() - interval '1 day'`,
  // With it goes the way back from a nomination to the network it came from.
  nomination_day_keys: `day < (now() at time zone 'UTC')::date - 1`,
  nomination_confirmations: `expires_at < now() - interval '7 days'`,
  // Until then an old link says that it has expired; afterwards nobody knows it any more.
  sponsor_links: `expires_at < now() - interval '90 days'`,
  sign_in_links: `expires_at < now() - interval '7 days'`,
  // Once the new address was proved the row stays: only it tells where the person was known by another address.
  address_changes: `new_confirmed_at is null and expires_at < now() - interval '7 days'`,
  // Used ones tell a stolen token from an unknown one; an attacker who waits longer is refused all the same.
  refresh_tokens: `used_at < now() - interval '30 days'`,
  // The provider sends an event again for three days and lists it for thirty; its effect has keys of its own.
  pending_provider_events: `applied_at < now() - interval '90 days'`,
  provider_events: `received_at < now() - interval '90 days' and outcome <> 'waiting'
    and not exists (select from pending_provider_events waiting where waiting.id = provider_events.id)`,
  // Nobody paid, and the provider's page closed long ago: an address that was only typed is not stored for ever.
  sponsorships: `provider_subscription_id is null and created_at < now() - interval '90 days'
    and not exists (select from payments where payments.sponsorship_id = sponsorships.id)
    and exists (select from checkouts where checkouts.id = sponsorships.checkout_id and checkouts.state in ('open', 'failed', 'expired'))`,
  checkouts: `state in ('open', 'failed', 'expired') and created_at < now() - interval '90 days'
    and not exists (select from payments where payments.checkout_id = checkouts.id)
    and not exists (select from sponsorships where sponsorships.checkout_id = checkouts.id)`,
  mails: `sent_at < now() - interval '400 days' or given_up_at < now() - interval '400 days'`,
  // 30 days after they ended by themselves (see sessionHours) or were ended.
  sessions: `refreshed_at < now() - interval '60 days' or created_at < now() - interval '210 days' or revoked_at < now() - interval '30 days'`,
}

/** The tables that rows are cleared from: the process's role needs to be let. */
export const clearedTables: readonly string[] = Object.keys(expired)

/** What a row has no use for any more while the row itself is kept. */
const outdated = [
  {
    table: 'checkouts',
    set: 'network_hash = null',
    where: `network_hash is not null and created_at < now() - interval '1 day'`,
  },
  // That a mail was sent, when and about what stays; its words go.
  {
    table: 'mails',
    set: `html = '', text = ''`,
    where: `html <> '' and sent_at < now() - interval '90 days'`,
  },
] as const

const rowsAtOnce = 10_000

/** Deletes what has expired, a batch at a time so that nobody waits for its locks. */
export async function clearExpired({ database, log }: Services): Promise<void> {
  const inBatches = async (table: string, clearBatch: (tx: Tx) => Promise<number>) => {
    let cleared = 0
    let batch: number
    do {
      batch = await database.transaction(clearBatch)
      cleared += batch
    } while (batch === rowsAtOnce)
    if (cleared > 0) log.info({ table, cleared }, 'expired data cleared')
  }
  for (const [table, condition] of Object.entries(expired))
    await inBatches(table, (tx) => deleteBatch(tx, table, condition))
  for (const part of outdated) await inBatches(part.table, (tx) => emptyBatch(tx, part))
}

async function deleteBatch(tx: Tx, table: string, condition: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid in (${batchOf(table, condition)})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

async function emptyBatch(tx: Tx, { table, set, where }: (typeof outdated)[number]): Promise<number> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.raw(set)} where ctid in (${batchOf(table, where)})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

function batchOf(table: string, condition: string) {
  return sql`select ctid from ${sql.table(table)} where ${sql.raw(condition)} limit ${sql.lit(rowsAtOnce)} for update skip locked`
}
