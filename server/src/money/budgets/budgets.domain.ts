import { paths } from '@tower/contract/pages.ts'
import { budgetTopics } from '@tower/contract/money/budgets.topics.ts'
import type { Declares, Domain } from '../../domain.ts'
import { hour, minute } from '../../scheduled-job.ts'
import { budgetInvariants } from './budget-invariants.ts'
import { budgetChangedMail } from './desk/budget-changed-mail.ts'
import { exportBudgets } from './export-budgets.ts'
import { listRaisedBy } from './raised-by.queries.ts'
import { listBudgetsOf } from './list-budgets-of.ts'
import { endSchoolYears } from './year-end/end-school-years.ts'
import { tellYearEnd } from './year-end/tell-year-end.ts'
import { yearEndMail } from './year-end/year-end-mail.ts'

const declares = {
  mails: {
    budget_changed: { write: budgetChangedMail },
    budget_year_end: { write: yearEndMail },
  },
  auditActions: ['budgets.set_amount', 'budgets.lock', 'budgets.unlock', 'budgets.set_year_end'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    budgets: typeof declares
  }
}

const leadsTo = ({ id }: { id: string }) => `${paths.adminBudgets}?budget=${id}`

/** What a classroom may spend. */
export const budgets = {
  name: 'budgets',
  floor: 2,
  duty: 'money',
  ...declares,
  owns: {
    budget_debts: 'changed',
    carried_holds: 'deleted',
    teacher_budgets: 'changed',
    budget_year_ends: 'changed',
    v_budget_usage: 'fixed',
  },
  keeps: {
    purchases: ['teacher_budgets', 'v_budget_usage'],
    nobody: ['budget_debts', 'budget_year_ends', 'carried_holds'],
  },
  reads: ['audit_log', 'ledger_accounts', 'ledger_postings', 'ledger_transactions', 'users'],
  hands: [{ list: listRaisedBy }],
  routes: async () => (await import('./budgets.routes.ts')).budgetRoutes,
  liveTopics: budgetTopics,
  invariants: budgetInvariants,
  aboutPerson: [{ kind: 'budget', list: (tx, { id }, limit) => listBudgetsOf(tx, id, limit), leadsTo }],
  aboutClassroom: [
    { kind: 'budget', list: (tx, { teacherId }, limit) => listBudgetsOf(tx, teacherId, limit), leadsTo },
  ],
  personalData: [{ name: 'budgets', export: (_, tx, { userId }) => exportBudgets(tx, userId), place: 70 }],
  jobs: [
    {
      name: 'budgets.tell_year_end',
      cron: '20 15 * * *',
      withinSeconds: minute,
      mayTakeSeconds: 2 * hour,
      run: tellYearEnd,
    },
    // Every hour: whenever midnight is at the organization; what is free again only later is moved as well.
    {
      name: 'budgets.end_years',
      cron: '5 * * * *',
      withinSeconds: minute,
      mayTakeSeconds: 6 * hour,
      run: endSchoolYears,
    },
  ],
} as const satisfies Domain
