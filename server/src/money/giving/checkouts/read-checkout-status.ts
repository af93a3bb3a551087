import { dayMs } from '@tower/contract/durations.ts'
import type { tributeKinds } from '@tower/contract/money/giving.ts'
import { Refusal } from '../../../refusal.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../../payments/payments.ts'
import { findAccountName } from '../arrivals/arrivals.queries.ts'
import { followLink } from '../arrivals/follow-link.ts'
import { readRequestedGift, readGift, type GiftReport } from '../arrivals/read-gift.ts'
import { completeCheckout } from '../payments/complete-checkout.ts'
import { findByCheckout, type PaymentRow } from '../payments/payments.queries.ts'
import { findValidReceipt } from '../receipts/receipts.queries.ts'
import { packOf } from '../packs/pack-of-checkout.ts'
import { findPaymentOfCheckout } from '../sponsorships/subscription-payment.ts'
import { findCheckoutBySession, type CheckoutRow } from './checkouts.queries.ts'

/** Afterwards the address may lie open in somebody's history: the page then names nobody. */
const giverIsNamedForMs = dayMs

export type CheckoutReport = {
  state: string
  gift: GiftReport
  receiptNumber: number | null
  /** The path by which the gift is followed, once it has arrived. */
  follow: string | null
  giver: Giver | null
}

type Giver = {
  name: string | null
  email: string | null
  tribute: { kind: (typeof tributeKinds)[number]; name: string } | null
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
  const { state } = checkout
  const payment = await findByCheckout(tx, checkout.id)
  if (payment?.state !== 'settled') {
    return {
      state,
      gift: await readRequestedGift(tx, checkout),
      receiptNumber: null,
      follow: null,
      giver: null,
    }
  }
  return {
    state,
    gift: await readGift(services, tx, payment),
    receiptNumber: (await findValidReceipt(tx, payment.id)) ?? null,
    follow: packOf(checkout) ? null : followLink(payment.follow_key, checkout.language),
    giver: await readGiver(tx, { checkout, payment, at: services.clock.now() }),
  }
}

type Arrived = { checkout: CheckoutRow; payment: PaymentRow; at: Date }

/** Who gave, on the day the money came. */
async function readGiver(tx: Tx, { checkout, payment, at }: Arrived): Promise<Giver | null> {
  if (at.getTime() - payment.created_at.getTime() > giverIsNamedForMs) return null
  const { display_name: typed, user_id: userId, tribute_kind: kind, tribute_name: honored } = checkout
  return {
    name: typed ?? (userId === null ? null : await findAccountName(tx, userId)),
    email: payment.email,
    tribute: honored === null || (kind !== 'honor' && kind !== 'memory') ? null : { kind, name: honored },
  }
}
