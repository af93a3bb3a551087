import type { AccountRef } from '../../ledger/accounts.ts'

/** Who bought a pack: an account, or a giver whose address nobody has proven yet. */
export type Buyer = { userId: string } | { holderId: string }

/** Where the credits of a buyer lie: kept apart until the address is proven. */
export function creditsOf(buyer: Buyer): AccountRef {
  return 'userId' in buyer
    ? { kind: 'wallet', ownerId: buyer.userId }
    : { kind: 'credits_held', ownerId: buyer.holderId }
}
