import type { GiftStanding, GiftTower } from '@tower/contract/money/giving.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import { planGift, type GiftPart, type PlannedGift } from '@tower/contract/money/gift-plan.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import type { CheckoutRow } from '../checkouts/checkouts.queries.ts'
import { planCheckout } from '../checkouts/plan-checkout.ts'
import { findDonor, type Donor } from '../donors/donors.queries.ts'
import { towerOf } from '../donors/tower-of.ts'
import { findCheckoutOf } from '../payments/find-checkout-of.ts'
import { findPublicClassroomName } from '../payments/public-classroom.queries.ts'
import { listSlotsOfPayment, type PaidSlot } from '../payments/paid-slots.queries.ts'
import { countSlotsOfPayment, type PaymentRow } from '../payments/payments.queries.ts'
import { splitRemainder } from '../payments/remainder.ts'
import { packOf } from '../packs/pack-of-checkout.ts'
import { findGiftOfCheckout, type Repeating } from '../sponsorships/find-gift-of-checkout.ts'
import { poolingRule } from '../tower/pooling-rule.ts'
import { nowhere, readGiftPlace, type GiftPlace } from '../tower/read-gift-place.ts'
import { countRefundsOnTheirWay } from './arrivals.queries.ts'
import { standingOf } from './gift-standing.ts'

/** What was requested of a gift, and where its money is now. It says nothing of who gave. */
export type GiftReport = {
  amountCents: number
  feeCoverCents: number
  purpose: string
  destination: string
  plan: GiftPart[]
  /** The classroom it names. */
  classroom: { name: string | null } | null
  isAnonymous: boolean
  arrivedAt: Date | null
  standing: GiftStanding | null
  refundedCents: number
  /** Of a gift to classrooms that has arrived. */
  tower: GiftTower | null
  slotsMinted: number
  slots: PaidSlot[]
  ownCents: number | null
  progressCents: number
  place: GiftPlace
  /** That it repeats, and the one prospect it is for. */
  repeating: Repeating
}

/** What a checkout asks for, before its money is there. */
export async function readRequestedGift(tx: Tx, checkout: CheckoutRow): Promise<GiftReport> {
  const repeating = await findGiftOfCheckout(tx, checkout.id)
  const namesAthlete = repeating.toProspect !== undefined
  return reportRequested(tx, {
    ...checkout,
    planned: packOf(checkout) ? null : planCheckout(checkout, { namesAthlete }),
    repeating,
  })
}

/** Where the money of a settled payment is now. */
export async function readGift(services: Services, tx: Tx, payment: PaymentRow): Promise<GiftReport> {
  const requested = await readRequested(tx, payment)
  const arrived = {
    ...requested,
    arrivedAt: payment.settled_at,
    refundedCents: payment.refunded_cents,
    standing: standingOf({
      ...payment,
      refunds_on_their_way: await countRefundsOnTheirWay(tx, payment.id),
    }),
  }
  const place = await readGiftPlace(tx, payment, poolingRule(services.config), services.clock.now())
  if (payment.destination !== 'classrooms') return { ...arrived, place }
  const donor = payment.donor_id ? await findDonor(tx, payment.donor_id) : undefined
  if (donor?.kind !== 'person' || isShared(payment)) return { ...arrived, place, tower: 'shared' }
  const tower = await readTower(tx, requested.purpose, { payment, donor, place })
  // When an account's tower joins the shared one is for its holder alone to know.
  return { ...arrived, ...tower, place: tower.tower === 'account' ? { ...place, joinsAt: null } : place }
}

async function readRequested(tx: Tx, payment: PaymentRow): Promise<GiftReport> {
  const checkout = await findCheckoutOf(tx, payment)
  if (checkout) return readRequestedGift(tx, checkout)
  const { amount_cents, destination, fee_cover_cents } = payment
  const requested = { destination: destination ?? 'project', goes_to: null, amount_cents, classroom_id: null }
  return reportRequested(tx, {
    ...requested,
    fee_cover_cents,
    purpose: 'donation',
    anonymous: false,
    planned: planCheckout(requested),
    repeating: { isMonthly: false, toProspect: undefined },
  })
}

type Requested = Pick<
  CheckoutRow,
  'amount_cents' | 'fee_cover_cents' | 'purpose' | 'destination' | 'classroom_id' | 'anonymous'
> & {
  /** Nothing of what was bought: its money goes nowhere. */
  planned: PlannedGift | null
  repeating: Repeating
}

async function reportRequested(tx: Tx, requested: Requested): Promise<GiftReport> {
  return {
    amountCents: requested.amount_cents,
    feeCoverCents: requested.fee_cover_cents,
    purpose: requested.purpose,
    destination: requested.destination,
    plan: requested.planned === null ? [] : planGift(requested.planned),
    classroom:
      requested.classroom_id === null
        ? null
        : { name: await findPublicClassroomName(tx, requested.classroom_id) },
    isAnonymous: requested.anonymous,
    arrivedAt: null,
    standing: null,
    refundedCents: 0,
    tower: null,
    slotsMinted: 0,
    slots: [],
    ownCents: null,
    progressCents: 0,
    place: nowhere,
    repeating: requested.repeating,
  }
}

function isShared(payment: PaymentRow): boolean {
  return payment.shared_cents > 0 && payment.shared_cents === splitRemainder(payment).giftCents
}

type OnTower = { payment: PaymentRow; donor: Donor; place: GiftPlace }

/** Whose tower a gift lies on, and what of it the page may tell. */
async function readTower(tx: Tx, purpose: string, { payment, donor, place }: OnTower) {
  if (donor.user_id !== null && !payment.payer_signed_in) {
    const alone = ofThisGiftAlone(payment.amount_cents - payment.shared_cents)
    // A slot paid whole is this payment's own; one that smaller gifts filled tells of the gifts before.
    const slots = purpose === 'sponsor_slot' ? await listSlotsOfPayment(tx, payment.id) : []
    return { tower: 'account' as const, ...alone, slots, ownCents: null }
  }
  const slotsMinted = await countSlotsOfPayment(tx, payment.id)
  const ownCents = place.ownCents ?? 0
  const inSlotsCents = splitRemainder(payment).giftCents - payment.shared_cents - ownCents
  return {
    tower: donor.user_id === null ? ('address' as const) : ('own' as const),
    slotsMinted,
    slots: await listSlotsOfPayment(tx, payment.id, {
      withNext: inSlotsCents > slotsMinted * slotPriceCents,
    }),
    ownCents,
    // Nobody has proven an address that was typed: what else was given under it is for its mailbox, by the receipt.
    progressCents: donor.user_id === null ? ownCents : towerOf(donor).progressCents,
  }
}

/** Anyone can type the address of somebody with an account: what that account gave before is not theirs to see. */
function ofThisGiftAlone(amountCents: number) {
  const slotsMinted = Math.floor(amountCents / slotPriceCents)
  return { slotsMinted, progressCents: amountCents - slotsMinted * slotPriceCents }
}
