import type { Tx } from '../../../database/database.ts'
import type { ProviderPayout } from '../../../payments/balance-reports.ts'

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
