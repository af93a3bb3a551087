import type { SettledPayment } from '../../../payments/payment-facts.ts'
import type { Services } from '../../../services.ts'
import { beginAttempt, type CheckoutRow } from '../checkouts/checkouts.queries.ts'
import { completeCheckout } from '../payments/complete-checkout.ts'
import { paymentOfList } from '../payments/provider-payment.ts'
import { type ChargeEnd, endCharge } from './card-charges.queries.ts'
import { removeCard } from './saved-cards.queries.ts'

/** Books the gift that a saved card paid, exactly as its event would. */
export async function completeCharge(
  services: Services,
  { id: checkoutId, attempt }: CheckoutRow,
  payment: SettledPayment,
): Promise<void> {
  await services.database.transactionOfMany(async (tx) => {
    await completeCheckout(services, tx, paymentOfList(payment))
    await endCharge(tx, { checkoutId, attempt, outcome: 'succeeded', at: services.clock.now() })
  })
}

/**
 * A charge took nothing: the next try has another name for the provider, which keeps its answers. A card that it does
 * not know any more is taken out of use.
 */
export async function failCharge(
  { database, clock }: Services,
  checkout: CheckoutRow,
  end: ChargeEnd & { goneCustomer?: string },
): Promise<void> {
  const { id: checkoutId, attempt } = checkout
  const at = clock.now()
  await database.transaction(async (tx) => {
    await endCharge(tx, { checkoutId, attempt, outcome: end.outcome, reason: end.reason, at })
    await beginAttempt(tx, checkout)
    if (end.goneCustomer !== undefined) await removeCard(tx, end.goneCustomer, at)
  })
}
