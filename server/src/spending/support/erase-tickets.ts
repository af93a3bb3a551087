import type { Tx } from '../../database/database.ts'
import { removeFile } from '../../oversight/files/remove-file.ts'
import { deleteTicketsOf, listAttachedTo } from './erasure.queries.ts'

/** Takes away what a teacher asked, with all that was answered, and what staff attached to it. */
export async function eraseTickets(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  const attached = await listAttachedTo(tx, userId)
  await deleteTicketsOf(tx, userId)
  for (const { file_id: fileId } of attached) await removeFile(tx, fileId, at)
}
