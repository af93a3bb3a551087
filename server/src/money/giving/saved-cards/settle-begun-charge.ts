import { Refusal } from '../../../refusal.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../../payments/payments.ts'
import type { FoundCharge } from '../../../payments/payment-facts.ts'
import type { Services } from '../../../services.ts'
import type { CheckoutRow } from '../checkouts/checkouts.queries.ts'
import { findLastCharge } from './card-charges.queries.ts'
import { completeCharge, failCharge } from './end-charges.ts'
import type { SavedCard } from './saved-cards.queries.ts'

/** For so long a request that nobody answered may still be carried out. */
const mayComeMs = 2 * 60_000

/**
 * Finds out what became of a charge whose answer was lost, by asking the provider for it. Nothing found is no proof
 * while the request may still be on its way: then the same card may be charged under the same name, which the provider
 * does once, and nothing else.
 */
export async function settleBegunCharge(
  services: Services,
  checkout: CheckoutRow,
  card: SavedCard | undefined,
): Promise<'paid' | 'open'> {
  const last = await services.database.read((tx) => findLastCharge(tx, checkout.id))
  if (!last || last.outcome !== null) return 'open'
  const { customer_ref: customerRef, began_at: beganAt } = last
  const found = await lookForCharge(services, { customerRef, checkoutId: checkout.id })
  if (found.state === 'succeeded') {
    await completeCharge(services, checkout, found.payment)
    return 'paid'
  }
  if (found.state === 'pending') throw new Refusal('giving.charge_unknown')
  if (card?.customer_ref === customerRef) return 'open'
  const isOver = services.clock.now().getTime() - beganAt.getTime() > mayComeMs
  if (!isOver) throw new Refusal('giving.charge_unknown')
  await failCharge(services, checkout, { outcome: 'failed' })
  return 'open'
}

/** Asks the provider about a charge; a customer it does not know was charged nothing. */
export async function lookForCharge(
  { payments, log }: Services,
  requested: { customerRef: string; checkoutId: string },
): Promise<FoundCharge> {
  try {
    return await payments.findCharge(requested)
  } catch (error) {
    if (error instanceof PaymentsRefused && error.reason === 'resource_missing') return { state: 'none' }
    if (!(error instanceof PaymentsUnavailable) && !(error instanceof PaymentsRefused)) throw error
    log.error({ err: error, checkoutId: requested.checkoutId }, 'a charge could not be looked up')
    throw new Refusal('giving.charge_unknown')
  }
}
