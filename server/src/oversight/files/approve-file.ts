import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import { updateToApproved } from './files.queries.ts'

/** Staff let a file count, in the transaction of what refers to it. Who may, and the audit row, are the caller's. */
export async function approveFile(
  tx: Tx,
  approval: { fileId: string; staffId: string; at: Date },
): Promise<void> {
  if (!(await updateToApproved(tx, approval))) throw new Refusal('files.not_found')
}
