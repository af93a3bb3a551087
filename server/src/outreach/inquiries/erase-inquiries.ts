import type { Tx } from '../../database/database.ts'
import { deleteInquiriesOf } from './inquiries.queries.ts'

/** Deletes what someone wrote to the charity: it is theirs from the first word to the last. */
export function eraseInquiries(tx: Tx, addresses: readonly string[]): Promise<void> {
  return deleteInquiriesOf(tx, addresses)
}
