import { ticketAttachment } from '@tower/contract/spending/support.ts'
import type { Tx } from '../../database/database.ts'
import { attachFile } from '../../oversight/files/attach-file.ts'
import { Refusal } from '../../refusal.ts'
import { insertAttachments, insertMessage, type NewMessage } from './ticket-messages.queries.ts'
import { updateMessageCount } from './tickets.queries.ts'

export type Attachment = { file_id: string; name: string }

/** Writes a message with its files, which are its writer's own. The ticket's row is locked, or its own. */
export async function keepMessage(
  tx: Tx,
  { attachments, ...message }: NewMessage & { attachments: readonly Attachment[] },
): Promise<string> {
  const { authorId, at } = message
  const messageId = await insertMessage(tx, message)
  const files = attachments.map(({ file_id: fileId, name }) => ({ fileId, name }))
  if (authorId !== null)
    for (const { fileId } of files)
      await attachFile(tx, { fileId, ownerId: authorId, rule: ticketAttachment, at })
  if (!(await insertAttachments(tx, messageId, files))) throw new Refusal('files.not_found')
  await updateMessageCount(tx, message.ticketId, message.position)
  return messageId
}
