import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import { mostCounted } from '@tower/contract/money/desk.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { Services } from '../../../services.ts'
import { countOffline, listOffline, type OfflineFilters, type OfflineRow } from './offline-list.queries.ts'

/** A page of the gifts that come another way than through the payment provider. */
export function listOfflineGifts(
  services: Services,
  { filters, page: { page, pageSize } }: { filters: OfflineFilters; page: PageQuery },
): Promise<{ rows: OfflineRow[]; total: number; hasMore: boolean }> {
  return services.database.read(async (tx) => {
    const rows = await listOffline(tx, filters, { limit: pageSize, offset: (page - 1) * pageSize })
    const counted = await countOffline(tx, filters)
    return { rows, total: Math.min(counted, mostCounted), hasMore: counted > mostCounted }
  })
}

/** An offline gift as staff see it. */
export function viewOffline(row: OfflineRow): DeskOfflineGift {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    amount_cents: row.amount_cents,
    reference: row.reference,
    email: row.email,
    donor_name: row.donor_name,
    destination: row.destination,
    given_on: row.given_on,
    note: row.note,
    entered_by: row.entered_by,
    entered_at: row.entered_at.toISOString(),
    decided_by: row.decided_by,
    decided_at: row.decided_at?.toISOString() ?? null,
    payment_id: row.payment_id,
  }
}
