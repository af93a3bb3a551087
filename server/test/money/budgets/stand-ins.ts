import type { Violation } from '../../../src/money/ledger/verify-ledger.ts'

/**
 * Money that tests of budgets spend is for orders, reimbursements and cards that nobody made; what they lock, or decide of a
 * school year, nobody said: the books say so.
 */
export const isOfStandIn = ({ invariant }: Violation) =>
  standIns.some((beginning) => invariant.startsWith(beginning))

const standIns = [
  'money of a budget that went to ',
  'money reserved for a reimbursement, or spent on one,',
  'a budget is locked or open as staff said last',
  'what is to become of the rest of a school year is what staff said last',
  'a teacher who was told keeps the rest of a school year or not as staff said',
]
