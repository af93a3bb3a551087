import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { creditsLeft } from '../../credits/packs/take-back-pack.ts'
import { findDonor } from '../donors/donors.queries.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import { buyerOf } from './buyer-of.ts'
import { creditsDue } from './credits-due.ts'
import { getPurchase } from './packs.queries.ts'

/** Staff give back the money of a pack only for credits that its buyer still holds; what is on its way counts as gone. */
export async function requireRefundablePack(
  tx: Tx,
  { payment, goneCents }: { payment: PaymentRow; goneCents: number },
): Promise<void> {
  if (payment.state !== 'settled' || payment.destination !== 'credits' || payment.donor_id === null) return
  const purchase = await getPurchase(tx, payment.id)
  const donor = await findDonor(tx, payment.donor_id)
  const left = donor ? await creditsLeft(tx, buyerOf(donor)) : 0
  const due = creditsDue({ amountCents: payment.amount_cents, creditCents: purchase.credit_cents }, goneCents)
  if (due - purchase.returned_cents - purchase.spent_cents > left)
    throw new Refusal('credits.refund_above_wallet')
}
