import { budgetInvariants } from './budget-invariants.ts'
import { exportBudgets } from './export-budgets.ts'
import type { Domain } from '../../domain.ts'

/** What a classroom may spend. */
export const budgets = {
  name: 'budgets',
  floor: 2,
  owns: { teacher_budgets: 'changed' },
  reads: ['ledger_accounts', 'ledger_postings', 'ledger_transactions'],
  invariants: budgetInvariants,
  personalData: [{ name: 'budgets', export: (_, tx, { userId }) => exportBudgets(tx, userId), place: 70 }],
} as const satisfies Domain
