import { z } from 'zod'
import { oneLine } from '../name.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { UploadedFile } from '../oversight/files.contract.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import {
  maxAttachments,
  maxCategoryLength,
  maxFileNameLength,
  maxSubjectLength,
  maxTicketMessageLength,
  numaStates,
  senderRoles,
  ticketAttachment,
  ticketPriorities,
  ticketSorts,
  ticketStatuses,
  usualCategory,
  visibilities,
} from './support.ts'

/** A file in a message. Its addresses work for ten minutes; null once it is gone. */
export const TicketFile = z.strictObject({
  file_id: Id,
  name: z.string(),
  url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
})

export const TicketMessage = z.strictObject({
  id: Id,
  body: z.string(),
  sender_role: z.enum(senderRoles),
  visibility: z.enum(visibilities),
  created_at: z.string(),
  /** Which of the staff wrote it, for staff alone; null where nobody is to be named. */
  author: z.string().nullable(),
  /** A note for staff: it came by mail in the teacher's name, and was found to be from elsewhere. */
  is_disproven: z.boolean(),
  attachments: z.array(TicketFile),
})
export type TicketMessage = z.infer<typeof TicketMessage>

/** A ticket. What staff alone may know of it is null for its teacher. */
export const Ticket = z.strictObject({
  id: Id,
  subject: z.string(),
  status: z.enum(ticketStatuses),
  priority: z.enum(ticketPriorities),
  category: z.string(),
  numa_state: z.enum(numaStates),
  created_at: z.string(),
  updated_at: z.string(),
  /** Whether an answer waits to be read by its teacher. */
  unread: z.boolean(),
  /** Oldest first. A list has the last of them. */
  ticket_messages: z.array(TicketMessage),
  assignee_id: Id.nullable(),
  resolved_notes: z.string().nullable(),
  staff: z
    .strictObject({
      teacher: z.strictObject({ id: Id, name: z.string().nullable(), email: z.string() }),
      assignee: z.string().nullable(),
      /** Since when its teacher waits for an answer. */
      waiting_since: z.string().nullable(),
      /** Who of the staff changed it last. */
      changed_by: z.string().nullable(),
      suggestion: z.strictObject({ answer: z.string(), sources: z.array(z.string()) }).nullable(),
    })
    .nullable(),
})
export type Ticket = z.infer<typeof Ticket>

const Body = z.string().trim().min(1).max(maxTicketMessageLength)
const Attachments = z
  .array(z.object({ file_id: Id, name: z.string().trim().min(1).max(maxFileNameLength) }))
  .max(maxAttachments)
  .default([])
const ByTicket = z.object({ ticketId: Id })
const ten = { windowSeconds: 600, per: 'account' } as const

/** Tickets, for both sides of the desk: teachers see and write their own alone. */
export const supportEndpoints = {
  list: endpoint({
    name: 'support.list',
    method: 'GET',
    path: '/.netlify/functions/tickets-list',
    summary:
      'A teacher’s own tickets; all of them for staff, who may filter. Those that wait longest come first for staff.',
    access: 'teacher or staff',
    duty: 'people',
    query: PageQuery.in
      .extend({
        status: listFilter(z.enum(ticketStatuses)),
        priority: listFilter(z.enum(ticketPriorities)),
        /** `none` are those that nobody took. */
        assignee_id: listFilter(z.union([z.literal('none'), Id])),
        /** The beginning of words of a subject, a category, a name, or of an address. */
        q: listFilter(z.string().trim().max(320)),
        sort: listFilter(z.enum(ticketSorts)),
      })
      .transform(withPage),
    output: countedPageOf(Ticket),
    errors: [],
    rateLimit: peoplePages,
  }),
  read: endpoint({
    name: 'support.read',
    method: 'GET',
    path: '/api/tickets/:ticketId',
    summary: 'A ticket with its whole thread.',
    access: 'teacher or staff',
    duty: 'people',
    params: ByTicket,
    output: z.object({ ticket: Ticket }),
    errors: ['support.not_found'],
  }),
  create: endpoint({
    name: 'support.create',
    method: 'POST',
    path: '/.netlify/functions/tickets-create',
    summary: 'Opens a ticket. The same `request_key` opens it once.',
    access: 'teacher',
    body: z.object({
      subject: oneLine(maxSubjectLength).min(1),
      message: Body,
      priority: z.enum(ticketPriorities).default('normal'),
      category: oneLine(maxCategoryLength)
        .transform((words) => words || usualCategory)
        .default(usualCategory),
      request_key: Id.optional(),
      attachments: Attachments,
    }),
    output: z.object({ ticket: Ticket }),
    errors: ['files.not_found'],
    rateLimit: { max: 20, ...ten },
  }),
  message: endpoint({
    name: 'support.message',
    method: 'POST',
    path: '/.netlify/functions/tickets-message',
    summary:
      'Writes into a ticket. A teacher’s message is public; staff write publicly, as NUMA, or a note that only staff see. `after_message_id` is the last one its writer read: where another came since, nothing is sent.',
    access: 'teacher or staff',
    duty: 'people',
    body: z.object({
      ticket_id: Id,
      message: Body,
      internal: z.boolean().optional(),
      visibility: z.enum(visibilities).optional(),
      sender_role: z.enum(senderRoles).optional(),
      request_key: Id.optional(),
      after_message_id: Id.optional(),
      attachments: Attachments,
      /** The answer that NUMA suggested, as it was or changed. */
      uses_suggestion: z.boolean().optional(),
    }),
    output: z.object({ message: TicketMessage, ticket: Ticket }),
    errors: ['support.not_found', 'support.thread_full', 'support.answered_meanwhile', 'files.not_found'],
    rateLimit: { max: 120, ...ten },
  }),
  attach: endpoint({
    name: 'support.attach',
    method: 'POST',
    path: '/api/tickets/attachments',
    summary: 'Takes in a picture or a PDF for a message that is being written.',
    access: 'teacher or staff',
    duty: 'people',
    upload: ticketAttachment,
    output: UploadedFile,
    errors: [],
    rateLimit: { max: 60, windowSeconds: 3_600, per: 'account' },
  }),
  see: endpoint({
    name: 'support.see',
    method: 'POST',
    path: '/api/tickets/:ticketId/seen',
    summary: 'The teacher has read the answers of their ticket.',
    access: 'teacher',
    params: ByTicket,
    output: z.object({ ok: z.literal(true) }),
    errors: ['support.not_found'],
    rateLimit: { max: 300, ...ten },
  }),
}
