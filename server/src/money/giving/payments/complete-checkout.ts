import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import type { SettledGift } from '../minting/mint-slots.ts'
import { notifyingStaff, notifyStaff, type StaffNotice } from '../../../oversight/inbox/notify-staff.ts'
import type { RaisedFor } from '../../../people/prospects/add-to-raised.ts'
import type { Services } from '../../../services.ts'
import { setProviderSession, type CheckoutRow } from '../checkouts/checkouts.queries.ts'
import { promisesSlot } from '../checkouts/promises-slot.ts'
import { isOfErasedGiver } from '../donors/is-of-erased-giver.ts'
import type { GivingDonor } from '../donors/donors.queries.ts'
import { recordNewPostings } from '../../ledger/record-posting.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'
import { findValidReceipt } from '../receipts/receipts.queries.ts'
import { findUndeliverable, packOf } from '../packs/pack-of-checkout.ts'
import { applyWaitingChanges } from '../refunds/apply-waiting-changes.ts'
import { holdBackPayment } from '../refunds/hold-back-payment.ts'
import { keepCard } from '../saved-cards/keep-card.ts'
import { beginMonthlyGift } from '../sponsorships/sponsorships.queries.ts'
import { findMismatch, type ProviderPayment } from './provider-payment.ts'
import { designateSlots } from './designate-slots.ts'
import { awaitsExplanation } from './awaits-explanation.ts'
import { publishingDonation } from './publish-donation.ts'
import { findRequested, type GiftRequested } from './find-requested.ts'
import { insertSettled, type Arrival, type Settlement } from './insert-settled.ts'
import { keepForReview, keepUnmatched } from './keep-payment.ts'
import {
  findByProviderId,
  getPaymentForUpdate,
  lockProviderPayment,
  type PaymentLock,
  type PaymentRow,
} from './payments.queries.ts'
import { mintGift, postGift, type Gift } from './post-gift.ts'
import { splitRemainder } from './remainder.ts'

export type Completion = 'applied' | 'repeated' | 'needs_review' | 'unmatched'

/**
 * The one way money becomes a gift. Webhook, return page and reconciliation all end here; replays, other orders and
 * arriving twice at once have one effect, because the payment's lock is taken first and its row exists once. What was
 * kept as matching nothing becomes a gift as soon as somebody tells what it was for, unless staff are giving it back.
 */
export async function completeCheckout(
  services: Services,
  tx: Tx,
  providerPayment: ProviderPayment,
): Promise<Completion> {
  const lock = await lockProviderPayment(tx, providerPayment.providerPaymentId)
  return completeLocked(services, tx, providerPayment, lock)
}

/** {@link completeCheckout} for whoever holds the payment's lock already. */
export async function completeLocked(
  services: Services,
  tx: Tx,
  providerPayment: ProviderPayment,
  { isNew, held }: PaymentLock,
): Promise<Completion> {
  const { providerPaymentId } = providerPayment
  const known = isNew ? undefined : await findByProviderId(tx, providerPaymentId)
  if (known && !(await awaitsExplanation(tx, known))) return 'repeated'
  const completion = await takeIn(services, tx, {
    told: providerPayment,
    isNew,
    isKnown: known !== undefined,
    held,
  })
  if (completion !== 'applied' && !isNew)
    await applyWaitingChanges(services, tx, { providerPaymentId, at: services.clock.now() })
  return completion
}

async function takeIn(
  services: Services,
  tx: Tx,
  { told, isNew, isKnown, held }: Arrival,
): Promise<Completion> {
  const at = services.clock.now()
  const requested = await findRequested(tx, told, held)
  // Looked up after the checkout is locked: an erasure either has found this payment or is found by it.
  const isErased = requested ? requested.checkout.erased_at !== null : await isOfErasedGiver(tx, told)
  const providerPayment = isErased ? { ...told, email: null, payerName: null } : told
  if (!requested) return isKnown ? 'repeated' : keepUnmatched(tx, providerPayment, at)
  const mismatch =
    findMismatch(requested.checkout, providerPayment, services.config) ??
    (await findUndeliverable(tx, requested.checkout, providerPayment))
  if (mismatch) return keepForReview(tx, { ...requested, providerPayment, mismatch, at })
  await bookPayment(services, tx, { ...requested, providerPayment, isNew, isKnown, held, at })
  return 'applied'
}

async function bookPayment(services: Services, tx: Tx, settlement: Settlement): Promise<void> {
  const { checkout, providerPayment, isNew, isKnown, at } = settlement
  const { donor, house, saved, counted } = await insertSettled(tx, settlement)
  await rememberProvider(tx, settlement)
  const gift: Gift = {
    paymentId: saved.id,
    donor,
    house,
    destination: checkout.destination,
    amountCents: checkout.amount_cents,
    feeCoverCents: checkout.fee_cover_cents,
    sharedCents: saved.shared_cents,
    classroomId: checkout.classroom_id,
    raisedFor: raisedForOf(settlement),
    pack: packOf(checkout),
    at,
  }
  const { hasHolds, facts } = await postGift(tx, gift, counted)
  const { providerPaymentId } = providerPayment
  // What waited for the payment takes back what must be in the books before.
  if (!isNew) await recordNewPostings(tx, facts)
  const changes = isNew ? 0 : await applyWaitingChanges(services, tx, { providerPaymentId, at })
  const settled = await mintGift(tx, gift, {
    facts: isNew ? facts : [],
    counted,
    isAsCounted: changes === 0,
  })
  const payment = changes === 0 ? saved : await getPaymentForUpdate(tx, saved.id)
  // A refund that failed before we heard of the payment has written one.
  const mayHaveReceipt = isKnown || changes > 0
  const hasReceipt = mayHaveReceipt && (await findValidReceipt(tx, payment.id)) !== undefined
  await designateSlots(services, tx, { checkout, payment, at, isOnReceipt: !hasReceipt })
  if (hasHolds || changes > 0) await holdBackPayment(tx, { paymentId: saved.id, at })
  await tellOfSwallowedSlots(tx, { checkout, payment, settled })
  const isMonthly = settlement.sponsorship?.kind === 'recurring'
  const told = { checkout, payment, isMonthly, at }
  // Last of all: whoever takes a number makes every other giver wait until the commit.
  if (hasReceipt || isAllGone(payment)) return tellOfGift(tx, told)
  const joinsAfterDays = services.config.POOL_AFTER_DAYS
  await writeFirstReceipt(services, tx, { payment, donor, settled, joinsAfterDays, told })
}

