import type { SpendingKind, SpendingStep } from '@tower/contract/money/budgets.ts'
import type { AccountKind } from './accounts.ts'

type Moves = { takes: readonly AccountKind[]; gives: readonly AccountKind[] }

/** What becomes of money of a budget that is spent on something. */
const steps = {
  reserved: { takes: ['budget'], gives: ['reserved'] },
  released: { takes: ['reserved'], gives: ['budget'] },
  paid: { takes: ['reserved'], gives: ['spent'] },
  returned: { takes: ['spent'], gives: ['budget'] },
} as const satisfies Record<SpendingStep, Moves>

/** Where program money lies until it is a slot. */
const program = ['donor_program', 'fund_classrooms'] as const
/** Where gifts lie that bring no slot. */
const otherGifts = ['fund_prospects', 'fund_smbs', 'fund_operations', 'prospect_goal'] as const
/** Where bought credits lie: with their buyer, or kept until the buyer's address is proven. */
const bought = ['wallet', 'credits_held'] as const

/**
 * Every kind of fact and the accounts it may take from and give to. The database refuses any other posting (table
 * `ledger_moves`, which must say the same), and verify-ledger finds one that got past it.
 */
const kinds = {
  payment_in: {
    takes: ['processor'],
    gives: [...program, ...otherGifts, 'teacher_direct', 'fee_cover', 'pack_sales'],
  },
  // Rounding may give operations a cent back when an untargeted gift shrinks.
  refund_out: {
    takes: [...program, ...otherGifts, 'teacher_direct', 'fee_cover', 'pack_sales', 'refund_reserve'],
    gives: ['processor', 'disputed_funds', 'fund_operations'],
  },
  refund_reversed: {
    takes: ['processor', 'disputed_funds', 'fund_operations', 'refund_reserve'],
    gives: [...program, ...otherGifts, 'teacher_direct', 'fee_cover', 'pack_sales', 'refund_reserve'],
  },
  // More went out than was left of the gift: refunded, and lost to a dispute as well.
  refund_excess: { takes: ['refund_reserve'], gives: ['processor', 'disputed_funds'] },
  refund_excess_reversed: { takes: ['processor', 'disputed_funds'], gives: ['refund_reserve'] },
  slots_minted: { takes: program, gives: ['slot'] },
  slots_voided: { takes: ['slot'], gives: program },
  reserve_filled: { takes: program, gives: ['refund_reserve'] },
  // From a giver's own tower to the one that everybody shares, and back for a refund.
  pooled: { takes: ['donor_program'], gives: ['fund_classrooms'] },
  pool_returned: { takes: ['fund_classrooms', 'refund_reserve'], gives: ['donor_program'] },
  budget_allocated: { takes: ['slot', 'teacher_direct'], gives: ['budget'] },
  // A gift that went straight to a classroom goes back as far as it isn't spent.
  budget_returned: { takes: ['budget'], gives: ['teacher_direct'] },
  // Came free where the reserve had paid for a gift whose money was set aside or spent.
  budget_recovered: { takes: ['budget'], gives: ['refund_reserve'] },
  order_reserved: steps.reserved,
  order_released: steps.released,
  order_paid: steps.paid,
  order_returned: steps.returned,
  reimbursement_reserved: steps.reserved,
  reimbursement_released: steps.released,
  reimbursement_paid: steps.paid,
  reimbursement_returned: steps.returned,
  card_reserved: steps.reserved,
  card_released: steps.released,
  card_paid: steps.paid,
  card_returned: steps.returned,
  // By staff. What classrooms had stays with classrooms: operations may give, and never takes.
  budget_raised: { takes: ['fund_budgets', 'fund_operations'], gives: ['budget'] },
  budget_lowered: { takes: ['budget'], gives: ['fund_budgets'] },
  // What is left when the school year is over: into the next one's budget, or back for other classrooms.
  budget_carried: { takes: ['budget'], gives: ['budget'] },
  budget_to_fund: { takes: ['budget'], gives: ['fund_budgets'] },
  // Beside each payment and each return: what left the house for it, or came back. By card it is the issuer that paid.
  bank_paid: { takes: ['paid_out'], gives: ['bank'] },
  bank_returned: { takes: ['bank'], gives: ['paid_out'] },
  issuing_paid: { takes: ['paid_out'], gives: ['issuing'] },
  issuing_returned: { takes: ['issuing'], gives: ['paid_out'] },
  // A merchant took more by card than any budget has, or gave it back, or more than it took.
  card_uncovered: { takes: ['uncovered_cards'], gives: ['issuing'] },
  card_recovered: { takes: ['issuing'], gives: ['uncovered_cards'] },
  // As staff explained a line of the bank's statement: kept by the bank or paid as interest, or moved to the issuer and back.
  bank_fee: { takes: ['bank_fees', 'bank'], gives: ['bank', 'bank_fees'] },
  issuing_funded: { takes: ['issuing', 'bank'], gives: ['bank', 'issuing'] },
  // Of an athlete, goal by goal: paid out for what it was given for, or taken back where that was recorded wrongly.
  disbursement_paid: { takes: ['prospect_goal'], gives: ['prospect_spent'] },
  disbursement_voided: { takes: ['prospect_spent'], gives: ['prospect_goal'] },
  // Above a goal, or of an archived one: to the athlete's general support, and back where the goal needs it again.
  goal_to_athlete: { takes: ['prospect_goal'], gives: ['prospect_goal'] },
  athlete_to_goal: { takes: ['prospect_goal'], gives: ['prospect_goal'] },
  // Of a profile that is not shown any more: to all athletes, and back for a refund.
  athlete_to_fund: { takes: ['prospect_goal'], gives: ['fund_prospects'] },
  athlete_from_fund: { takes: ['fund_prospects'], gives: ['prospect_goal'] },
  matching_topped_up: { takes: ['fund_operations'], gives: ['fund_matching'] },
  gift_matched: { takes: ['fund_matching'], gives: ['donor_program'] },
  merge_lent: { takes: ['refund_reserve'], gives: ['donor_program'] },
  donor_merged: { takes: ['donor_program'], gives: ['donor_program'] },
  merge_returned: { takes: ['donor_program'], gives: ['refund_reserve'] },
  // Fees and payouts come back now and then, so they go both ways.
  processor_fee: { takes: ['processor_fees', 'processor'], gives: ['processor', 'processor_fees'] },
  dispute_withdrawn: { takes: ['disputed_funds'], gives: ['processor'] },
  dispute_reinstated: { takes: ['processor'], gives: ['disputed_funds'] },
  payout: { takes: ['bank', 'processor'], gives: ['processor', 'bank'] },
  pack_purchase: { takes: ['credits_issued'], gives: bought },
  // Staff joined two givers without an account.
  held_joined: { takes: ['credits_held'], gives: ['credits_held'] },
  held_released: { takes: ['credits_held'], gives: ['wallet'] },
  // Money of a pack went back, and its credits with it; or the refund failed after all.
  pack_returned: { takes: bought, gives: ['credits_issued'] },
  pack_restored: { takes: ['credits_issued'], gives: bought },
  platform_grant: { takes: ['credits_issued'], gives: ['wallet'] },
  tools_grant: { takes: ['credits_issued'], gives: ['tools_wallet'] },
  // Of a gift that came another way than through the provider: its money lies at the bank, not there.
  deposit: { takes: ['bank'], gives: ['processor'] },
  // Its check came back, or the charity gave it back from the bank.
  deposit_returned: { takes: ['processor'], gives: ['bank'] },
  credit_gift: { takes: ['wallet'], gives: ['wallet'] },
  // A use of a tool takes what staff granted for tools first, and the rest of the wallet.
  spend: { takes: ['tools_wallet', 'wallet'], gives: ['credits_spent'] },
  // Nothing came of it: the credit goes back where it was taken from.
  use_refund: { takes: ['credits_spent'], gives: ['tools_wallet', 'wallet'] },
} as const satisfies Record<string, Moves>

/** What kind of fact of money a transaction is. */
export type TransactionKind = keyof typeof kinds

export const transactionKinds = Object.keys(kinds) as readonly TransactionKind[]

/** The kind of the fact that a step of spending is. */
export function spendingFact(kind: SpendingKind, step: SpendingStep): TransactionKind {
  return `${kind}_${step}`
}

export type LedgerMove = { kind: TransactionKind; side: 'takes' | 'gives'; accountKind: AccountKind }

/** Every move there is, one for each kind of fact, side and kind of account. */
export function listMoves(): LedgerMove[] {
  return Object.entries<Moves>(kinds).flatMap(([kind, moves]) =>
    (['takes', 'gives'] as const).flatMap((side) =>
      moves[side].map((accountKind) => ({ kind: kind as TransactionKind, side, accountKind })),
    ),
  )
}
