import type { Tx } from '../../../database/database.ts'
import { getAccountForGift } from './donors.queries.ts'

type Asked = { user_id: string | null; email: string | null; erased_at: Date | null }

/**
 * Where word of a gift goes: to the address its account has today, to the one a guest typed, else to the one entered
 * on the payment page. Whose giver was erased has none, whatever the provider still knows.
 */
export async function findGiversAddress(
  tx: Tx,
  asked: Asked,
  arrived: { email: string | null },
): Promise<string | null> {
  if (asked.erased_at) return null
  const account = asked.user_id ? await getAccountForGift(tx, asked.user_id) : undefined
  // The address given to us wins: it is the same whichever event comes first.
  const email = account?.email ?? asked.email ?? arrived.email
  return email?.trim().toLowerCase() || null
}
