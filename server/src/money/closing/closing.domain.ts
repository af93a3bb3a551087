import { hour } from '../../scheduled-job.ts'
import { closingInvariants } from './closing-invariants.ts'
import { closingRoutes } from './closing.routes.ts'
import { followPayouts } from './payouts/follow-payouts.ts'
import { sendYearStatements } from './statements/send-year-statements.ts'
import { yearStatementMail } from './statements/year-statement-mail.ts'
import type { Declares, Domain } from '../../domain.ts'

const declares = {
  notices: ['payout_differs'],
  mails: {
    // The link in it opens somebody's gifts.
    year_statement: { write: yearStatementMail, holdsSecret: true },
  },
  auditActions: [
    'closing.close_month',
    'closing.name_account',
    'closing.mail_statements',
    'closing.resend_statement',
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
    month_closings: 'appended',
    payout_lines: 'appended',
    payouts: 'changed',
    year_statement_runs: 'changed',
    year_statements: 'changed',
  },
  keeps: {
    bookEntries: ['year_statements'],
    nobody: ['account_codes', 'month_closings', 'payout_lines', 'payouts', 'year_statement_runs'],
  },
  reads: [
    'audit_log',
    'balance_movements',
    'checkouts',
    'donors',
    'ledger_accounts',
    'ledger_postings',
    'ledger_transactions',
    'offline_gifts',
    'payments',
    'refunds',
    'users',
  ],
  routes: closingRoutes,
  invariants: closingInvariants,
  jobs: [
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
  ],
} as const satisfies Domain