type Settled = {
  payment: PaymentRow
  donor: GivingDonor
  settled: SettledGift
  joinsAfterDays: number
  told: Told
}

/** Money that went back before we heard of it has no receipt. */
function isAllGone(payment: PaymentRow): boolean {
  const { giftCents, feeCoverCents } = splitRemainder(payment)
  return giftCents + feeCoverCents === 0
}

/** Of what is left; staff and webhooks are told of the gift in the same statement. */
async function writeFirstReceipt(
  services: Services,
  tx: Tx,
  { payment, donor, settled, joinsAfterDays, told }: Settled,
): Promise<void> {
  const progressCents = donor.kind === 'person' ? settled.progressCents : 0
  await issueReceipt(services, tx, payment, {
    ...{ slotsMinted: settled.minted.length, progressCents, joinsAfterDays, at: told.at, donor },
    alongside: notifyingStaff(tx, [noticeOf(told)], publishingDonation({ ...told, paymentId: payment.id })),
  })
}

/** What is to be remembered of the checkout that the payment's row has closed, and of the monthly gift it is a month of. */
async function rememberProvider(
  tx: Tx,
  { checkout, sponsorship, closes, providerPayment, at }: Settlement,
): Promise<void> {
  if (closes) await rememberSession(tx, checkout, providerPayment)
  await keepCard(tx, { checkout, paidBy: providerPayment.paidBy, at })
  if (!sponsorship || !providerPayment.month) return
  await beginMonthlyGift(tx, {
    sponsorshipId: sponsorship.id,
    subscriptionId: providerPayment.month.subscriptionId,
  })
}

function raisedForOf({ sponsorship }: GiftRequested): RaisedFor | undefined {
  if (!sponsorship || sponsorship.prospect_id === null) return undefined
  return { prospectId: sponsorship.prospect_id, goalId: sponsorship.goal_id }
}

type Told = { checkout: CheckoutRow; payment: PaymentRow; isMonthly: boolean; at: Date }

/** Tells staff and, in the same statement, webhooks. */
function tellOfGift(tx: Tx, told: Told): Promise<void> {
  return notifyStaff(tx, noticeOf(told), publishingDonation({ ...told, paymentId: told.payment.id }))
}

function noticeOf({ checkout, payment }: Told): StaffNotice {
  const { purpose, destination, amount_cents: amountCents } = checkout
  return {
    type: 'gift_received',
    title: titles[purpose] ?? 'Gift received',
    message: `${formatUsd(amountCents)} for ${destinationNames[destination] ?? destination}.`,
    dedupeKey: `payment:${payment.id}`,
  }
}

type Brought = { checkout: CheckoutRow; payment: PaymentRow; settled: SettledGift }

/** Nobody is asked to pay for a slot that can't come; one that was asked for before is told by a person. */
async function tellOfSwallowedSlots(tx: Tx, { checkout, payment, settled }: Brought): Promise<void> {
  const { purpose, destination, classroom_id: classroomId } = checkout
  const { id, amount_cents: paidCents } = payment
  const paidFor = Math.floor(splitRemainder(payment).giftCents / slotPriceCents)
  const minted = settled.minted.length
  const requested = { purpose, destination, classroomId, amountCents: checkout.amount_cents }
  if (minted >= paidFor || !promisesSlot(requested)) return
  await notifyStaff(tx, {
    type: 'slot_not_minted',
    title: minted === 0 ? 'Slot paid, none minted' : 'Fewer slots minted than paid',
    message: `${formatUsd(paidCents)} was paid for ${paidFor} Sponsor Slot(s) and brought ${minted}: the rest went to what the refund reserve had paid for the same account. Please write to the giver.`,
    dedupeKey: `slot-not-minted:${id}`,
  })
}

const titles: Record<string, string> = { sponsor_slot: 'Sponsor Slot paid', credit_pack: 'Credit pack sold' }

const destinationNames: Record<string, string> = {
  classrooms: 'classrooms',
  prospects: 'youth athletes',
  project: 'the general fund',
  teacher_direct: 'a classroom directly',
  credits: 'Tower Credits',
}

/** The session is unknown when the provider's answer was lost after it made one. */
async function rememberSession(tx: Tx, checkout: CheckoutRow, { sessionId }: ProviderPayment): Promise<void> {
  if (checkout.provider_session_id !== null || sessionId === null) return
  await setProviderSession(tx, checkout.id, { sessionId, url: checkout.success_url })
}
