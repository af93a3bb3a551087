import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findPayment, lockProviderPayment, type PaymentRow } from '../payments/payments.queries.ts'
import { sumOnTheirWay } from '../refunds/refunds.queries.ts'
import { deleteReview, findReview, insertReview, type Decision } from './reviews.queries.ts'

export type Review = { actor: Actor; paymentId: string; reason: string }

/** What is asked of whoever decides; the command line has no session to act from. */
type Reviewed = Omit<Review, 'actor'> & { actor: Pick<Actor, 'role' | 'provedAt'> }

const mostLetters = 500
const stalledMs = 10 * 60_000

/** Lets staff who lately proved who they are decide, if they say why. Answers the payment. */
export async function requirePaymentReviewer(
  services: Services,
  { actor, paymentId, reason }: Reviewed,
): Promise<PaymentRow> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  const length = reason.trim().length
  if (length < 1 || length > mostLetters) throw new Refusal('giving.review_reason')
  const payment = await services.database.read((tx) => findPayment(tx, paymentId))
  if (!payment) throw new Refusal('giving.payment_not_found')
  return payment
}

type Claim = Review & { decision: Decision; at: Date }

/**
 * Writes a decision down, once for each payment: whoever comes second hears who decided. A return that the provider
 * has not answered yet may be asked for again; one whose money came back leaves the payment to be decided anew.
 */
export async function claimReview(
  tx: Tx,
  payment: PaymentRow,
  { actor, reason, decision, at }: Claim,
): Promise<void> {
  await lockProviderPayment(tx, payment.provider_payment_id)
  const review = await findReview(tx, payment.id)
  if (review && decision === 'return' && mayGoOn(review, actor, at)) return
  const { isKept, isWhole } = await readStanding(tx, payment.id)
  if (review) {
    const hasComeBack = review.decision === 'return' && review.done_at !== null && isWhole
    if (!hasComeBack) throw decidedBy(review)
    await deleteReview(tx, payment.id)
  }
  if (!isKept) throw new Refusal('giving.review_not_needed')
  if (decision !== 'return' && !isWhole) throw new Refusal('giving.review_partly_returned')
  const doneAt = decision === 'return' ? null : at
  const decided = {
    paymentId: payment.id,
    decision,
    reason: reason.trim(),
    actorId: actor.userId,
    at,
    doneAt,
  }
  await insertReview(tx, decided)
}

/** Whether a payment still waits for staff, and whether nothing of it went back or is on its way. */
async function readStanding(tx: Tx, paymentId: string): Promise<{ isKept: boolean; isWhole: boolean }> {
  const now = await findPayment(tx, paymentId)
  const onTheirWayCents = await sumOnTheirWay(tx, paymentId)
  const isKept = now?.state === 'needs_review' || now?.state === 'unmatched'
  return { isKept, isWhole: now?.refunded_cents === 0 && onTheirWayCents === 0 }
}

type Earlier = NonNullable<Awaited<ReturnType<typeof findReview>>>

/** A return whose provider did not answer is gone on with by whoever began it, and after a while by anybody. */
function mayGoOn(review: Earlier, actor: Actor, at: Date): boolean {
  if (review.decision !== 'return' || review.done_at !== null) return false
  return review.actor_id === actor.userId || at.getTime() - review.decided_at.getTime() > stalledMs
}

function decidedBy({ actor_email: who, decision }: Earlier): Refusal {
  return new Refusal(
    'giving.review_decided',
    `${who} decided about this payment already: ${words[decision]}.`,
  )
}

const words: Record<Decision, string> = {
  settle: 'it is a gift',
  link: 'it belongs to what was asked for',
  return: 'it goes back',
}
