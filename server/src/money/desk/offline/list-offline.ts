import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { z } from 'zod'
import { type CsvCell, inDollars } from '../../../http/csv.ts'
import type { BoundedTotal } from '../../../database/bounded-total.ts'
import type { Services } from '../../../services.ts'
import { countOffline, listOffline, type OfflineFilters, type OfflineRow } from './offline-list.queries.ts'

/** A page of the gifts that come another way than through the payment provider. */
export function listOfflineGifts(
  services: Services,
  { filters, page: { page, pageSize } }: { filters: OfflineFilters; page: PageQuery },
): Promise<{ rows: OfflineRow[] } & BoundedTotal> {
  return services.database.read(async (tx) => {
    const rows = await listOffline(tx, filters, { limit: pageSize, offset: (page - 1) * pageSize })
    return { rows, ...(await countOffline(tx, filters)) }
  })
}

const rowsAtOnce = 1_000

/** What the filters show, the last entered first, some rows at a time: no connection waits for a slow reader. */
export async function* exportOfflineGifts(
  services: Services,
  filters: OfflineFilters,
): AsyncGenerator<OfflineRow[]> {
  let before: { at: Date; id: string } | undefined
  for (;;) {
    const stretch = { before, limit: rowsAtOnce }
    const rows = await services.database.read((tx) => listOffline(tx, filters, stretch))
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    before = { at: last.entered_at, id: last.id }
  }
}

export const offlineHeader = [
  'Entered (UTC)',
  'Day of the gift',
  'Kind',
  'Number',
  'State',
  'Donor',
  'Email',
  'Destination',
  'Amount',
  'Note',
  'Entered by',
  'Decided by',
  'Decided (UTC)',
]

/** An offline gift as a line of a file; money in dollars. */
export function viewOfflineLine(row: OfflineRow): CsvCell[] {
  return [
    row.entered_at.toISOString(),
    row.given_on,
    row.kind,
    row.reference,
    row.state,
    row.donor_name ?? '',
    row.email ?? '',
    row.destination,
    inDollars(row.amount_cents),
    row.note ?? '',
    row.entered_by,
    row.decided_by ?? '',
    row.decided_at?.toISOString() ?? '',
  ]
}

/** An offline gift as staff see it. */
export function viewOffline(row: OfflineRow): z.input<typeof DeskOfflineGift> {
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
    received_by: row.received_by,
    received_at: row.received_at?.toISOString() ?? null,
    decided_by: row.decided_by,
    decided_at: row.decided_at?.toISOString() ?? null,
    agreed: row.agreed_by === null ? null : { by: row.agreed_by },
    payment_id: row.payment_id,
    donor_id: row.donor_id,
    has_picture: row.has_picture,
    approval: row.approval_id === null ? null : viewWaiting(row, row.approval_id),
  }
}

function viewWaiting({ amount_cents, approval_asked_at, entered_at }: OfflineRow, id: string) {
  const asked_at = approval_asked_at ?? entered_at
  return { id, state: 'waiting', amount_cents, asked_at, note: null } as const
}
