import { auditInvariants } from './audit.ts'
import { budgetInvariants } from './budgets.ts'
import { disputeInvariants } from './disputes.ts'
import { donorInvariants, donorSums } from './donors.ts'
import { drawInvariants } from './draws.ts'
import { ruleNames, type Invariant, type Sums } from './invariant.ts'
import { paymentSurvey } from './payment-survey.ts'
import { checkoutInvariants, paymentSums } from './payments.ts'
import { postingInvariants, postingSums } from './postings.ts'
import { prospectInvariants } from './prospects.ts'
import { receiptInvariants } from './receipts.ts'
import { refundInvariants } from './refunds.ts'
import { slotInvariants } from './slots.ts'
import { standingInvariants } from './standings.ts'

const sums: Sums = { sums: [...postingSums, ...donorSums, ...paymentSums] }

/** Every invariant of money, slots, budgets, receipts and draws, by area. An area’s file is where a new one goes. */
export const everyInvariant: readonly Invariant[] = [
  ...postingInvariants,
  sums,
  ...donorInvariants,
  ...slotInvariants,
  ...drawInvariants,
  ...standingInvariants,
  paymentSurvey,
  ...checkoutInvariants,
  ...refundInvariants,
  ...budgetInvariants,
  ...disputeInvariants,
  ...receiptInvariants,
  ...prospectInvariants,
  ...auditInvariants,
]

/** The names of every rule, in the order in which they are proven. */
export const everyRule: readonly string[] = everyInvariant.flatMap(ruleNames)
