import { asLanguage } from '@tower/contract/language.ts'
import type { Message, MessageLine } from '@tower/contract/outreach/inquiry-desk.contract.ts'
import type { MessageLineRow, MessageRow } from './messages.queries.ts'

/** A message as it stands in the list of staff. */
export function viewMessageLine(row: MessageLineRow): MessageLine {
  const { id, kind, status, name, email, organization, excerpt, answered_by, archived_by } = row
  return {
    ...{ id, kind, status, name, email, organization, excerpt, answered_by, archived_by },
    created_at: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    archived_at: row.archived_at?.toISOString() ?? null,
  }
}

/** A message whole. */
export function viewMessage(row: MessageRow): Message {
  const { topic, message, answer } = row
  return { ...viewMessageLine(row), topic, message, answer, locale: asLanguage(row.locale) }
}

export const messagesHeader = [
  ...['Written (UTC)', 'Kind', 'Name', 'Email', 'Organization', 'Topic', 'Message', 'Status'],
  ...['Answered (UTC)', 'Answered by', 'Answer', 'Archived (UTC)', 'Archived by'],
]

/** A message as a line of a file. */
export function viewMessageCells(row: MessageRow): string[] {
  const { kind, name, email, organization, topic, message, status } = row
  return [
    ...[row.created_at.toISOString(), kind, name, email, organization ?? '', topic ?? '', message, status],
    ...[row.answered_at?.toISOString() ?? '', row.answered_by ?? '', row.answer ?? ''],
    ...[row.archived_at?.toISOString() ?? '', row.archived_by ?? ''],
  ]
}
