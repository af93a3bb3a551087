import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { ProviderPayout } from '../../../payments/balance-reports.ts'

/** One that arrived comes back by a movement, which another list tells: until it is known there, it stands as paid. */
const statusAsMoved = sql<string>`case when payouts.status <> 'paid' or excluded.status = 'paid'
  or exists (select from balance_movements where kind = 'payout_failure' and source_id = payouts.id)
  or exists (select from payout_lines where kind = 'payout_failure' and source_id = payouts.id)
  then excluded.status else payouts.status end`

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
        status: statusAsMoved,
        is_itemized: eb.ref('excluded.is_itemized'),
        arrives_at: sql<Date>`case when payouts.status in ('paid', 'failed', 'canceled') then payouts.arrives_at
          else excluded.arrives_at end`,
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
