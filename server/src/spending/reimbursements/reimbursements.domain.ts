import { findRequests } from './found-requests.queries.ts'
import { bounceOf, readBounce } from './desk/bounces.queries.ts'
import { recordApprovedBounce } from './desk/record-bounce.ts'
import { readPaying } from './desk/paying.queries.ts'
import { listRequestsOf } from './about-requests.queries.ts'
import { paths } from '@tower/contract/pages.ts'
import { reimbursementTopics } from '@tower/contract/spending/reimbursements.topics.ts'
import type { Declares, Domain } from '../../domain.ts'
import { hour } from '../../scheduled-job.ts'
import { eraseRequests } from './erase-requests.ts'
import { exportOwnRequests } from './export-own-requests.ts'
import { sweepReceipts } from './receipts/sweep-receipts.ts'
import { reimbursementInvariants } from './reimbursement-invariants.ts'
import { reimbursementMail } from './requests/reimbursement-mail.ts'
import { listWaitingRequests } from './requests/waiting-requests.queries.ts'

const declares = {
  mails: { reimbursement_decided: { write: reimbursementMail } },
  notices: ['reimbursement'],
  auditActions: [
    'reimbursements.approved',
    'reimbursements.rejected',
    'reimbursements.returned',
    'reimbursements.paid',
    'reimbursements.bounced',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    reimbursements: typeof declares
  }
}

const leadsTo = (id: string) => `${paths.adminReimbursements}?request=${id}`

/** What teachers paid themselves and are paid back. */
export const reimbursements = {
  name: 'reimbursements',
  floor: 4,
  duty: 'money',
  ...declares,
  owns: {
    purchase_requests: 'deleted',
    purchase_request_items: 'deleted',
    purchase_request_events: 'changed',
    reimbursements: 'deleted',
    reimbursement_payment_files: 'appended',
    reimbursement_payouts: 'deleted',
    reimbursement_returned_payouts: 'changed',
  },
  keeps: {
    purchases: [
      'purchase_request_events',
      'purchase_request_items',
      'purchase_requests',
      'reimbursement_payouts',
      'reimbursement_returned_payouts',
      'reimbursements',
    ],
    nobody: ['reimbursement_payment_files'],
  },
  reads: [
    'approvals',
    'audit_log',
    'audit_words',
    'classrooms',
    'ledger_accounts',
    'teacher_budgets',
    'users',
  ],
  routes: async () => (await import('./reimbursements.routes.ts')).reimbursementRoutes,
  liveTopics: reimbursementTopics,
  invariants: reimbursementInvariants,
  aboutPerson: [{ kind: 'reimbursement', list: listRequestsOf, leadsTo: ({ id }) => leadsTo(id) }],
  personalData: [
    {
      name: 'reimbursements',
      erase: (_, tx, traces) => eraseRequests(tx, traces),
      export: (_, tx, { userId }) => exportOwnRequests(tx, userId),
      place: 75,
    },
  ],
  outbound: [
    { kind: 'reimbursement', read: (tx, { subjectId }) => readPaying(tx, subjectId) },
    {
      kind: 'bounce',
      read: (tx, asked) => readBounce(tx, asked.subjectId, bounceOf(asked)),
      carryOut: recordApprovedBounce,
    },
  ],
  searchable: [{ kind: 'reimbursement', find: findRequests, leadsTo: ({ id }) => leadsTo(id) }],
  waiting: [
    {
      kind: 'reimbursement',
      list: (tx, read) => listWaitingRequests(tx, { ...read, status: 'submitted' }),
      leadsTo,
    },
    {
      kind: 'reimbursement_to_pay',
      list: (tx, read) => listWaitingRequests(tx, { ...read, status: 'approved' }),
      leadsTo,
    },
  ],
  jobs: [
    {
      name: 'reimbursements.sweep',
      cron: '40 4 * * *',
      withinSeconds: 600,
      mayTakeSeconds: hour,
      run: sweepReceipts,
    },
  ],
} as const satisfies Domain
