import type { Tx } from '../../database/database.ts'
import { updateToRemoved } from './files.queries.ts'

/** Takes a file away, in the transaction of what referred to it: its addresses end at once, its bytes with the next sweep. */
export async function removeFile(tx: Tx, fileId: string, at: Date): Promise<void> {
  await updateToRemoved(tx, { fileIds: [fileId] }, at)
}
