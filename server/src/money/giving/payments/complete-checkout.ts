import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { allowAddress } from '../../../people/identity/accounts/allow-address.ts'
import type { RaisedFor } from '../../../people/prospects/add-to-raised.ts'
import type { Services } from '../../../services.ts'
import { closeCheckout, setProviderSession, type CheckoutRow } from '../checkouts/checkouts.queries.ts'
import { findGiversAddress } from '../donors/find-givers-address.ts'
import { findOrMakeDonor } from '../donors/find-donor.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'
import { applyWaitingChanges } from '../refunds/apply-waiting-changes.ts'
import { beginMonthlyGift } from '../subscriptions/sponsorships.queries.ts'
import { findMismatch, type ArrivedPayment } from './arrived-payment.ts'
import { designateSlots } from './designate-slots.ts'
import { findAsked, linksOf, type Asked } from './find-asked.ts'
import { keepForReview, keepUnmatched, paymentRowOf } from './keep-payment.ts'
import {
  findByProviderId,
  getPaymentForUpdate,
  insertPayment,
  lockProviderPayment,
} from './payments.queries.ts'
import { postGift } from './post-gift.ts'

export type Completion = 'applied' | 'repeated' | 'needs_review' | 'unmatched'

/**
 * The one way money becomes a gift. Webhook, return page and reconciliation all end here; replays, other orders and
 * arriving twice at once have one effect, because the payment's lock is taken first and its row exists once.
 */
export async function completeCheckout(
  services: Services,
  tx: Tx,
  arrived: ArrivedPayment,
): Promise<Completion> {
  await lockProviderPayment(tx, arrived.providerPaymentId)
  if (await findByProviderId(tx, arrived.providerPaymentId)) return 'repeated'
  const completion = await takeIn(services, tx, arrived)
  await applyWaitingChanges(services, tx, arrived.providerPaymentId)
  return completion
}

async function takeIn(services: Services, tx: Tx, arrived: ArrivedPayment): Promise<Completion> {
  const at = services.clock.now()
  const asked = await findAsked(tx, arrived)
  if (!asked) return keepUnmatched(tx, arrived, at)
  const mismatch = findMismatch(asked.checkout, arrived, services.config)
  if (mismatch) return keepForReview(tx, { ...asked, arrived, mismatch, at })
  await settlePayment(services, tx, { ...asked, arrived, at })
  return 'applied'
}

type Settlement = Asked & { arrived: ArrivedPayment; at: Date }

async function settlePayment(services: Services, tx: Tx, settlement: Settlement): Promise<void> {
  const { checkout, arrived, at } = settlement
  const email = await findGiversAddress(tx, checkout, arrived)
  const donor = await findOrMakeDonor(tx, {
    userId: checkout.user_id,
    email,
    displayName: checkout.display_name,
    at,
  })
  const { destination, amount_cents: amountCents, fee_cover_cents: feeCoverCents } = checkout
  const paymentId = await insertPayment(tx, {
    ...paymentRowOf(arrived, { ...linksOf(settlement), email, state: 'settled', reviewReason: null, at }),
    donorId: donor.id,
    destination,
    programKey: checkout.program_key,
    amountCents,
    feeCoverCents,
  })
  await closeAsked(tx, settlement)
  if (email) await allowAddress(tx, { email, role: 'sponsor', source: 'checkout', at })
  const raisedFor = raisedForOf(settlement)
  const settled = await postGift(tx, {
    paymentId,
    donor,
    destination,
    amountCents,
    feeCoverCents,
    raisedFor,
    at,
  })
  const payment = await getPaymentForUpdate(tx, paymentId)
  await issueReceipt(
    tx,
    payment,
    {
      slotsMinted: settled.minted.length,
      progressCents: donor.kind === 'person' ? settled.progressCents : 0,
    },
    at,
  )
  await designateSlots(services, tx, { checkout, minted: settled.minted, at })
  await tellStaff(tx, checkout, paymentId)
}

/** What was asked is done, but for a monthly gift's later months, whose checkout was done by the first. */
async function closeAsked(tx: Tx, { checkout, sponsorship, closes, arrived, at }: Settlement): Promise<void> {
  if (closes) {
    await closeCheckout(tx, checkout.id, { state: 'complete', at })
    await rememberSession(tx, checkout, arrived)
  }
  if (!sponsorship || !arrived.month) return
  await beginMonthlyGift(tx, {
    sponsorshipId: sponsorship.id,
    subscriptionId: arrived.month.subscriptionId,
  })
}

function raisedForOf({ sponsorship }: Asked): RaisedFor | undefined {
  return sponsorship && { prospectId: sponsorship.prospect_id, goalId: sponsorship.goal_id }
}

function tellStaff(tx: Tx, checkout: CheckoutRow, paymentId: string): Promise<void> {
  const { purpose, destination, amount_cents: amountCents } = checkout
  return notifyStaff(tx, {
    type: 'gift_received',
    title: purpose === 'sponsor_slot' ? 'Sponsor Slot paid' : 'Gift received',
    message: `${formatUsd(amountCents)} for ${destinationNames[destination] ?? destination}.`,
    dedupeKey: `payment:${paymentId}`,
  })
}

const destinationNames: Record<string, string> = {
  classrooms: 'classrooms',
  prospects: 'youth athletes',
  project: 'the general fund',
}

/** The session is unknown when the provider's answer was lost after it made one. */
async function rememberSession(tx: Tx, checkout: CheckoutRow, { sessionId }: ArrivedPayment): Promise<void> {
  if (checkout.provider_session_id !== null || sessionId === null) return
  await setProviderSession(tx, checkout.id, { sessionId, url: checkout.success_url })
}
