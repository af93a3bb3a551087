import type { Actor } from '../../http/actor.ts'
import { balanceOf } from '../../money/ledger/read-balance.ts'
import type { Services } from '../../services.ts'
import { readOwnAccount } from '../identity/accounts/read-own-account.ts'

export type OwnProfile = { id: string; role: Actor['role']; fullName: string | null; balanceCents: number }

/** What a teacher's profile says, and the credits in their wallet. */
export function readOwnProfile(
  { database }: Services,
  { actor: { userId, role } }: { actor: Actor },
): Promise<OwnProfile> {
  return database.read(async (tx) => {
    const { full_name: fullName } = await readOwnAccount(tx, userId)
    const balanceCents = await balanceOf(tx, { kind: 'wallet', ownerId: userId })
    return { id: userId, role, fullName, balanceCents }
  })
}
