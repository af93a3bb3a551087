import { findTickets } from './found-tickets.queries.ts'
import { listTicketsOf } from './about-tickets.queries.ts'
import { paths } from '@tower/contract/pages.ts'
import { supportMailEndpoints } from '@tower/contract/spending/support-mail.contract.ts'
import { supportTopics } from '@tower/contract/spending/support.topics.ts'
import type { Declares, Domain } from '../../domain.ts'
import { hour } from '../../scheduled-job.ts'
import { eraseTickets } from './erase-tickets.ts'
import { exportOwnTickets } from './export-own-tickets.ts'
import { letGoOfTickets } from './let-go-of-tickets.ts'
import { supportInvariants } from './support-invariants.ts'
import { ticketAnswerMail } from './ticket-answer-mail.ts'
import { listWaitingTickets } from './waiting-tickets.queries.ts'

const declares = {
  mails: { ticket_answer: { write: ticketAnswerMail, isSealed: true } },
  notices: ['ticket'],
  auditActions: [
    'support.answered',
    'support.noted',
    'support.changed',
    'support.suggestion_dropped',
    'support.reply_kept',
    'support.reply_removed',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    support: typeof declares
  }
}

/** What teachers ask staff, and what they are answered. */
export const support = {
  name: 'support',
  floor: 4,
  duty: 'people',
  ...declares,
  owns: {
    tickets: 'deleted',
    ticket_messages: 'deleted',
    ticket_attachments: 'deleted',
    ticket_triage: 'deleted',
    saved_replies: 'deleted',
  },
  keeps: {
    tickets: ['tickets', 'ticket_messages', 'ticket_attachments', 'ticket_triage'],
    nobody: ['saved_replies'],
  },
  reads: ['files', 'staff_duties', 'users'],
  routes: async () => (await import('./support.routes.ts')).supportRoutes,
  openCalls: [{ call: supportMailEndpoints.receive, guard: 'none' }],
  liveTopics: supportTopics,
  invariants: supportInvariants,
  aboutPerson: [
    { kind: 'ticket', list: listTicketsOf, leadsTo: ({ id }) => `${paths.adminTickets}?ticket=${id}` },
  ],
  searchable: [
    { kind: 'ticket', find: findTickets, leadsTo: ({ id }) => `${paths.adminTickets}?ticket=${id}` },
  ],
  waiting: [
    { kind: 'ticket', list: listWaitingTickets, leadsTo: (id) => `${paths.adminTickets}?ticket=${id}` },
  ],
  expiry: { jobs: { tickets: 'support.let_go' } },
  jobs: [
    {
      name: 'support.let_go',
      cron: '10 5 * * *',
      withinSeconds: hour,
      mayTakeSeconds: hour,
      run: letGoOfTickets,
    },
  ],
  personalData: [
    {
      name: 'tickets',
      erase: (_, tx, traces) => eraseTickets(tx, traces),
      export: (_, tx, { userId }) => exportOwnTickets(tx, userId),
      place: 120,
    },
  ],
} as const satisfies Domain
