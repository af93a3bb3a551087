import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { languages } from '../language.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import { maxAnswerLength, messageKinds, messageSorts, messageStates } from './inquiry-desk.ts'

const Who = z.string().nullable()

/** A message as it stands in the list of staff. */
export const MessageLine = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  status: z.enum(messageStates),
  name: z.string(),
  email: z.string(),
  organization: z.string().nullable(),
  /** The beginning of what was written. */
  excerpt: z.string(),
  created_at: z.string(),
  answered_at: z.string().nullable(),
  /** Null when whoever answered has no account any more. */
  answered_by: Who,
  archived_at: z.string().nullable(),
  archived_by: Who,
})
export type MessageLine = z.infer<typeof MessageLine>

/** A message whole, with its answer. */
export const Message = MessageLine.extend({
  topic: z.string().nullable(),
  message: z.string(),
  locale: z.enum(languages),
  answer: z.string().nullable(),
})
export type Message = z.infer<typeof Message>

const ByMessage = z.object({ messageId: Id })
const Answer = z.string().trim().min(1).max(maxAnswerLength)
const Kept = z.object({ ok: z.literal(true), item: Message })
const filters = {
  /** Part of a name, an address, an organization or of what was written. */
  q: listFilter(z.string().trim().max(320)),
  status: listFilter(z.enum(messageStates)),
  kind: listFilter(z.enum(messageKinds)),
}

/** Staff read, answer and put away what visitors wrote. */
export const inquiryDeskEndpoints = {
  list: endpoint({
    name: 'inquiries.list',
    method: 'GET',
    path: '/api/admin/messages',
    summary: 'Messages of the contact form and of possible partners; those that wait longest come first.',
    access: 'admin',
    duty: 'people',
    query: PageQuery.in.extend({ ...filters, sort: listFilter(z.enum(messageSorts)) }).transform(withPage),
    output: countedPageOf(MessageLine),
    errors: [],
    rateLimit: peoplePages,
  }),
  listCsv: endpoint({
    name: 'inquiries.list-csv',
    method: 'GET',
    path: '/api/admin/messages.csv',
    summary: 'What the filters show of the messages, the newest first, as a file for spreadsheets.',
    access: 'admin',
    duty: 'people',
    query: z.object(filters),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  read: endpoint({
    name: 'inquiries.read',
    method: 'GET',
    path: '/api/admin/messages/:messageId',
    summary: 'A message with all that was written, and its answer.',
    access: 'admin',
    duty: 'people',
    params: ByMessage,
    output: Message,
    errors: ['duties.children_missing', 'inquiries.not_found'],
  }),
  previewAnswer: endpoint({
    name: 'inquiries.preview-answer',
    method: 'POST',
    path: '/api/admin/messages/:messageId/answer-mail',
    summary:
      'The mail that an answer would send, word for word, in the language of the page it was written on.',
    access: 'admin',
    duty: 'people',
    params: ByMessage,
    body: z.object({ answer: Answer }),
    output: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
    errors: ['duties.children_missing', 'inquiries.not_found'],
  }),
  answer: endpoint({
    name: 'inquiries.answer',
    method: 'POST',
    path: '/api/admin/messages/:messageId/answer',
    summary: 'Mails an answer to whoever wrote, once; the words stay with the message.',
    access: 'admin',
    duty: 'people',
    params: ByMessage,
    body: z.object({ answer: Answer }),
    output: Kept,
    errors: ['duties.children_missing', 'inquiries.not_found', 'inquiries.answered'],
  }),
  archive: endpoint({
    name: 'inquiries.archive',
    method: 'POST',
    path: '/api/admin/messages/:messageId/archive',
    summary: 'Puts a message away, answered or not. Nobody is told.',
    access: 'admin',
    duty: 'people',
    params: ByMessage,
    output: Kept,
    errors: ['duties.children_missing', 'inquiries.not_found', 'inquiries.archived'],
  }),
  restore: endpoint({
    name: 'inquiries.restore',
    method: 'POST',
    path: '/api/admin/messages/:messageId/restore',
    summary: 'Takes a message back out of the archive.',
    access: 'admin',
    duty: 'people',
    params: ByMessage,
    output: Kept,
    errors: ['duties.children_missing', 'inquiries.not_found', 'inquiries.not_archived'],
  }),
}
