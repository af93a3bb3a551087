import { givingTopics } from '@tower/contract/money/giving.topics.ts'
import { athleteNewsMail } from './athletes/news/athlete-news-mail.ts'
import { countFailedPayments, countUnpaidStarts } from './checkouts/unpaid-starts.queries.ts'
import { adoptDonor } from './donors/adopt-donor.ts'
import { closeCheckoutsOf, eraseDonor, listDonorNames } from './donors/erase-donor.ts'
import { exportGiving } from './donors/export-giving.ts'
import { givingExpiry, givingKeeps } from './giving-expiry.ts'
import { givingJobs } from './giving-jobs.ts'
import { givingOpenCalls } from './giving-open-calls.ts'
import { givingInvariants } from './invariants/giving-invariants.ts'
import { exportSlots } from './minting/export-slots.ts'
import { findNamedGiver } from './minting/find-named-giver.ts'
import { findSlotDonors } from './minting/find-slot-donors.ts'
import { readProgramSums } from './read-program-sums.ts'
import {
  findGiver,
  letGiftStay,
  readReceipt,
  readReturn,
  receiveApproved,
  returnApproved,
} from './offline/offline-approvals.ts'
import { giverLinkMail } from './own/giver-link-mail.ts'
import { purchaseReceiptMail } from './packs/purchase-receipt-mail.ts'
import { receiptMail } from './receipts/receipt-mail.ts'
import { receiptVoidedMail } from './receipts/receipt-voided-mail.ts'
import { receiptWording } from './receipts/receipt-wording.ts'
import { exportSavedCards } from './saved-cards/export-saved-cards.ts'
import { disownCards } from './saved-cards/saved-cards.queries.ts'
import { findContestedOfAthletes } from './sponsorships/contested.queries.ts'
import { monthlyAmountChangedMail } from './sponsorships/monthly-amount-changed-mail.ts'
import { monthlyCardChangedMail } from './sponsorships/monthly-card-changed-mail.ts'
import { monthlyChargeFailedMail } from './sponsorships/monthly-charge-failed-mail.ts'
import { monthlyGiftByStaffMail } from './sponsorships/monthly-gift-by-staff-mail.ts'
import { monthlyGiftEndedMail } from './sponsorships/monthly-gift-ended-mail.ts'
import { giftMatchedMail, giftMatchedWording } from './tower/gift-matched-mail.ts'
import { slotNewsMail } from './tower/slot-news-mail.ts'
import { slotFullMail, slotFullWording } from './tower/slot-full-mail.ts'
import { towerJoinedMail } from './tower/tower-joined-mail.ts'
import { towerJoinsMail } from './tower/tower-joins-mail.ts'
import { findGiftsUnder } from './donors/gifts-under.queries.ts'
import type { Declares, Domain } from '../../domain.ts'

const declares = {
  mails: {
    receipt: { write: receiptMail, wording: receiptWording, isSealed: true },
    purchase_receipt: { write: purchaseReceiptMail },
    receipt_voided: { write: receiptVoidedMail },
    // Queued by the version before.
    monthly_receipt: { write: receiptMail, isSealed: true },
    giver_link: { write: giverLinkMail, isSealed: true, letsIn: true },
    monthly_charge_failed: { write: monthlyChargeFailedMail, isSealed: true },
    monthly_amount_changed: { write: monthlyAmountChangedMail, isSealed: true },
    monthly_card_changed: { write: monthlyCardChangedMail, isSealed: true },
    monthly_gift_ended: { write: monthlyGiftEndedMail },
    monthly_gift_by_staff: { write: monthlyGiftByStaffMail, isSealed: true },
    tower_joins: { write: towerJoinsMail, isSealed: true, isNews: true },
    tower_joined: { write: towerJoinedMail, isSealed: true, series: 'gift_news' },
    slot_full: { write: slotFullMail, isSealed: true, wording: slotFullWording, series: 'gift_news' },
    gift_matched: {
      write: giftMatchedMail,
      isSealed: true,
      wording: giftMatchedWording,
      series: 'gift_news',
    },
    slot_news: { write: slotNewsMail, series: 'gift_news' },
    // Words of a child's family are kept no longer than it takes to send them.
    athlete_news: { write: athleteNewsMail, series: 'gift_news', isForReaderAlone: true },
  },
  notices: [
    'receipt_letters',
    'reserve_low',
    'slots_given_up',
    'gift_received',
    'slot_not_minted',
    'slot_refused',
    'designation_failed',
    'direct_gift_waits',
    'payment_unmatched',
    'payment_needs_review',
    'unknown_payment_changed',
    'refund_applied',
    'refund_flagged',
    'credits_spent_before_refund',
    'refund_pending',
    'refund_failed',
    'refund_needs_review',
    'dispute_open',
    'dispute_won',
    'dispute_lost',
    'dispute_needs_review',
    'monthly_gift_ended',
    'matching_topped_up',
    'reconciliation_difference',
    'reconciliation_resolved',
    'balance_opened',
    'balance_adjusted',
    'balance_agrees',
    'balance_differs',
  ],
  auditActions: [
    'giving.adopt_donor',
    'giving.refund_payment',
    'giving.settle_payment',
    'giving.link_payment',
    'giving.return_payment',
    'giving.value_in_dollars',
    'giving.top_up_matching_fund',
    'giving.reissue_receipt',
    'giving.email_receipt',
    'giving.thank_donors',
    'giving.unthank_donors',
    'giving.correct_donor',
    'giving.join_donors',
    'giving.link_donors',
    'giving.part_donors',
    'giving.change_donor_contact',
    'giving.write_donor_note',
    'giving.remove_donor_note',
    'giving.tag_donor',
    'giving.enter_offline_gift',
    'giving.receive_offline_gift',
    'giving.correct_offline_gift',
    'giving.cancel_offline_gift',
    'giving.change_check_picture',
    'giving.open_check_picture',
    'giving.return_offline_gift',
    'giving.change_monthly_amount',
    'giving.change_monthly_card',
    'giving.pause_monthly_gift',
    'giving.resume_monthly_gift',
    'giving.cancel_monthly_gift',
    'giving.end_monthly_gift',
    'giving.revoke_links',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    giving: typeof declares
  }
}

