import { mostCounted } from '@tower/contract/page.ts'
import type { PayoutAgreement, PayoutSort, PayoutStatus } from '@tower/contract/money/closing.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { ProviderPayout } from '../../../payments/balance-reports.ts'
import { payoutDiffers } from './payout-differs.ts'

export type PayoutRow = {
  id: string
  amount_cents: number
  currency: string
  status: PayoutStatus
  agreement: PayoutAgreement
  is_automatic: boolean
  created_at: Date
  arrives_at: Date
}

/** Keeps payouts as the provider's list tells them now. What one is made of is asked for once. */
export async function upsertPayouts(tx: Tx, payouts: readonly ProviderPayout[]): Promise<void> {
  if (payouts.length === 0) return
  const ordered = [...payouts].sort((a, b) => (a.payoutId < b.payoutId ? -1 : 1))
  await tx
    .insertInto('payouts')
    .values(
      ordered.map((payout) => ({
        id: payout.payoutId,
        amount_cents: payout.amountCents,
        currency: payout.currency,
        status: payout.status,
        is_automatic: payout.isAutomatic,
        is_itemized: payout.isItemized,
        created_at: payout.createdAt,
        arrives_at: payout.arrivesAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        is_itemized: eb.ref('excluded.is_itemized'),
        arrives_at: eb.ref('excluded.arrives_at'),
      })),
    )
    .execute()
}

/** When the newest payout that is kept began. */
export async function findNewest(tx: Tx): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('payouts')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

/** Payouts of which the provider says what they are made of, and that was not kept yet. */
export async function listUnread(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('payouts')
    .select('id')
    .where('agreed_at', 'is', null)
    .where('is_itemized', '=', true)
    .where('lines_kept_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id }) => id)
}

export async function markLinesKept(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ lines_kept_at: at })
    .where('id', '=', id)
    .where('lines_kept_at', 'is', null)
    .execute()
}

export type OpenPayout = {
  id: string
  amount_cents: number
  is_automatic: boolean
  lines_kept_at: Date | null
  arrives_at: Date
}

/** Payouts that can be compared with the books and did not agree so far. */
export function listOpen(tx: Tx): Promise<OpenPayout[]> {
  return tx
    .selectFrom('payouts')
    .select(['id', 'amount_cents', 'is_automatic', 'lines_kept_at', 'arrives_at'])
    .where('agreed_at', 'is', null)
    .where((eb) => eb.or([eb('lines_kept_at', 'is not', null), eb('is_automatic', '=', false)]))
    .orderBy('created_at')
    .execute()
}

export async function markAgreed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ agreed_at: at })
    .where('id', '=', id)
    .where('agreed_at', 'is', null)
    .execute()
}

const agreement = sql`case when agreed_at is not null then 'agrees'
  when lines_kept_at is null and is_automatic then 'waiting' else 'differs' end`
const columns = sql`id, amount_cents, currency, status, ${agreement} as agreement, is_automatic, created_at, arrives_at`

const ofAgreement: Record<PayoutAgreement, RawBuilder<unknown>> = {
  agrees: sql`agreed_at is not null`,
  waiting: sql`agreed_at is null and lines_kept_at is null and is_automatic`,
  differs: payoutDiffers,
}

const orders: Record<PayoutSort, RawBuilder<unknown>> = {
  '-date': sql`created_at desc, id desc`,
  date: sql`created_at, id`,
  '-amount': sql`amount_cents desc, created_at desc, id desc`,
  amount: sql`amount_cents, created_at, id`,
}

export type PayoutFilters = {
  q: string | undefined
  agreement: PayoutAgreement | undefined
  from: Date | undefined
  until: Date | undefined
}

/** One page of the payouts that the filters show. */
export async function listPayoutRows(
  tx: Tx,
  filters: PayoutFilters,
  page: { sort: PayoutSort; limit: number; offset: number },
): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`select ${columns} from payouts where ${matches(filters)}
    order by ${orders[page.sort]} limit ${page.limit} offset ${page.offset}`.execute(tx)
  return rows
}

/** The payouts that follow one, the newest first. */
export async function listPayoutsAfter(
  tx: Tx,
  filters: PayoutFilters,
  { after, limit }: { after: Pick<PayoutRow, 'id' | 'created_at'> | undefined; limit: number },
): Promise<PayoutRow[]> {
  const isAfter = after
    ? sql`and (created_at, id) < (${after.created_at}::timestamptz, ${after.id}::text)`
    : sql``
  const { rows } = await sql<PayoutRow>`select ${columns} from payouts where ${matches(filters)} ${isAfter}
    order by ${orders['-date']} limit ${limit}`.execute(tx)
  return rows
}

/** How many the filters show, counted up to a bound. */
export async function countPayouts(tx: Tx, filters: PayoutFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from payouts where ${matches(filters)} limit ${sql.lit(mostCounted + 1)}) shown`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function findPayout(tx: Tx, id: string): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`select ${columns} from payouts where id = ${id}`.execute(tx)
  return rows[0]
}

function matches({ q, agreement: state, from, until }: PayoutFilters): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (q) conditions.push(sql`starts_with(id, ${q})`)
  if (state) conditions.push(ofAgreement[state])
  if (from) conditions.push(sql`created_at >= ${from}`)
  if (until) conditions.push(sql`created_at < ${until}`)
  return sql.join(conditions, sql` and `)
}
