import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findCheckout, type CheckoutRow } from '../checkouts/checkouts.queries.ts'
import { type Requested, findWhereToPay } from '../checkouts/find-where-to-pay.ts'
import { linesOf } from '../checkouts/gift-request.ts'
import { type StartCheckout, writeCheckout } from '../checkouts/write-checkout.ts'
import { findDonorOfUser } from '../donors/donors.queries.ts'
import { towerOf, type Tower } from '../donors/tower-of.ts'
import { chargeCard } from './charge-card.ts'
import { findSavedCard, type SavedCard } from './saved-cards.queries.ts'
import { settleBegunCharge } from './settle-begun-charge.ts'

export type SponsorGift = StartCheckout & {
  userId: string
  /** They want to pay with another card than the one that is kept. */
  otherCard: boolean
}

export type SponsorTotals = Tower & { programCents: number }

/**
 * Gives from a sponsor's dashboard: charges the card they keep and answers the totals once the gift is booked. Where
 * there is none, or it can't be charged without them, the refusal leads to the payment page. A gift is charged once:
 * what became of an earlier try is settled before anything else is asked of the provider.
 */
export async function donateAsSponsor(services: Services, gift: SponsorGift): Promise<SponsorTotals> {
  const { request, userId } = gift
  const { checkout, classroomName } = await services.database.transaction((tx) =>
    writeCheckout(services, tx, gift),
  )
  if (isPaid(checkout)) return readTotals(services, userId)
  const card = await findUsableCard(services, gift, checkout)
  if ((await settleBegunCharge(services, checkout, card)) === 'paid') return readTotals(services, userId)
  const requested = { request, lines: linesOf(request, classroomName) }
  if (!card) return leadToPage(services, checkout, { requested, because: 'giving.card_required' })
  const outcome = await chargeCard(services, checkout, { card, description: describe(requested) })
  switch (outcome) {
    case 'paid':
      return readTotals(services, userId)
    case 'declined':
      throw new Refusal('giving.card_declined')
    case 'confirmation':
      return leadToPage(services, checkout, { requested, because: 'giving.card_confirmation' })
    case 'no_card':
      return leadToPage(services, checkout, { requested, because: 'giving.card_required' })
  }
}

function isPaid({ state }: CheckoutRow): boolean {
  return state === 'complete' || state === 'needs_review'
}

/** A gift whose payment page is open is paid there: nobody shall pay twice for it. */
async function findUsableCard(
  { database }: Services,
  { userId, otherCard }: SponsorGift,
  { provider_session_id: sessionId }: CheckoutRow,
): Promise<SavedCard | undefined> {
  if (otherCard || sessionId !== null) return undefined
  return database.read((tx) => findSavedCard(tx, userId))
}

async function leadToPage(
  services: Services,
  { id }: CheckoutRow,
  {
    requested,
    because,
  }: { requested: Requested; because: 'giving.card_required' | 'giving.card_confirmation' },
): Promise<never> {
  // Its attempt may have moved on since it was written.
  const checkout = await services.database.read((tx) => findCheckout(tx, id))
  if (!checkout) throw new Refusal('giving.checkout_failed')
  throw new Refusal(because, undefined, { checkout_url: await findWhereToPay(services, checkout, requested) })
}

function describe({ lines }: Requested): string {
  return lines.map(({ name }) => name).join(', ')
}

async function readTotals({ database }: Services, userId: string): Promise<SponsorTotals> {
  const donor = await database.read((tx) => findDonorOfUser(tx, userId))
  if (!donor) return { programCents: 0, slotsMinted: 0, progressCents: 0 }
  return { programCents: donor.program_cents + donor.shared_cents, ...towerOf(donor) }
}
