import type { UploadRule } from '../oversight/files.ts'

export const ticketStatuses = ['open', 'pending', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

/** Where a ticket stands with NUMA: the server alone says so. */
export const numaStates = ['triage', 'answered', 'escalated', 'resolved'] as const
export type NumaState = (typeof numaStates)[number]

export const senderRoles = ['teacher', 'admin', 'numa'] as const
export type SenderRole = (typeof senderRoles)[number]

/** `internal` is for staff alone; what NUMA says is visible to the teacher. */
export const visibilities = ['public', 'internal', 'numa'] as const
export type Visibility = (typeof visibilities)[number]

/** What forms offer; a category can be any few words. */
export const ticketCategories = [
  'general',
  'budget',
  'orders',
  'reimbursements',
  'cards',
  'classroom',
  'account',
] as const
export type TicketCategory = (typeof ticketCategories)[number]

/** The category of a ticket whose teacher chose none: the only one that NUMA may replace. */
export const usualCategory = 'general' satisfies TicketCategory

export const ticketSorts = ['waiting', '-updated', '-created', 'created'] as const
export type TicketSort = (typeof ticketSorts)[number]

export const maxSubjectLength = 200
export const maxTicketMessageLength = 5_000
export const maxCategoryLength = 60
export const maxSavedReplyTitleLength = 80
/** A thread that grows longer goes on in a ticket of its own. */
export const maxTicketMessages = 200
export const maxAttachments = 5
export const maxFileNameLength = 120
/** So many of a ticket's messages stand in a list; the ticket itself has all of them. */
export const messagesInList = 20
/** Lists count no further. */
export const mostTicketsCounted = 1_000

/** The largest mail that is taken; its files are left out. */
export const mostMailBytes = 2_000_000

/** How long a sign that somebody is answering holds, and how often it is given. */
export const answeringHoldsMs = 12_000
export const answeringEveryMs = 5_000

/** Pictures and PDFs in a message. */
export const ticketAttachment = {
  purpose: 'ticket_attachment',
  kinds: ['jpeg', 'png', 'webp', 'gif', 'pdf'],
  mostBytes: 10_000_000,
  seenBy: 'by link',
  waitsForStaff: false,
} as const satisfies UploadRule

export const supportErrors = {
  'support.not_found': { status: 404, sentence: 'This ticket does not exist.' },
  'support.thread_full': {
    status: 409,
    sentence: 'This ticket has as many messages as it can hold. Please open a new one.',
  },
  'support.answered_meanwhile': {
    status: 409,
    sentence: 'Somebody wrote in this ticket while you did. Read it, then send your answer or change it.',
  },
  'support.changed_meanwhile': {
    status: 409,
    sentence: 'This ticket changed while you looked at it.',
  },
  'support.not_staff': { status: 400, sentence: 'Tickets are assigned to staff.' },
  'support.title_taken': { status: 409, sentence: 'A saved reply has this title already.' },
  'support.mail_unsigned': { status: 401, sentence: 'This mail is not signed as it has to be.' },
  'support.reply_not_found': { status: 404, sentence: 'This saved reply does not exist.' },
} as const
