import type { NoticeKind } from '@tower/contract/oversight/inbox.ts'
import { paths } from '@tower/contract/pages.ts'

/** Where a notice leads: the thing, where its fact names one by its id, else the page of such things. */
type Place = string | { page: string; of: (id: string) => string }

const searched = (page: string) => ({ page, of: (name: string) => `${page}?q=${encodeURIComponent(name)}` })
const opened = (page: string, parameter: string) => ({
  page,
  of: (id: string) => `${page}?${parameter}=${id}`,
})

const payment = opened(paths.adminPayments, 'payment')
const providerName = searched(paths.adminPayments)
const athletes = `${paths.adminReview}?tab=athletes`
const athlete = { page: athletes, of: (id: string) => `${athletes}&athlete=${id}` }
const draw = { page: paths.adminDraws, of: (drawId: string) => paths.adminDraw({ drawId }) }
const person = { page: paths.adminUsers, of: (userId: string) => paths.adminPerson({ userId }) }
const message = opened(paths.adminMessages, 'message')

/** A test holds this to what all domains declare. */
export const placesOfNotices: Readonly<Record<NoticeKind, Place>> = {
  receipt_letters: paths.adminPayments,
  reserve_low: paths.adminLedger,
  slots_given_up: paths.adminLedger,
  gift_received: payment,
  slot_not_minted: payment,
  slot_refused: paths.adminPayments,
  designation_failed: paths.adminPayments,
  direct_gift_waits: payment,
  payment_unmatched: providerName,
  payment_needs_review: providerName,
  unknown_payment_changed: paths.adminPayments,
  refund_applied: providerName,
  refund_flagged: providerName,
  credits_spent_before_refund: paths.adminPayments,
  refund_pending: providerName,
  refund_failed: providerName,
  refund_needs_review: providerName,
  dispute_open: providerName,
  dispute_won: providerName,
  dispute_lost: providerName,
  dispute_needs_review: providerName,
  monthly_gift_ended: opened(paths.adminMonthlyGifts, 'gift'),
  matching_topped_up: paths.adminLedger,
  reconciliation_difference: paths.adminClosing,
  reconciliation_resolved: paths.adminClosing,
  balance_opened: paths.adminClosing,
  balance_adjusted: paths.adminClosing,
  balance_agrees: paths.adminClosing,
  balance_differs: paths.adminClosing,
  approval_waits: opened(paths.adminApprovals, 'approval'),
  slot_waits: opened(paths.adminApprovals, 'approval'),
  ledger_violation: paths.adminLedger,
  payout_differs: { page: paths.adminPayouts, of: (id) => `${paths.adminPayouts}?payout=${id}` },
  draw_completed: draw,
  draw_voided: draw,
  draw_failed: draw,
  draw_waits: draw,
  nomination: paths.adminNominations,
  confirmation: paths.adminReview,
  slot_matched: paths.adminRandomizer,
  import: paths.adminNominations,
  job_failed: paths.adminAudit,
  mail_failed: paths.adminMails,
  mail_held: `${paths.adminSafety}?tab=leaving`,
  'inquiry.contact': message,
  'inquiry.partner': message,
  'inquiry.family': message,
  order_submitted: opened(paths.adminOrders, 'order'),
  reimbursement: opened(paths.adminReimbursements, 'request'),
  card_uncovered: paths.adminBudgets,
  card_refund_surplus: paths.adminBudgets,
  ticket: opened(paths.adminTickets, 'ticket'),
  photo: `${paths.adminReview}?tab=photos`,
  unusual_reading: paths.adminAudit,
  webhook_failing: opened(paths.adminWebhooks, 'webhook'),
  webhook_held: paths.adminWebhooks,
  storybook: paths.adminStorybooks,
  second_factor_recovered: person,
  second_factor_locked: person,
  second_factor_reset: person,
  sponsor_request: opened(paths.adminSponsors, 'request'),
  prospect_created: athlete,
  prospect_consented: athlete,
  prospect_consent_revoked: athlete,
  prospect_update: `${paths.adminReview}?tab=athlete-news`,
  prospect_changed: athlete,
  prospect_of_age: athlete,
  admin_allowed: paths.adminAllowlist,
  erasure_requested: paths.adminUsers,
  role_granted: paths.adminRoleHistory,
  admin_account_opened: paths.adminUsers,
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Facts that name something else than what their notice leads to. */
const otherFacts = /^(ticket_message|another-payment)$/

export type NoticeFact = { type: string; dedupe_key: string | null; about_id: string | null }

/** The page of what a notice tells of. Its fact begins `what:id`; an athlete is named beside it. */
export function placeOfNotice({ type, dedupe_key: fact, about_id: aboutId }: NoticeFact): string {
  const place = Object.hasOwn(placesOfNotices, type) ? placesOfNotices[type as NoticeKind] : undefined
  if (place === undefined) return paths.adminNotifications
  if (typeof place === 'string') return place
  const [what = '', id = ''] = (fact ?? '').split(':')
  const named = aboutId ?? (otherFacts.test(what) ? '' : id)
  const isKnown =
    place === providerName ? /^[a-z]{2,3}_\w+$/.test(named) : uuid.test(named) || /^po_\w+$/.test(named)
  return isKnown ? place.of(named) : place.page
}
