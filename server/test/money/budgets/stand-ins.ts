import type { Violation } from '../../../src/money/ledger/verify-ledger.ts'

/** Money that tests of budgets spend is for orders, reimbursements and cards that nobody made, and the books say so. */
export const isOfStandIn = ({ invariant }: Violation) =>
  /^money (of a budget that went to|reserved for a reimbursement, or spent on one,) /.test(invariant)
