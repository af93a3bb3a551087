import type { Tx } from '../../database/database.ts'
import { removeFile } from '../../oversight/files/remove-file.ts'
import { deleteTickets, listAttachedTo, listTicketIdsOf } from './erasure.queries.ts'

/** Takes away what a teacher asked, with all that was answered, and what staff attached to it. */
export async function eraseTickets(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await removeTickets(tx, await listTicketIdsOf(tx, userId), at)
}

/** Takes tickets away whole, with the files that were attached to them. */
export async function removeTickets(tx: Tx, ticketIds: readonly string[], at: Date): Promise<void> {
  const attached = await listAttachedTo(tx, ticketIds)
  await deleteTickets(tx, ticketIds)
  for (const { file_id: fileId } of attached) await removeFile(tx, fileId, at)
}
