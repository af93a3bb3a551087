import { z } from 'zod'
import { oneLine } from '../name.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { listFilter } from '../page.contract.ts'
import { Ticket } from './support.contract.ts'
import {
  maxCategoryLength,
  maxSavedReplyTitleLength,
  maxTicketMessageLength,
  ticketPriorities,
  ticketSorts,
  ticketStatuses,
} from './support.ts'

const ByTicket = z.object({ ticketId: Id })
const perStaff = { max: 240, windowSeconds: 600, per: 'account' } as const

export const SavedReply = z.object({ id: Id, title: z.string(), body: z.string() })
export type SavedReply = z.infer<typeof SavedReply>

/** What staff alone do with tickets. */
export const supportDeskEndpoints = {
  change: endpoint({
    name: 'support.change',
    method: 'POST',
    path: '/.netlify/functions/tickets-status',
    summary:
      'Changes a ticket’s status, priority, category or assignee. With `seen_at`, the `updated_at` it was read with, nothing changes where somebody else was faster.',
    access: 'admin',
    duty: 'people',
    body: z
      .object({
        ticket_id: Id,
        status: z.enum(ticketStatuses).optional(),
        priority: z.enum(ticketPriorities).optional(),
        category: oneLine(maxCategoryLength).min(1).optional(),
        assignee_id: Id.nullable().optional(),
        resolved_notes: z.string().trim().max(maxTicketMessageLength).nullable().optional(),
        seen_at: z.iso.datetime().optional(),
      })
      .refine(
        ({ ticket_id: _, seen_at: __, ...change }) =>
          Object.values(change).some((value) => value !== undefined),
        'Nothing to change.',
      ),
    output: z.object({ ticket: Ticket }),
    errors: ['support.not_found', 'support.not_staff', 'support.changed_meanwhile'],
    rateLimit: perStaff,
  }),
  staff: endpoint({
    name: 'support.list-staff',
    method: 'GET',
    path: '/api/admin/tickets/staff',
    summary: 'To whom tickets can be assigned.',
    access: 'admin',
    duty: 'people',
    output: z.object({ items: z.array(z.object({ id: Id, name: z.string() })) }),
    errors: [],
    rateLimit: peoplePages,
  }),
  exportList: endpoint({
    name: 'support.export',
    method: 'GET',
    path: '/api/admin/tickets.csv',
    summary: 'The tickets that the filters show, for spreadsheets, without their messages.',
    access: 'admin',
    duty: 'people',
    query: z.object({
      status: listFilter(z.enum(ticketStatuses)),
      priority: listFilter(z.enum(ticketPriorities)),
      assignee_id: listFilter(z.union([z.literal('none'), Id])),
      q: listFilter(z.string().trim().max(320)),
      sort: listFilter(z.enum(ticketSorts)),
    }),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  answering: endpoint({
    name: 'support.show-answering',
    method: 'POST',
    path: '/api/admin/tickets/:ticketId/answering',
    summary: 'Shows the others for some seconds that its caller is writing an answer.',
    access: 'admin',
    duty: 'people',
    params: ByTicket,
    output: z.object({ ok: z.literal(true) }),
    errors: ['support.not_found'],
    rateLimit: { max: 300, windowSeconds: 600, per: 'account' },
  }),
  dropSuggestion: endpoint({
    name: 'support.drop-suggestion',
    method: 'POST',
    path: '/api/admin/tickets/:ticketId/suggestion/drop',
    summary: 'Takes the answer away that NUMA suggested.',
    access: 'admin',
    duty: 'people',
    params: ByTicket,
    output: z.object({ ticket: Ticket }),
    errors: ['support.not_found'],
    rateLimit: perStaff,
  }),
  savedReplies: endpoint({
    name: 'support.list-saved-replies',
    method: 'GET',
    path: '/api/admin/saved-replies',
    summary: 'The answers that staff keep for questions that come again.',
    access: 'admin',
    duty: 'people',
    output: z.object({ items: z.array(SavedReply) }),
    errors: [],
  }),
  saveReply: endpoint({
    name: 'support.save-reply',
    method: 'POST',
    path: '/api/admin/saved-replies',
    summary: 'Keeps an answer under a title, or changes the one with this id.',
    access: 'admin',
    duty: 'people',
    body: z.object({
      id: Id.optional(),
      title: oneLine(maxSavedReplyTitleLength).min(1),
      body: z.string().trim().min(1).max(maxTicketMessageLength),
    }),
    output: z.object({ item: SavedReply }),
    errors: ['support.reply_not_found', 'support.title_taken'],
    rateLimit: perStaff,
  }),
  removeReply: endpoint({
    name: 'support.remove-reply',
    method: 'DELETE',
    path: '/api/admin/saved-replies/:replyId',
    summary: 'Takes a saved reply away.',
    access: 'admin',
    duty: 'people',
    params: z.object({ replyId: Id }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['support.reply_not_found'],
    rateLimit: perStaff,
  }),
}
