import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import { maxGiverNameLength } from '@tower/contract/money/giving.ts'
import { readName } from '@tower/contract/name-rule.ts'
import { sharedCentsOf } from '@tower/contract/money/gift-plan.ts'
import type { Tx } from '../../../database/database.ts'
import type { SettledGift } from '../minting/mint-slots.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { allowingAddress } from '../../../people/identity/accounts/allow-address.ts'
import type { RaisedFor } from '../../../people/prospects/add-to-raised.ts'
import type { Services } from '../../../services.ts'
import { setProviderSession, type CheckoutRow } from '../checkouts/checkouts.queries.ts'
import { planCheckout } from '../checkouts/plan-checkout.ts'
import { promisesSlot } from '../checkouts/promises-slot.ts'
import { isOfErasedGiver } from '../donors/is-of-erased-giver.ts'
import { findGiversAddress } from '../donors/find-givers-address.ts'
import { type Donor, findHeir, nameDonor } from '../donors/donors.queries.ts'
import { findOrMakeDonor } from '../donors/find-donor.ts'
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
import { findRequested, linksOf, type GiftRequested } from './find-requested.ts'
import { keepForReview, keepUnmatched, paymentRowOf } from './keep-payment.ts'
import {
  findByProviderId,
  getPaymentForUpdate,
  lockProviderPayment,
  type PaymentLock,
  type PaymentRow,
  savePayment,
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
  { isNew }: PaymentLock,
): Promise<Completion> {
  const { providerPaymentId } = providerPayment
  const known = isNew ? undefined : await findByProviderId(tx, providerPaymentId)
  if (known && !(await awaitsExplanation(tx, known))) return 'repeated'
  const completion = await takeIn(services, tx, {
    told: providerPayment,
    isNew,
    isKnown: known !== undefined,
  })
  if (completion !== 'applied' && !isNew)
    await applyWaitingChanges(services, tx, { providerPaymentId, at: services.clock.now() })
  return completion
}

/** `isNew`: nobody told of it before, so nothing waits for it either. `isKnown`: it is written down already. */
type Arrival = { told: ProviderPayment; isNew: boolean; isKnown: boolean }

async function takeIn(services: Services, tx: Tx, { told, isNew, isKnown }: Arrival): Promise<Completion> {
  const at = services.clock.now()
  const requested = await findRequested(tx, told)
  // Looked up after the checkout is locked: an erasure either has found this payment or is found by it.
  const isErased = requested ? requested.checkout.erased_at !== null : await isOfErasedGiver(tx, told)
  const providerPayment = isErased ? { ...told, email: null, payerName: null } : told
  if (!requested) return isKnown ? 'repeated' : keepUnmatched(tx, providerPayment, at)
  const mismatch =
    findMismatch(requested.checkout, providerPayment, services.config) ??
    (await findUndeliverable(tx, requested.checkout, providerPayment))
  if (mismatch) return keepForReview(tx, { ...requested, providerPayment, mismatch, at })
  await bookPayment(services, tx, { ...requested, providerPayment, isNew, isKnown, at })
  return 'applied'
}

type Settlement = GiftRequested &
  Pick<Arrival, 'isNew' | 'isKnown'> & { providerPayment: ProviderPayment; at: Date }

async function bookPayment(services: Services, tx: Tx, settlement: Settlement): Promise<void> {
  const { checkout, providerPayment, isNew, isKnown, at } = settlement
  const { donor, saved } = await insertSettled(tx, settlement)
  await rememberProvider(tx, settlement)
  const gift: Gift = {
    paymentId: saved.id,
    donor,
    destination: checkout.destination,
    amountCents: checkout.amount_cents,
    feeCoverCents: checkout.fee_cover_cents,
    sharedCents: saved.shared_cents,
    classroomId: checkout.classroom_id,
    raisedFor: raisedForOf(settlement),
    pack: packOf(checkout),
    at,
  }
  const { hasHolds, counted } = await postGift(tx, gift)
  const { providerPaymentId } = providerPayment
  const changes = isNew ? 0 : await applyWaitingChanges(services, tx, { providerPaymentId, at })
  const settled = await mintGift(tx, gift, changes === 0 ? counted : undefined)
  const payment = changes === 0 ? saved : await getPaymentForUpdate(tx, saved.id)
  // A refund that failed before we heard of the payment has written one.
  const mayHaveReceipt = isKnown || changes > 0
  const hasReceipt = mayHaveReceipt && (await findValidReceipt(tx, payment.id)) !== undefined
  await designateSlots(services, tx, { checkout, payment, at, isOnReceipt: !hasReceipt })
  if (hasHolds || changes > 0) await holdBackPayment(tx, { paymentId: saved.id, at })
  const isMonthly = settlement.sponsorship?.kind === 'recurring'
  await tellOfGift(tx, { checkout, payment, settled, isMonthly, at })
  // Last of all: whoever takes a number makes every other giver wait until the commit.
  if (hasReceipt) return
  const joinsAfterDays = services.config.POOL_AFTER_DAYS
  await writeFirstReceipt(services, tx, { payment, donor, settled, joinsAfterDays, at })
}

