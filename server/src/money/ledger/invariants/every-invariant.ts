import { auditInvariants } from './audit.ts'
import { budgetInvariants } from './budgets.ts'
import { disputeInvariants } from './disputes.ts'
import { donorInvariants } from './donors.ts'
import { drawInvariants } from './draws.ts'
import { paymentInvariants } from './payments.ts'
import { postingInvariants } from './postings.ts'
import { prospectInvariants } from './prospects.ts'
import { receiptInvariants } from './receipts.ts'
import { refundInvariants } from './refunds.ts'
import { slotInvariants } from './slots.ts'
import { standingInvariants } from './standings.ts'
import { giftInvariants } from './gifts.ts'
import type { Invariant } from './invariant.ts'

/** Every invariant of money, slots, budgets, receipts and draws, by area. An area’s file is where a new one goes. */
export const everyInvariant: readonly Invariant[] = [
  ...postingInvariants,
  ...donorInvariants,
  ...slotInvariants,
  ...drawInvariants,
  ...standingInvariants,
  ...giftInvariants,
  ...paymentInvariants,
  ...refundInvariants,
  ...budgetInvariants,
  ...disputeInvariants,
  ...receiptInvariants,
  ...prospectInvariants,
  ...auditInvariants,
]
