import type { RefusalReason } from '@tower/contract/oversight/defense.ts'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { RowsAfter } from '../../http/every-row.ts'

/** Refusals of one call, reason, network and hour. */
export type RefusalCount = {
  call: string
  reason: RefusalReason
  networkHash: string
  hour: Date
  amountCents: number | undefined
  attempts: number
  firstAt: Date
  lastAt: Date
}

/** Adds refusals to what is known of their hour, in one order so that two processes never wait in a circle. */
export async function addRefusals(tx: Tx, counts: readonly RefusalCount[]): Promise<void> {
  const given = counts.map((count) => ({
    call: count.call,
    reason: count.reason,
    network_hash: count.networkHash,
    hour: count.hour,
    amount_cents: count.amountCents ?? null,
    attempts: count.attempts,
    first_at: count.firstAt,
    last_at: count.lastAt,
  }))
  await sql`
    insert into refused_attempts as known
      (call, reason, network_hash, hour_starts_at, amount_cents, attempts, first_at, last_at)
    select call, reason, network_hash, hour, amount_cents, attempts, first_at, last_at
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as refused (
      call text, reason text, network_hash text, hour timestamptz, amount_cents bigint, attempts int,
      first_at timestamptz, last_at timestamptz)
    order by call, reason, network_hash, hour
    on conflict on constraint refused_attempts__once_an_hour do update set
      attempts = known.attempts + excluded.attempts,
      amount_cents = coalesce(excluded.amount_cents, known.amount_cents),
      last_at = greatest(known.last_at, excluded.last_at)`.execute(tx)
}

export type RefusedRow = {
  id: string
  call: string
  reason: string
  network_hash: string
  amount_cents: number | null
  attempts: number
  first_at: Date
  last_at: Date
}

export type RefusedFilters = {
  call?: string | undefined
  reason?: RefusalReason | undefined
  network?: string | undefined
}

function chosen(tx: Tx, { call, reason, network }: RefusedFilters) {
  return tx
    .selectFrom('refused_attempts')
    .$if(call !== undefined, (query) => query.where('call', '=', call ?? ''))
    .$if(reason !== undefined, (query) => query.where('reason', '=', reason ?? ''))
    .$if(network !== undefined, (query) => query.where('network_hash', '=', network ?? ''))
}

/** Some of what was turned away, newest first: so many further on, or behind one. */
export function listRefused(
  tx: Tx,
  filters: RefusedFilters,
  { limit, offset = 0, after }: Partial<RowsAfter<RefusedRow>> & { limit: number; offset?: number },
): Promise<RefusedRow[]> {
  return chosen(tx, filters)
    .$if(after !== undefined, (query) => query.where(isBehind(after)))
    .select(['id', 'call', 'reason', 'network_hash', 'amount_cents', 'attempts', 'first_at', 'last_at'])
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The bound on the instant alone is what the index seeks. */
const isBehind = (row: RefusedRow | undefined) =>
  sql<SqlBool>`last_at <= ${row?.last_at} and (last_at < ${row?.last_at} or id > ${row?.id})`

/** How many rows there are in all. */
export async function countRefused(tx: Tx, filters: RefusedFilters): Promise<number> {
  const { total } = await chosen(tx, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