async function insertSettled(tx: Tx, settlement: Settlement): Promise<{ donor: Donor; saved: PaymentRow }> {
  const { checkout, providerPayment, at } = settlement
  const email = await findGiversAddress(tx, checkout, providerPayment)
  const donor = await findGiver(tx, settlement, email)
  const payerSignedIn =
    !providerPayment.isGuess && checkout.user_id !== null && checkout.user_id === donor.user_id
  // Whoever types an account's address names nobody.
  if (payerSignedIn || donor.user_id === null) await nameGiver(tx, settlement, donor)
  const allowed = email ? allowingAddress(tx, { email, role: 'sponsor', source: 'checkout', at }) : undefined
  const settled = {
    ...paymentRowOf(providerPayment, {
      ...linksOf(settlement),
      email,
      state: 'settled',
      reviewReason: null,
      at,
    }),
    donorId: donor.id,
    destination: checkout.destination,
    programKey: checkout.program_key,
    amountCents: checkout.amount_cents,
    feeCoverCents: checkout.fee_cover_cents,
    sharedCents: donor.kind === 'person' && !packOf(checkout) ? sharedCentsOf(planCheckout(checkout)) : 0,
    payerSignedIn,
  }
  const saved = await savePayment(tx, settled, allowed)
  return { donor, saved }
}

async function findGiver(tx: Tx, settlement: Settlement, email: string | null): Promise<Donor> {
  const { checkout, providerPayment, at } = settlement
  const named =
    providerPayment.donorId === undefined ? undefined : await findHeir(tx, providerPayment.donorId)
  const { user_id: userId, display_name: displayName } = checkout
  return (
    named ??
    (await findOrMakeDonor(tx, { userId, email, displayName, payerName: nameOfGuest(settlement), at }))
  )
}

/** By the name that came with the gift; a guest who gave none by what the payment provider knows, where nothing else is known. */
async function nameGiver(tx: Tx, settlement: Settlement, donor: Donor): Promise<void> {
  const { display_name: typed } = settlement.checkout
  const payerName = donor.display_name === null ? nameOfGuest(settlement) : null
  if (typed !== null) await nameDonor(tx, donor.id, { name: typed, by: 'giver' })
  else if (payerName !== null) await nameDonor(tx, donor.id, { name: payerName, by: 'provider' })
}

/**
 * What a guest who typed no name is called at the payment provider: their receipt and a letter need one. Whoever gives signed in has the
 * name of the account, and of a payment that staff said something of nobody knows who paid it.
 */
function nameOfGuest({ checkout, providerPayment }: Settlement): string | null {
  const { payerName, isGuess } = providerPayment
  if (isGuess || !payerName || checkout.user_id !== null || checkout.display_name !== null) return null
  return readName(payerName, maxGiverNameLength) || null
}

type Settled = {
  payment: PaymentRow
  donor: Donor
  settled: SettledGift
  joinsAfterDays: number
  at: Date
}

/** Of what is left: money that went back before we heard of it has no receipt. */
async function writeFirstReceipt(
  services: Services,
  tx: Tx,
  { payment, donor, settled, joinsAfterDays, at }: Settled,
): Promise<void> {
  const { giftCents, feeCoverCents } = splitRemainder(payment)
  if (giftCents + feeCoverCents === 0) return
  const progressCents = donor.kind === 'person' ? settled.progressCents : 0
  await issueReceipt(services, tx, payment, {
    ...{ slotsMinted: settled.minted.length, progressCents, joinsAfterDays, at },
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

type Told = Pick<Settled, 'payment' | 'settled' | 'at'> & { checkout: CheckoutRow; isMonthly: boolean }

/** Tells staff and, in the same statement, webhooks. */
async function tellOfGift(tx: Tx, { checkout, payment, settled, isMonthly, at }: Told): Promise<void> {
  const { purpose, destination, amount_cents: amountCents } = checkout
  const notice = {
    type: 'gift_received' as const,
    title: titles[purpose] ?? 'Gift received',
    message: `${formatUsd(amountCents)} for ${destinationNames[destination] ?? destination}.`,
    dedupeKey: `payment:${payment.id}`,
  }
  await notifyStaff(tx, notice, publishingDonation({ paymentId: payment.id, checkout, isMonthly, at }))
  const paidFor = Math.floor(splitRemainder(payment).giftCents / slotPriceCents)
  const minted = settled.minted.length
  const requested = { purpose, destination, classroomId: checkout.classroom_id, amountCents }
  if (minted < paidFor && promisesSlot(requested))
    await tellOfSwallowedSlots(tx, payment, { paidFor, minted })
}

/** Nobody is asked to pay for a slot that can't come; one that was asked for before is told by a person. */
function tellOfSwallowedSlots(
  tx: Tx,
  { id, amount_cents: amountCents }: PaymentRow,
  { paidFor, minted }: { paidFor: number; minted: number },
): Promise<void> {
  return notifyStaff(tx, {
    type: 'slot_not_minted',
    title: minted === 0 ? 'Slot paid, none minted' : 'Fewer slots minted than paid',
    message: `${formatUsd(amountCents)} was paid for ${paidFor} Sponsor Slot(s) and brought ${minted}: the rest went to what the refund reserve had paid for the same account. Please write to the giver.`,
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
