import type { Tx } from '../../../database/database.ts'
import { getAccountForGift } from './donors.queries.ts'

type GiftRequested = {
  user_id: string | null
  email: string | null
  erased_at: Date | null
  /** Whose words these are since staff put them right: what the provider knows was wrong. */
  isCorrected?: boolean
}

/**
 * Where word of a gift goes: to the address its account has today, to the one a guest typed, else to the one entered
 * on the payment page. Whose giver was erased has none, whatever the provider still knows.
 */
export async function findGiversAddress(
  tx: Tx,
  requested: GiftRequested,
  providerPayment: { email: string | null },
): Promise<string | null> {
  if (requested.erased_at) return null
  const account = requested.user_id ? await getAccountForGift(tx, requested.user_id) : undefined
  // The address given to us wins: it is the same whichever event comes first.
  const email = account?.email ?? requested.email ?? (requested.isCorrected ? null : providerPayment.email)
  return email?.trim().toLowerCase() || null
}
