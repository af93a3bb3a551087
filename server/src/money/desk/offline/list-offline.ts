import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import { type CsvCell, inDollars } from '../../../http/csv.ts'
import type { BoundedTotal } from '../../../database/bounded-total.ts'
import type { Services } from '../../../services.ts'
import { leftAlone } from '../../approvals/let-alone.ts'
import { isReserveLow } from '../../ledger/is-reserve-low.ts'
import { needsSecondPerson } from '../../giving/offline/return-offline-gift.ts'
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
  'Giver',
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

/** Who reads, and how much they may let out alone now. */
export type Reader = { userId: string; aloneCents: number }

/** How much of money that came another way somebody may give back alone: nothing while the reserve is low. */
export function readReader(services: Services, userId: string): Promise<Reader> {
  const at = services.clock.now()
  return services.database.read(async (tx) => {
    const isLow = await isReserveLow(services, tx)
    return { userId, aloneCents: isLow ? 0 : await leftAlone(services, tx, { userId, at }) }
  })
}

/** An offline gift as staff see it. */
export function viewOffline(
  services: Pick<Services, 'config'>,
  row: OfflineRow,
  reader: Reader,
): DeskOfflineGift {
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
    payment_id: row.payment_id,
    return_needs_second:
      needsSecondPerson(services, row.amount_cents) ||
      row.amount_cents > reader.aloneCents ||
      (!services.config.STAFF_OF_ONE && row.taken_by_ids.includes(reader.userId)),
    return_asked: viewAsked(row),
  }
}

function viewAsked(row: OfflineRow): DeskOfflineGift['return_asked'] {
  const { return_asked_by: by, return_asked_by_id: byId, return_asked_at: at, return_reason: reason } = row
  if (by === null || byId === null || at === null) return null
  return { by, by_id: byId, at: at.toISOString(), reason: reason ?? '' }
}
