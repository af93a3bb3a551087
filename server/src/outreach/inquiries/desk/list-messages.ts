import type { MessageSort } from '@tower/contract/outreach/inquiry-desk.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { everyRow } from '../../../http/every-row.ts'
import { Refusal } from '../../../refusal.ts'
import type { BoundedTotal } from '../../../database/bounded-total.ts'
import type { Services } from '../../../services.ts'
import {
  listMessageRows,
  listMessagesAfter,
  selectMessage,
  selectMessageForUpdate,
  type MessageFilters,
  type MessageLineRow,
  type MessageRow,
} from './messages.queries.ts'

export type ListMessages = { filters: MessageFilters; sort: MessageSort; page: PageQuery }

/** A page of what visitors wrote. */
export function listMessages(
  services: Services,
  { filters, sort, page: { page, pageSize } }: ListMessages,
): Promise<{ rows: MessageLineRow[] } & BoundedTotal> {
  return services.database.read((tx) =>
    listMessageRows(tx, filters, { sort, limit: pageSize, offset: (page - 1) * pageSize }),
  )
}

/** A message with all that staff see of it. */
export async function getMessage(tx: Tx, messageId: string): Promise<MessageRow> {
  const message = await selectMessage(tx, messageId)
  if (!message) throw new Refusal('inquiries.not_found')
  return message
}

/** The same, locked until the transaction ends: of two who act on it, the second sees what the first did. */
export async function getMessageForUpdate(tx: Tx, messageId: string): Promise<MessageRow> {
  const message = await selectMessageForUpdate(tx, messageId)
  if (!message) throw new Refusal('inquiries.not_found')
  return message
}

/** What the filters show, the newest first, some rows at a time. */
export const exportMessages = (services: Services, filters: MessageFilters) =>
  everyRow<MessageRow>(services, (tx, stretch) => listMessagesAfter(tx, filters, stretch))
