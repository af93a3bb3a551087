import { messagesInList, type SenderRole, type Visibility } from '@tower/contract/spending/support.ts'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** Whether everything is read, or what the teacher may read. */
export type Scope = 'staff' | 'teacher'

export type AttachmentRow = { fileId: string; name: string; isThere: boolean; hasThumbnail: boolean }

export type MessageRow = {
  id: string
  ticketId: string
  position: number
  body: string
  senderRole: SenderRole
  visibility: Visibility
  author: string | null
  /** A note that came by mail in the teacher's name. */
  isDisproven: boolean
  createdAt: Date
  attachments: AttachmentRow[]
}

const columns = sql`message.id, message.ticket_id as "ticketId", message.position, message.body,
  message.sender_role as "senderRole", message.visibility, coalesce(author.full_name, author.email) as author,
  message.created_at as "createdAt",
  message.visibility = 'internal' and message.came_by = 'mail' as "isDisproven",
  coalesce((select json_agg(json_build_object('fileId', attachment.file_id, 'name', attachment.name,
      'isThere', file.content_hash is not null, 'hasThumbnail', file.thumbnail_hash is not null)
      order by attachment.position)
    from ticket_attachments attachment left join files file on file.id = attachment.file_id
    where attachment.message_id = message.id), '[]'::json) as attachments`

/** What the teacher may read: here, and nowhere else, a note of staff is left out. */
const readableBy = (scope: Scope) =>
  scope === 'staff' ? sql<SqlBool>`true` : sql<SqlBool>`message.visibility <> 'internal'`

/** The whole thread of a ticket, oldest first. */
export async function listMessages(tx: Tx, ticketId: string, scope: Scope): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from ticket_messages message left join users author on author.id = message.author_id
    where message.ticket_id = ${ticketId} and ${readableBy(scope)}
    order by message.position`.execute(tx)
  return rows
}

/** The last messages of each ticket of a page, oldest first. */
export async function listLastMessages(
  tx: Tx,
  ticketIds: readonly string[],
  scope: Scope,
): Promise<MessageRow[]> {
  if (ticketIds.length === 0) return []
  const { rows } = await sql<MessageRow>`
    select ${columns}
    from unnest(${[...ticketIds]}::uuid[]) shown (id)
    cross join lateral (select * from ticket_messages message
      where message.ticket_id = shown.id and ${readableBy(scope)}
      order by message.position desc limit ${sql.lit(messagesInList)}) message
    left join users author on author.id = message.author_id
    order by message.ticket_id, message.position`.execute(tx)
  return rows
}

export type NewMessage = {
  ticketId: string
  position: number
  body: string
  senderRole: SenderRole
  visibility: Visibility
  authorId: string | null
  requestKey: string | null
  mailKey?: string
  at: Date
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<string> {
  const { id } = await tx
    .insertInto('ticket_messages')
    .values({
      ticket_id: message.ticketId,
      position: message.position,
      body: message.body,
      sender_role: message.senderRole,
      visibility: message.visibility,
      author_id: message.authorId,
      request_key: message.requestKey,
      came_by: message.mailKey === undefined ? 'portal' : 'mail',
      mail_key: message.mailKey ?? null,
      created_at: message.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The message that the same form, or the same mail, wrote before. */
export async function findSentBefore(
  tx: Tx,
  sent: { ticketId: string; requestKey: string | null; mailKey: string | undefined },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('ticket_messages')
    .select('id')
    .where('ticket_id', '=', sent.ticketId)
    .where((where) =>
      where.or([where('request_key', '=', sent.requestKey), where('mail_key', '=', sent.mailKey ?? null)]),
    )
    .executeTakeFirst()
  return row?.id
}

/** Whether somebody wrote after a message what the writer of the next should have read. */
export async function isFollowed(
  tx: Tx,
  ticketId: string,
  { messageId, readerId, scope }: { messageId: string; readerId: string; scope: Scope },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ticket_messages message
    where message.ticket_id = ${ticketId} and ${readableBy(scope)} and message.visibility <> 'internal'
      and message.author_id is distinct from ${readerId}
      and message.position > (select position from ticket_messages where id = ${messageId} and ticket_id = ${ticketId})
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Refers to files; false where one of them is in a message already. */
export async function insertAttachments(
  tx: Tx,
  messageId: string,
  files: readonly { fileId: string; name: string }[],
): Promise<boolean> {
  if (files.length === 0) return true
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ticket_attachments')
    .values(
      files.map(({ fileId, name }, position) => ({ file_id: fileId, message_id: messageId, position, name })),
    )
    .onConflict((conflict) => conflict.column('file_id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0) === files.length
}
