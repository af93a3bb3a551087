import type { Role } from '@tower/contract/access.ts'
import type { Tx } from '../../database/database.ts'

/** An address that its owner has just proved for the first time. */
export type VerifiedAddress = { userId: string; email: string; role: Role; at: Date }

/**
 * What other domains do and know about accounts, handed in by the app because identity stands below them.
 * Effects run in the transaction of the sign-in: gifts made with the address become the account's.
 */
export type IdentityEffects = {
  onVerifiedAddress: readonly ((tx: Tx, address: VerifiedAddress) => Promise<void>)[]
  /** What screens show as the person's balance; null where the role has none. */
  findBalanceCents: (tx: Tx, userId: string) => Promise<number | null>
}

export const noEffects: IdentityEffects = { onVerifiedAddress: [], findBalanceCents: async () => null }