/** Gifts, from the checkout to the receipt and back. */
export const giving = {
  name: 'giving',
  floor: 4,
  duty: 'money',
  ...declares,
  owns: {
    asked_back: 'deleted',
    athlete_news: 'appended',
    balance_movements: 'changed',
    balance_watch: 'changed',
    card_charges: 'changed',
    check_pictures: 'deleted',
    checkouts: 'changed',
    direct_gifts: 'changed',
    disputes: 'changed',
    dollar_values: 'changed',
    donor_contacts: 'deleted',
    donor_notes: 'deleted',
    donor_tags: 'deleted',
    donors: 'changed',
    pack_purchases: 'changed',
    gift_thanks: 'deleted',
    monthly_amounts: 'changed',
    monthly_cards: 'changed',
    offline_gifts: 'changed',
    payment_reviews: 'deleted',
    payment_shares: 'appended',
    payments: 'changed',
    pending_provider_events: 'changed',
    program_sums: 'changed',
    provider_events: 'changed',
    provider_payments: 'changed',
    receipt_counter: 'changed',
    receipts: 'changed',
    reconciliation_cursors: 'changed',
    reconciliation_differences: 'changed',
    refund_losses: 'deleted',
    refund_requests: 'changed',
    refunds: 'changed',
    saved_cards: 'deleted',
    slot_shares: 'deleted',
    sponsorships: 'changed',
    tower_gifts: 'changed',
  },
  keeps: givingKeeps,
  reads: [
    'approvals',
    'audit_log',
    'audit_words',
    'budget_debts',
    'classrooms',
    'credit_packs',
    'disbursements',
    'files',
    'ledger_accounts',
    'ledger_postings',
    'ledger_transactions',
    'prospect_goals',
    'prospects',
    'public_prospect_updates',
    'public_prospects',
    'slots',
    'teacher_budgets',
    'users',
  ],
  routes: async () => {
    const { athleteReportRoutes } = await import('./athletes/athletes.routes.ts')
    const { athleteReceiptRoutes } = await import('./athlete-receipts/athlete-receipts.routes.ts')
    const { givingRoutes } = await import('./giving.routes.ts')
    const { sponsorGiftRoutes } = await import('./saved-cards/sponsor-gifts.routes.ts')
    return (serve, services) => {
      givingRoutes(serve, services)
      sponsorGiftRoutes(serve, services)
      athleteReceiptRoutes(serve, services)
      athleteReportRoutes(serve, services)
    }
  },
  outbound: [
    { kind: 'offline_gift', read: readReceipt, findReached: findGiver, carryOut: receiveApproved },
    {
      kind: 'offline_return',
      read: readReturn,
      findReached: findGiver,
      carryOut: returnApproved,
      letStay: letGiftStay,
    },
  ],
  liveTopics: givingTopics,
  ofClassrooms: {
    checkouts: { hinders: 'money', where: `held.state not in ('failed', 'expired')` },
    direct_gifts: { hinders: 'money' },
  },
  openCalls: givingOpenCalls,
  personalData: [
    {
      name: 'checkouts',
      // A payment that comes in meanwhile holds its checkout: after that it writes no address any more.
      erase: (_, tx, traces) => closeCheckoutsOf(tx, traces),
      erasedWith: 'openings',
    },
    {
      name: 'giving',
      findWords: listDonorNames,
      findUnder: (_, tx, email) => findGiftsUnder(tx, email),
      erase: (_, tx, traces) => eraseDonor(tx, traces),
      erasedWith: 'money',
      export: (_, tx, { userId }) => exportGiving(tx, userId),
      place: 30,
    },
    {
      name: 'saved_cards',
      erase: (_, tx, { userId, at }) => disownCards(tx, userId, at),
      erasedWith: 'money',
      export: (_, tx, { userId }) => exportSavedCards(tx, userId),
      place: 35,
    },
    { name: 'slots', export: (_, tx, { userId }) => exportSlots(tx, userId), place: 50 },
  ],
  expiry: givingExpiry,
  invariants: givingInvariants,
  jobs: givingJobs,
  onVerifiedAddress: adoptDonor,
  handsDown: {
    findContestedOfAthletes,
    readProgramGifts: readProgramSums,
    findSlotDonors,
    findNamedGiver,
    countUnpaidStarts,
    countFailedPayments,
  },
} as const satisfies Domain
