import { Id } from '@tower/contract/id.contract.ts'
import type { Tx } from '../../../database/database.ts'
import {
  findCheckoutForUpdate,
  type CheckoutRow,
  type RequestedCheckout,
} from '../checkouts/checkouts.queries.ts'
import { findAmountOf, totalOf } from '../sponsorships/monthly-amounts.queries.ts'
import {
  findSponsorshipForUpdate,
  isInvoicePaid,
  type SponsorshipRow,
} from '../sponsorships/sponsorships.queries.ts'
import type { ProviderPayment } from './provider-payment.ts'
import { findByCheckout, type HeldCheckout } from './payments.queries.ts'

/** The checkout a payment belongs to, and the monthly gift if it is one, locked. */
export type GiftRequested = {
  checkout: CheckoutRow
  sponsorship: SponsorshipRow | undefined
  /** Whether this payment is the checkout's own: all are but the later months of a monthly gift. */
  closes: boolean
}

/**
 * What this payment is for; nothing when it is unknown or another payment paid for it already. `held` is the checkout,
 * where the caller has taken hold of it.
 */
export async function findRequested(
  tx: Tx,
  providerPayment: ProviderPayment,
  held?: HeldCheckout,
): Promise<GiftRequested | undefined> {
  const checkout = held ? held.checkout : await takeCheckout(tx, providerPayment)
  if (!checkout) return undefined
  const sponsorship = await findSponsorshipOf(tx, checkout)
  const { month } = providerPayment
  const closes = month?.isFirst ?? true
  if ((sponsorship?.kind === 'recurring') !== (month !== undefined)) return undefined
  if (month && (isOfAnother(sponsorship, month.subscriptionId) || (await isInvoicePaid(tx, month.invoiceId))))
    return undefined
  if (closes && (await isPaid(tx, checkout))) return undefined
  return asChanged(tx, { checkout, sponsorship, closes }, providerPayment.amountCents)
}

function takeCheckout(tx: Tx, { checkoutId }: ProviderPayment): Promise<RequestedCheckout | undefined> {
  const id = Id.safeParse(checkoutId)
  return id.success ? findCheckoutForUpdate(tx, id.data) : Promise.resolve(undefined)
}

/** A later month may be of an amount that its giver changed the gift to: then that is what was asked for. */
async function asChanged(tx: Tx, requested: GiftRequested, paidCents: number): Promise<GiftRequested> {
  const { checkout, sponsorship, closes } = requested
  if (closes || !sponsorship || paidCents === totalOf(checkout)) return requested
  const changed = await findAmountOf(tx, sponsorship.id, paidCents)
  return changed ? { ...requested, checkout: { ...checkout, ...changed } } : requested
}

function findSponsorshipOf(
  tx: Tx,
  { id, has_sponsorship: has }: { id: string; has_sponsorship: boolean },
): Promise<SponsorshipRow | undefined> {
  return has ? findSponsorshipForUpdate(tx, id) : Promise.resolve(undefined)
}

/** A payment that names a checkout closes it in the same transaction: of an open one nobody need be asked. */
async function isPaid(tx: Tx, { id, state }: CheckoutRow): Promise<boolean> {
  if (state !== 'complete' && state !== 'needs_review') return false
  return (await findByCheckout(tx, id)) !== undefined
}

function isOfAnother(sponsorship: SponsorshipRow | undefined, subscriptionId: string): boolean {
  const known = sponsorship?.provider_subscription_id ?? null
  return known !== null && known !== subscriptionId
}

/** What a payment's row names: the checkout that is done by it, the gift to a prospect, the month. */
export function linksOf({
  checkout,
  sponsorship,
  closes,
  providerPayment,
}: GiftRequested & { providerPayment: ProviderPayment }): PaymentLinks {
  return {
    checkoutId: closes ? checkout.id : null,
    sponsorshipId: sponsorship?.id ?? null,
    invoiceId: providerPayment.month?.invoiceId ?? null,
  }
}

export type PaymentLinks = {
  checkoutId: string | null
  sponsorshipId: string | null
  invoiceId: string | null
}
