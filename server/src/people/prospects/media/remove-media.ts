import type { Tx } from '../../../database/database.ts'
import { removeFile } from '../../../oversight/files/remove-file.ts'
import { deleteMedia } from './media.queries.ts'

/** Takes pictures and films away with their files: their addresses end with the commit. */
export async function removeMedia(tx: Tx, which: Parameters<typeof deleteMedia>[1], at: Date): Promise<void> {
  for (const fileId of await deleteMedia(tx, which)) await removeFile(tx, fileId, at)
}
