import type { Tx } from '../../../database/database.ts'
import type { CheckoutRow } from '../checkouts/checkouts.queries.ts'
import { findGiversAddress } from '../donors/find-givers-address.ts'

/** The pack that a checkout sold, and what it held then; nothing of a gift. */
export function packOf({
  pack_id: id,
  credit_cents: creditCents,
}: Pick<CheckoutRow, 'pack_id' | 'credit_cents'>): { id: string; creditCents: number } | undefined {
  return id === null || creditCents === null ? undefined : { id, creditCents }
}

/** Why credits can't be handed over, in words for staff: whoever paid has neither an account nor an address. */
export async function findUndeliverable(
  tx: Tx,
  checkout: CheckoutRow,
  providerPayment: { email: string | null },
): Promise<string | undefined> {
  if (!packOf(checkout) || checkout.user_id !== null) return undefined
  const email = await findGiversAddress(tx, checkout, providerPayment)
  return email === null ? 'nobody to hand the credits to' : undefined
}
