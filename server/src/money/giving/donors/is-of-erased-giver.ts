import type { Tx } from '../../../database/database.ts'
import { isErasedCheckout, isErasedSubscription } from './erasure.queries.ts'

type Told = { checkoutId: string | null; month?: { subscriptionId: string } }

/** Whether money comes of something that an erased person was asked, by whatever the provider names it. */
export async function isOfErasedGiver(tx: Tx, { checkoutId, month }: Told): Promise<boolean> {
  if (checkoutId !== null && (await isErasedCheckout(tx, checkoutId))) return true
  return month !== undefined && (await isErasedSubscription(tx, month.subscriptionId))
}
