import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findCheckout } from '../checkouts/checkouts.queries.ts'
import type { ProviderPayment } from '../payments/provider-payment.ts'
import { paymentOfInvoice } from '../sponsorships/subscription-payment.ts'
import { findSponsorship } from '../sponsorships/sponsorships.queries.ts'
import { bookDecision } from './book-decision.ts'
import { requirePaymentReviewer, type Review } from './claim-review.ts'
import { askUnlessAway, readProviderPayment } from './read-arrival.ts'

export type LinkPayment = Review & {
  /** What the payment was for: a checkout, or a month of a monthly gift. */
  target: { checkoutId: string } | { sponsorshipId: string }
}

/**
 * Staff say which checkout, or which monthly gift, a payment was for; it is then booked as if it had named that itself.
 * It has to be what was asked, to the cent: anything else is settled as the gift it is.
 */
export async function linkPayment(services: Services, input: LinkPayment): Promise<void> {
  const { target } = input
  const payment = await requirePaymentReviewer(services, input)
  const told = await readProviderPayment(services, payment)
  const providerPayment = 'sponsorshipId' in target ? await findMonth(services, told) : told
  await bookDecision(services, {
    ...input,
    decision: 'link',
    payment,
    providerPayment,
    findCheckoutId: (tx) => findTarget(tx, target),
  })
}

async function findTarget(tx: Tx, target: LinkPayment['target']): Promise<string> {
  const checkout =
    'checkoutId' in target
      ? await findCheckout(tx, target.checkoutId)
      : await findSponsorship(tx, target.sponsorshipId).then(
          (gift) => gift && findCheckout(tx, gift.checkout_id),
        )
  if (!checkout) throw new Refusal('giving.checkout_not_found')
  return checkout.id
}

/** A month is named by its invoice, which counts once: the provider knows which one a payment paid. */
async function findMonth({ payments }: Services, told: ProviderPayment): Promise<ProviderPayment> {
  const invoice = await askUnlessAway(() =>
    payments.subscriptions.findInvoiceOfPayment(told.providerPaymentId),
  )
  const paid = invoice && paymentOfInvoice(invoice)
  if (!paid?.month) throw new Refusal('giving.review_no_month')
  return { ...told, email: paid.email ?? told.email, month: paid.month }
}
