import { disbursementTopics } from '@tower/contract/money/disbursements.topics.ts'
import type { Declares, Domain } from '../../domain.ts'
import { hour, minute } from '../../scheduled-job.ts'
import { disbursementInvariants } from './disbursement-invariants.ts'
import { eraseDisbursements, exportDisbursements } from './erase-disbursements.ts'
import { findFamilyOf } from './family.queries.ts'
import { levelGoals } from './level-goals.ts'
import { moveUnused } from './unused/move-unused.ts'
import { noticeUnused } from './unused/notice-unused.ts'
import { unusedMoneyMail } from './unused/unused-money-mail.ts'
import {
  declinePayout,
  findDocument,
  keepPaid,
  payApproved,
  readPayout,
  readVoid,
  voidApproved,
} from './disbursement-approvals.ts'

const declares = {
  mails: { unused_money: { write: unusedMoneyMail } },
  auditActions: [
    'disbursements.record',
    'disbursements.approve',
    'disbursements.decline',
    'disbursements.void',
    'disbursements.ask_void',
    'disbursements.keep',
    'disbursements.set_rule',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    disbursements: typeof declares
  }
}

/** What is paid for athletes out of what was given to them, and what becomes of money that nothing asks for any more. */
export const disbursements = {
  name: 'disbursements',
  floor: 3,
  duty: 'money',
  ...declares,
  owns: {
    disbursements: 'changed',
    athlete_money_rules: 'appended',
    athlete_moved_on: 'changed',
    unused_money: 'changed',
  },
  keeps: {
    purchases: ['disbursements'],
    nobody: ['athlete_money_rules', 'athlete_moved_on', 'unused_money'],
  },
  reads: [
    'approvals',
    'audit_log',
    'files',
    'ledger_accounts',
    'ledger_postings',
    'ledger_transactions',
    'prospect_goals',
    'prospect_guardians',
    'prospects',
    'users',
  ],
  routes: async () => (await import('./disbursements.routes.ts')).disbursementRoutes,
  liveTopics: disbursementTopics,
  invariants: disbursementInvariants,
  outbound: [
    {
      kind: 'disbursement',
      read: readPayout,
      findReached: findFamilyOf,
      carryOut: payApproved,
      letStay: declinePayout,
      findDocument,
    },
    {
      kind: 'disbursement_void',
      read: readVoid,
      findReached: findFamilyOf,
      carryOut: voidApproved,
      letStay: keepPaid,
      findDocument,
    },
  ],
  personalData: [
    {
      name: 'disbursements',
      erase: (_, tx, traces) => eraseDisbursements(tx, traces),
      export: (_, tx, { userId }) => exportDisbursements(tx, userId),
      place: 102,
    },
  ],
  jobs: [
    {
      name: 'disbursements.level_goals',
      cron: '10 3 * * *',
      withinSeconds: minute,
      mayTakeSeconds: 2 * hour,
      run: levelGoals,
    },
    {
      name: 'disbursements.move_unused',
      cron: '20 3 * * *',
      withinSeconds: minute,
      mayTakeSeconds: 2 * hour,
      run: moveUnused,
    },
    {
      name: 'disbursements.notice_unused',
      cron: '10 15 * * *',
      withinSeconds: minute,
      mayTakeSeconds: 2 * hour,
      run: noticeUnused,
    },
  ],
} as const satisfies Domain
