import { retention } from '@tower/contract/retention.ts'
import { hour } from '../../scheduled-job.ts'
import { compareStatements } from './bank/compare-lines.ts'
import { explainApproved, readExplained } from './bank/explain-line.ts'
import { eraseLines } from './bank/erase-lines.ts'
import { closingInvariants } from './closing-invariants.ts'
import { closeSigned, describeDifference } from './month/close-month.ts'
import { followPayouts } from './payouts/follow-payouts.ts'
import { sealBooks } from './seals/seal-books.ts'
import { sendYearStatements } from './statements/send-year-statements.ts'
import { yearStatementMail } from './statements/year-statement-mail.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'

const declares = {
  notices: ['payout_differs'],
  mails: {
    // The link in it opens somebody's gifts.
    year_statement: { write: yearStatementMail, isSealed: true },
  },
  auditActions: [
    'closing.close_month',
    'closing.name_account',
    'closing.mail_statements',
    'closing.resend_statement',
    'closing.take_statement',
    'closing.match_line',
    'closing.explain_line',
    'closing.undo_line',
    'closing.explain_entry',
    'closing.seal_books',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    closing: typeof declares
  }
}

/** Closing a month: the books beside the provider and the bank, and what the charity's bookkeeping takes from them. */
export const closing = {
  name: 'closing',
  floor: 6,
  duty: 'money',
  ...declares,
  owns: {
    account_codes: 'changed',
    bank_lines: 'changed',
    bank_settled: 'deleted',
    bank_statements: 'changed',
    book_seals: 'appended',
    month_closings: 'appended',
    payout_lines: 'appended',
    payouts: 'changed',
    second_copies: 'fixed',
    year_statement_runs: 'changed',
    year_statements: 'changed',
  },
  keeps: {
    bookEntries: ['bank_lines', 'bank_settled', 'year_statements'],
    gifts: ['bank_lines', 'bank_settled'],
    nobody: [
      'account_codes',
      'bank_statements',
      'book_seals',
      'month_closings',
      'payout_lines',
      'payouts',
      'second_copies',
      'year_statement_runs',
    ],
  },
  reads: [
    'approvals',
    'audit_log',
    'balance_movements',
    'balance_watch',
    'card_allowances',
    'card_authorizations',
    'card_transactions',
    'checkouts',
    'disbursements',
    'donor_contacts',
    'donors',
    'ledger_accounts',
    'ledger_postings',
    'ledger_transactions',
    'offline_gifts',
    'order_items',
    'order_returns',
    'payments',
    'receipts',
    'refunds',
    'reimbursement_payment_files',
    'reimbursement_payouts',
    'reimbursement_returned_payouts',
    'sponsorships',
    'users',
  ],
  routes: async () => (await import('./closing.routes.ts')).closingRoutes,
  invariants: closingInvariants,
  outbound: [
    {
      kind: 'month_difference',
      read: (tx, { subjectId }) => describeDifference(tx, subjectId),
      carryOut: closeSigned,
    },
    { kind: 'bank_line', read: readExplained, carryOut: explainApproved },
  ],
  personalData: [{ name: 'bank_lines', erase: (_, tx, traces) => eraseLines(tx, traces) }],
  expiry: {
    // A bank names whoever paid by check or transfer; day, amount and what the line is stay.
    columns: [
      {
        table: 'bank_lines',
        set: `text = '', reference = null, note = case when note is not null then '' end`,
        where: `(text <> '' or reference is not null or note <> '') and ${outlived('day', retention.gifts)}`,
      },
      {
        table: 'bank_settled',
        set: `note = ''`,
        where: `note <> '' and ${outlived('settled_at', retention.gifts)}`,
      },
    ],
  },
  jobs: [
    {
      name: 'closing.compare_statements',
      cron: '* * * * *',
      withinSeconds: 20,
      mayTakeSeconds: hour,
      run: compareStatements,
    },
    {
      name: 'closing.mail_statements',
      cron: '* * * * *',
      withinSeconds: 20,
      mayTakeSeconds: hour,
      run: sendYearStatements,
    },
    {
      name: 'closing.payouts',
      cron: '55 * * * *',
      withinSeconds: 60,
      mayTakeSeconds: 2 * hour,
      run: followPayouts,
    },
    {
      name: 'closing.seal_books',
      cron: '*/15 * * * *',
      withinSeconds: 60,
      mayTakeSeconds: 2 * hour,
      run: (services) => sealBooks(services),
    },
  ],
} as const satisfies Domain
