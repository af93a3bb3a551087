import type { MessageSort } from '@tower/contract/outreach/inquiry-desk.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { everyRow } from '../../../http/every-row.ts'
import { requireDuty } from '../../../http/require-duty.ts'
import { seesFamilies } from '../../../people/identity/accounts/seen-people.ts'
import { isFamilyAddress } from '../../../people/prospects/family-addresses.ts'
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

/** One message, and who of the staff asks for it. */
export type OneMessage = { actor: Pick<Actor, 'role' | 'duties'>; messageId: string }

/** A message with all that staff see of it; one that a family wrote is for those who look after children. */
export async function getMessage(tx: Tx, { actor, messageId }: OneMessage): Promise<MessageRow> {
  return requireShown(tx, actor, await selectMessage(tx, messageId))
}

/** The same, locked until the transaction ends: of two who act on it, the second sees what the first did. */
export async function getMessageForUpdate(tx: Tx, { actor, messageId }: OneMessage): Promise<MessageRow> {
  return requireShown(tx, actor, await selectMessageForUpdate(tx, messageId))
}

async function requireShown(
  tx: Tx,
  actor: OneMessage['actor'],
  message: MessageRow | undefined,
): Promise<MessageRow> {
  if (!message) throw new Refusal('inquiries.not_found')
  if (!seesFamilies(actor.duties) && (await isFamilyAddress(tx, message.email)))
    requireDuty(actor, 'children')
  return message
}

/** What the filters show, the newest first, some rows at a time. */
export const exportMessages = (services: Services, filters: MessageFilters) =>
  everyRow<MessageRow>(services, (tx, stretch) => listMessagesAfter(tx, filters, stretch))
