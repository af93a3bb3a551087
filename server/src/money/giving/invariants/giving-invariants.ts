import type { DomainInvariants } from '../../../invariant.ts'
import { disputeInvariants } from './disputes.ts'
import { donorInvariants, donorSums } from './donors.ts'
import { heldMoney } from './held-money.ts'
import { packInvariants, packMoves, packPrices, packSums } from './packs.ts'
import { paymentSurvey } from './payment-survey.ts'
import {
  checkoutInvariants,
  monthInvariants,
  offlineInvariants,
  offlineReturnInvariants,
  paymentSums,
} from './payments.ts'
import { raisedInvariants } from './raised.ts'
import { receiptInvariants } from './receipts.ts'
import { refundInvariants } from './refunds.ts'
import { chosenSlotInvariants, slotRules } from './slots.ts'
import { towerInvariants, towerSums } from './tower.ts'
import { transactionRules, transactionSums } from './transactions.ts'

/** What must hold of gifts, by area. An area’s file is where a new rule goes. */
export const givingInvariants: DomainInvariants = {
  rules: [
    transactionRules,
    ...donorInvariants,
    slotRules,
    ...chosenSlotInvariants,
    paymentSurvey,
    ...checkoutInvariants,
    ...monthInvariants,
    ...offlineInvariants,
    ...offlineReturnInvariants,
    ...refundInvariants,
    ...disputeInvariants,
    ...towerInvariants,
    ...packInvariants,
    packMoves,
    packPrices,
    ...receiptInvariants,
    ...raisedInvariants,
  ],
  sums: [...transactionSums, ...donorSums, ...paymentSums, ...packSums, ...towerSums],
  relations: { due: heldMoney },
  walks: { receipts: { key: 'number', type: 'bigint' }, balance_movements: { type: 'text' } },
}
