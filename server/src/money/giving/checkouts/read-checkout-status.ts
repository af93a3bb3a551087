import type { GiftTower } from '@tower/contract/money/giving.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import { planGift, type GiftPart } from '@tower/contract/money/gift-plan.ts'
import { Refusal } from '../../../refusal.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../../payments/payments.ts'
import { findDonor, type Donor } from '../donors/donors.queries.ts'
import { towerOf } from '../donors/tower-of.ts'
import { completeCheckout } from '../payments/complete-checkout.ts'
import { findFirstSlotOfPayment, type PaidSlot } from '../payments/paid-slots.queries.ts'
import { countSlotsOfPayment, findByCheckout, type PaymentRow } from '../payments/payments.queries.ts'
import { findValidReceipt } from '../receipts/receipts.queries.ts'
import { findPaymentOfCheckout } from '../sponsorships/subscription-payment.ts'
import { findGiftOfCheckout, type GiftToProspect } from '../sponsorships/find-gift-of-checkout.ts'
import { findClassroom } from '../../../matching/classrooms/find-classroom.ts'
import { splitRemainder } from '../payments/remainder.ts'
import { poolingRule } from '../tower/pooling-rule.ts'
import { nowhere, readGiftPlace, type GiftPlace } from '../tower/read-gift-place.ts'
import { planCheckout } from './plan-checkout.ts'
import { findCheckoutBySession, type CheckoutRow } from './checkouts.queries.ts'

export type CheckoutReport = {
  checkout: CheckoutRow
  /** Of a gift to classrooms that has arrived. */
  tower: GiftTower | null
  slotsMinted: number
  /** The first of the slots minted. */
  slot: PaidSlot | undefined
  progressCents: number
  receiptNumber: number | null
  plan: GiftPart[]
  /** The classroom it names. */
  classroom: { name: string | null } | null
  place: GiftPlace
  /** Of a gift to one prospect. */
  sponsorship: GiftToProspect | undefined
}

/**
 * What became of a checkout, for the page its giver returns to. While it is open the provider is asked, and a paid
 * one is completed exactly as its event would: the page never mints by itself.
 */
export async function readCheckoutStatus(services: Services, sessionId: string): Promise<CheckoutReport> {
  const known = await services.database.read((tx) => findCheckoutBySession(tx, sessionId))
  if (!known) throw new Refusal('request.not_found')
  if (known.state === 'open') await completeIfPaid(services, sessionId)
  return services.database.read((tx) => readReport(services, tx, sessionId))
}

async function completeIfPaid(services: Services, sessionId: string): Promise<void> {
  try {
    const checkout = await services.payments.readCheckout(sessionId)
    const payment = await findPaymentOfCheckout(services, checkout)
    if (payment) await services.database.transaction((tx) => completeCheckout(services, tx, payment))
  } catch (error) {
    // The page then says "on its way"; the event, or the next look, completes it.
    if (!(error instanceof PaymentsUnavailable) && !(error instanceof PaymentsRefused)) throw error
    services.log.warn({ err: error }, 'a checkout could not be looked up')
  }
}

async function readReport(services: Services, tx: Tx, sessionId: string): Promise<CheckoutReport> {
  const checkout = await findCheckoutBySession(tx, sessionId)
  if (!checkout) throw new Refusal('request.not_found')
  const sponsorship = await findGiftOfCheckout(tx, checkout.id)
  const requested = {
    checkout,
    sponsorship,
    plan: planGift(planCheckout(checkout, { namesAthlete: sponsorship !== undefined })),
    classroom: await readNamedClassroom(tx, checkout.classroom_id),
    place: nowhere,
    tower: null,
    slotsMinted: 0,
    slot: undefined,
    progressCents: 0,
    receiptNumber: null,
  }
  const payment = await findByCheckout(tx, checkout.id)
  if (payment?.state !== 'settled') return requested
  const donor = payment.donor_id ? await findDonor(tx, payment.donor_id) : undefined
  const receiptNumber = (await findValidReceipt(tx, payment.id)) ?? null
  const place = await readGiftPlace(tx, payment, poolingRule(services.config), services.clock.now())
  const arrived = { ...requested, place, receiptNumber }
  if (payment.destination !== 'classrooms') return arrived
  if (donor?.kind !== 'person' || isShared(payment)) return { ...arrived, tower: 'shared' }
  const tower = await readTower(tx, checkout, { payment, donor })
  // When an account's tower joins the shared one is for its holder alone to know.
  return { ...arrived, ...tower, place: tower.tower === 'account' ? { ...place, joinsAt: null } : place }
}

function isShared(payment: PaymentRow): boolean {
  return payment.shared_cents > 0 && payment.shared_cents === splitRemainder(payment).giftCents
}

async function readNamedClassroom(tx: Tx, classroomId: string | null) {
  if (classroomId === null) return null
  const classroom = await findClassroom(tx, classroomId)
  return { name: classroom?.confirmedAt ? classroom.name : null }
}

type OnTower = { payment: PaymentRow; donor: Donor }

/** Whose tower a gift lies on, and what of it the page may tell. */
async function readTower(tx: Tx, checkout: CheckoutRow, { payment, donor }: OnTower) {
  const slot = await findFirstSlotOfPayment(tx, payment.id)
  if (donor.user_id !== null && !payment.payer_signed_in) {
    // A slot paid whole is this payment's own; one that smaller gifts filled tells of the gifts before.
    const own = checkout.purpose === 'sponsor_slot' ? slot : undefined
    return {
      tower: 'account' as const,
      ...ofThisGiftAlone(payment.amount_cents - payment.shared_cents),
      slot: own,
    }
  }
  return {
    tower: donor.user_id === null ? ('address' as const) : ('own' as const),
    slotsMinted: await countSlotsOfPayment(tx, payment.id),
    slot,
    progressCents: towerOf(donor).progressCents,
  }
}

/** Anyone can type the address of somebody with an account: what that account gave before is not theirs to see. */
function ofThisGiftAlone(amountCents: number) {
  const slotsMinted = Math.floor(amountCents / slotPriceCents)
  return { slotsMinted, progressCents: amountCents - slotsMinted * slotPriceCents }
}
