import { deskRoutes } from './desk.routes.ts'
import type { Declares, Domain } from '../../domain.ts'

const declares = {
  notices: ['refund_waits'],
  auditActions: ['desk.ask_for_refund', 'desk.approve_refund', 'desk.decline_refund'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    desk: typeof declares
  }
}

/** The money desk: where staff answer any question about any cent, and let money go back. */
export const desk = {
  name: 'desk',
  floor: 5,
  ...declares,
  owns: { refund_orders: 'changed' },
  reads: [
    'checkouts',
    'classrooms',
    'disputes',
    'donors',
    'ledger_accounts',
    'ledger_postings',
    'ledger_transactions',
    'ledger_verifications',
    'mails',
    'offline_gifts',
    'payment_reviews',
    'payments',
    'provider_events',
    'receipts',
    'refunds',
    'slot_shares',
    'slots',
    'sponsorships',
    'teacher_budgets',
    'users',
  ],
  routes: deskRoutes,
} as const satisfies Domain
