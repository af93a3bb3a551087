import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { Services } from '../../../services.ts'
import { listReceiptRows, type ReceiptRow } from './receipts.queries.ts'

export type ListReceipts = { teacherId: string; unusedOnly: boolean; page: PageQuery }

/** A page of the receipts that a teacher uploaded. */
export function listReceipts(
  services: Services,
  { page: { page, pageSize }, ...chosen }: ListReceipts,
): Promise<{ rows: ReceiptRow[]; total: number }> {
  return services.database.read((tx) =>
    listReceiptRows(tx, chosen, { limit: pageSize, offset: (page - 1) * pageSize }),
  )
}
