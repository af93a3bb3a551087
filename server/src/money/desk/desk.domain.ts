import { listPaymentsOf } from './payments/about-payments.queries.ts'
import { paths } from '@tower/contract/pages.ts'
import { retention } from '@tower/contract/retention.ts'
import { findGiversOf } from './givers/found-givers.queries.ts'
import { findMonthlyGifts } from './givers/found-monthly.queries.ts'
import { findOfflineGifts } from './offline/found-offline.queries.ts'
import { findPayments } from './payments/found-payments.queries.ts'
import { deskInvariants } from './desk-invariants.ts'
import { listTwoPersonOfflineGifts } from './offline/two-person-offline.queries.ts'
import { listWaitingOfflineGifts } from './offline/waiting-offline-gifts.queries.ts'
import { listWaitingDisputes, listWaitingPayments } from './payments/waiting-payments.queries.ts'
import { findReachedByRefund } from './refunds/refund-act.queries.ts'
import { beginSending, letRefundStay, readWaitingRefund, sendApproved } from './refunds/settle-waiting.ts'
import { eraseRefundWords } from './refunds/erase-refund-words.ts'
import type { Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'

const ofPayment = (id: string) => `${paths.adminPayments}?payment=${id}`
const paymentsOf = (email: string) => `${paths.adminPayments}?q=${encodeURIComponent(email)}`
const ofMonthlyGift = (id: string) => `${paths.adminMonthlyGifts}?gift=${id}`
const ofOfflineGift = (id: string) => `${paths.adminOfflineGifts}?gift=${id}`

/** The money desk: where staff answer any question about any cent, and let money go back. */
export const desk = {
  name: 'desk',
  floor: 5,
  duty: 'money',
  owns: { refund_orders: 'changed' },
  keeps: {
    bookEntries: ['refund_orders'],
    gifts: ['refund_orders'],
  },
  reads: [
    'approvals',
    'asked_back',
    'audit_log',
    'check_pictures',
    'checkouts',
    'classrooms',
    'disputes',
    'donor_contacts',
    'donor_notes',
    'donor_tags',
    'donors',
    'gift_thanks',
    'grant_notes',
    'ledger_accounts',
    'ledger_postings',
    'ledger_transactions',
    'ledger_verifications',
    'mails',
    'monthly_amounts',
    'monthly_cards',
    'offline_gifts',
    'payment_reviews',
    'payments',
    'pledges',
    'prospect_goals',
    'prospects',
    'provider_events',
    'receipts',
    'refunds',
    'slot_shares',
    'slots',
    'sponsorships',
    'teacher_budgets',
    'users',
  ],
  routes: async () => (await import('./desk.routes.ts')).deskRoutes,
  personalData: [{ name: 'refund_orders', erase: (_, tx, traces) => eraseRefundWords(tx, traces) }],
  expiry: {
    columns: [
      {
        table: 'refund_orders',
        set: `reason = '—', note = null`,
        where: `(reason <> '—' or note is not null) and ${outlived('asked_at', retention.gifts)}`,
      },
    ],
  },
  invariants: deskInvariants,
  aboutPerson: [
    {
      kind: 'gift',
      list: listPaymentsOf,
      leadsTo: ({ id }) => ofPayment(id),
      leadsToAll: ({ email }) => paymentsOf(email),
    },
  ],
  searchable: [
    {
      kind: 'giver',
      find: findGiversOf,
      leadsTo: ({ id }) => paths.adminDonor({ donorId: id }),
      acts: [
        { act: 'see_payments', leadsTo: ({ title, detail }) => paymentsOf(detail ?? title) },
        { act: 'email_receipt', leadsTo: ({ id }) => `${paths.adminDonor({ donorId: id })}?act=again` },
      ],
    },
    {
      kind: 'monthly_gift',
      find: findMonthlyGifts,
      leadsTo: ({ id }) => ofMonthlyGift(id),
      acts: [
        { act: 'stop_monthly', leadsTo: ({ id }) => `${ofMonthlyGift(id)}&act=cancel` },
        { act: 'pause_monthly', leadsTo: ({ id }) => `${ofMonthlyGift(id)}&act=pause` },
      ],
    },
    {
      kind: 'payment',
      find: findPayments,
      leadsTo: ({ id }) => ofPayment(id),
      acts: [
        {
          act: 'email_receipt',
          leadsTo: ({ id, number }) => (number === null ? undefined : `${ofPayment(id)}&act=again`),
        },
        { act: 'refund', leadsTo: ({ id }) => `${ofPayment(id)}&act=refund` },
      ],
    },
    { kind: 'offline_gift', find: findOfflineGifts, leadsTo: ({ id }) => ofOfflineGift(id) },
  ],
  outbound: [
    {
      kind: 'refund',
      read: readWaitingRefund,
      findReached: findReachedByRefund,
      carryOut: beginSending,
      letStay: letRefundStay,
      follow: sendApproved,
    },
  ],
  secondPerson: [{ kind: 'offline_gift', list: listTwoPersonOfflineGifts, leadsTo: ofOfflineGift }],
  waiting: [
    { kind: 'dispute', list: listWaitingDisputes, leadsTo: ofPayment },
    { kind: 'payment_review', list: listWaitingPayments, leadsTo: ofPayment },
    { kind: 'offline_gift', list: listWaitingOfflineGifts, leadsTo: ofOfflineGift },
  ],
} as const satisfies Domain
