import type { PaymentSort } from '@tower/contract/money/desk.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { Services } from '../../../services.ts'
import {
  countPayments,
  type DeskPaymentRow,
  listPaymentRows,
  listPaymentsBefore,
  type PaymentFilters,
} from './payment-rows.queries.ts'

export type ListPayments = { filters: PaymentFilters; sort: PaymentSort; page: PageQuery }
export type PaymentsPage = { rows: DeskPaymentRow[]; total: number; hasMore: boolean }

/** A page of the payments that staff look for. Beyond a bound they are not counted, and a search goes through some givers. */
export function listPayments(
  services: Services,
  { filters, sort, page: { page, pageSize } }: ListPayments,
): Promise<PaymentsPage> {
  return services.database.read(async (tx) => {
    const rows = await listPaymentRows(tx, filters, { sort, limit: pageSize, offset: (page - 1) * pageSize })
    return { rows, ...(await countPayments(tx, filters)) }
  })
}

const rowsAtOnce = 1_000

/** What the filters show, the newest first, some rows at a time: no connection waits for a slow reader. */
export async function* exportPayments(
  services: Services,
  filters: PaymentFilters,
): AsyncGenerator<DeskPaymentRow[]> {
  let before: { at: Date; id: string } | undefined
  for (;;) {
    const rows = await services.database.read((tx) =>
      listPaymentsBefore(tx, filters, { before, limit: rowsAtOnce }),
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    before = { at: last.settled_at, id: last.id }
  }
}
