import { Refusal } from '../../../refusal.ts'
import { PaymentsRefused, PaymentsUnavailable, type SavedCardOutcome } from '../../../payments/payments.ts'
import type { Services } from '../../../services.ts'
import type { CheckoutRow } from '../checkouts/checkouts.queries.ts'
import { beginCharge } from './card-charges.queries.ts'
import { completeCharge, failCharge } from './end-charges.ts'
import type { SavedCard } from './saved-cards.queries.ts'
import { lookForCharge } from './settle-begun-charge.ts'

/** `confirmation`: the bank wants the payer to say yes, which needs the payment page. */
export type ChargeOutcome = 'paid' | 'declined' | 'confirmation' | 'no_card'

type Charge = { card: SavedCard; description: string }

/**
 * Charges a saved card for a checkout and books the gift. What is about to be charged is committed first and names the
 * call: whatever becomes of the answer, the next try finds out, and the provider charges once.
 */
export async function chargeCard(
  services: Services,
  checkout: CheckoutRow,
  { card, description }: Charge,
): Promise<ChargeOutcome> {
  const { id: checkoutId, attempt } = checkout
  const { customer_ref: customerRef } = await services.database.transaction((tx) =>
    beginCharge(tx, { checkoutId, attempt, customerRef: card.customer_ref, at: services.clock.now() }),
  )
  const outcome = await askForCharge(services, checkout, { customerRef, description })
  switch (outcome.outcome) {
    case 'succeeded':
      await completeCharge(services, checkout, outcome.payment)
      return 'paid'
    case 'declined':
      await failCharge(services, checkout, outcome)
      return outcome.reason === 'authentication_required' ? 'confirmation' : 'declined'
    case 'no_card':
      await failCharge(services, checkout, { outcome: 'no_card', goneCustomer: customerRef })
      return 'no_card'
  }
}

async function askForCharge(
  services: Services,
  checkout: CheckoutRow,
  { customerRef, description }: { customerRef: string; description: string },
): Promise<SavedCardOutcome> {
  const { id: checkoutId, attempt, purpose, destination } = checkout
  try {
    return await services.payments.chargeSavedCard({
      checkoutId,
      customerRef,
      amountCents: checkout.amount_cents + checkout.fee_cover_cents,
      idempotencyKey: `charge-${checkoutId}-${attempt}`,
      metadata: { purpose, destination },
      description,
    })
  } catch (error) {
    if (error instanceof PaymentsRefused && error.reason === 'resource_missing') return { outcome: 'no_card' }
    return afterNoAnswer(services, checkout, { customerRef, error })
  }
}

/** The charge may have been made all the same: the provider is asked for it before anybody is told that it failed. */
async function afterNoAnswer(
  services: Services,
  checkout: CheckoutRow,
  { customerRef, error }: { customerRef: string; error: unknown },
): Promise<SavedCardOutcome> {
  const isRefused = error instanceof PaymentsRefused
  if (!(error instanceof PaymentsUnavailable) && !isRefused) throw error
  services.log.error({ err: error, checkoutId: checkout.id }, 'a saved card could not be charged')
  const found = await lookForCharge(services, { customerRef, checkoutId: checkout.id })
  if (found.state === 'succeeded') {
    return { outcome: 'succeeded', paymentId: found.payment.paymentId, payment: found.payment }
  }
  // A fault that the provider answered is kept under the name of the call for a day: the next try needs another.
  const isOver = found.state === 'none' && (isRefused || error.isAnswered)
  if (!isOver) throw new Refusal('giving.charge_unknown')
  await failCharge(services, checkout, { outcome: 'failed' })
  throw new Refusal('giving.charge_failed')
}
