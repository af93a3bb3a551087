import type { Tx } from '../../database/database.ts'
import { listInquiriesOf } from './inquiries.queries.ts'

/** What someone wrote to the charity, oldest first. */
export function exportInquiries(tx: Tx, email: string) {
  return listInquiriesOf(tx, email)
}
