import type { Destination } from '@tower/contract/money/giving.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../../config.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { insertCheckout } from '../checkouts/checkouts.queries.ts'
import { digestOfRequest, type GiftRequest } from '../checkouts/gift-request.ts'
import { programOf } from '../checkouts/read-gift-request.ts'
import { requireConfirmedClassroom } from '../checkouts/require-confirmed-classroom.ts'
import { getAccountForGift, findDonor } from '../donors/donors.queries.ts'
import { bookDecision } from './book-decision.ts'
import { requirePaymentReviewer, type Review } from './claim-review.ts'
import { readProviderPayment } from './read-arrival.ts'

export type AcceptAsGift = Review & {
  destination: Destination
  /** Whose gift it is: a donor we know, or an address; of neither, whoever paid, as the provider knows them. */
  giver: { donorId: string } | { email: string } | null
  /** What of it covers the card fee, and is no gift. */
  feeCoverCents: number
  /** Where full Sponsor Slots go; only with the destination `classrooms`. */
  classroomId: string | null
}

const smallestCents = 100

/**
 * Staff accept money that differed from what was asked, or matched nothing, as the gift it is. What they say it was
 * for is written down like a checkout, under the payment's own name, and then paid by it.
 */
export async function acceptAsGift(services: Services, input: AcceptAsGift): Promise<void> {
  const payment = await requirePaymentReviewer(services, input)
  const providerPayment = await readProviderPayment(services, payment)
  const amountCents = providerPayment.amountCents - input.feeCoverCents
  if (!Number.isSafeInteger(input.feeCoverCents) || input.feeCoverCents < 0)
    throw new Refusal('giving.amount_invalid')
  if (amountCents < smallestCents) throw new Refusal('giving.amount_too_small')
  await bookDecision(services, {
    ...input,
    decision: 'settle',
    payment,
    providerPayment: { ...providerPayment, isGuess: true },
    findCheckoutId: (tx) => writeRequest(services, tx, { ...input, amountCents }),
  })
}

async function writeRequest(
  services: Services,
  tx: Tx,
  {
    paymentId,
    destination,
    giver,
    classroomId,
    feeCoverCents,
    amountCents,
  }: AcceptAsGift & { amountCents: number },
): Promise<string> {
  if (classroomId !== null && destination !== 'classrooms') throw new Refusal('giving.unknown_destination')
  await requireConfirmedClassroom(tx, classroomId)
  const origin = siteOrigin(services.config)
  const request: GiftRequest = {
    purpose: 'donation',
    destination,
    programKey: programOf[destination],
    amountCents,
    feeCoverCents,
    classroomId,
    ...(await findGiver(tx, giver)),
    displayName: null,
    successUrl: origin + paths.donateSuccess,
    cancelUrl: origin + paths.donateCancel,
  }
  // A payment that came back after it was decided may be decided again: each time is a request of its own.
  const idempotencyKey = `review:${paymentId}:${services.random.uuid()}`
  const at = services.clock.now()
  const id = await insertCheckout(tx, { request, idempotencyKey, digest: digestOfRequest(request), at })
  if (id === undefined) throw new Error('a decision was written down twice')
  return id
}

/** An account is named by its proven address, as a guest would; one without is named itself. */
async function findGiver(
  tx: Tx,
  giver: AcceptAsGift['giver'],
): Promise<Pick<GiftRequest, 'userId' | 'email'>> {
  if (giver === null) return { userId: null, email: null }
  if ('email' in giver) return { userId: null, email: giver.email.trim().toLowerCase() }
  const donor = await findDonor(tx, giver.donorId)
  if (!donor || donor.kind !== 'person') throw new Refusal('giving.donor_not_found')
  if (donor.merged_into_id) return findGiver(tx, { donorId: donor.merged_into_id })
  if (donor.user_id === null) return { userId: null, email: donor.email }
  const account = await getAccountForGift(tx, donor.user_id)
  return account?.email_verified_at
    ? { userId: null, email: account.email }
    : { userId: donor.user_id, email: null }
}
