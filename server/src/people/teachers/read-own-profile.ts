import type { StorybooksPreferences } from '@tower/contract/people/teachers.contract.ts'
import type { Actor } from '../../http/actor.ts'
import { balanceOf } from '../../money/ledger/read-balance.ts'
import type { Services } from '../../services.ts'
import { readOwnAccount } from '../identity/accounts/read-own-account.ts'
import { readStorybookWishes } from './storybook-wishes.queries.ts'

export type OwnProfile = {
  id: string
  role: Actor['role']
  fullName: string | null
  balanceCents: number
  wishes: StorybooksPreferences
}

/** What a teacher's profile says, the credits in their wallet, and of which storybooks they want to hear. */
export function readOwnProfile(
  { database }: Services,
  { actor: { userId, role } }: { actor: Actor },
): Promise<OwnProfile> {
  return database.read(async (tx) => {
    const { full_name: fullName } = await readOwnAccount(tx, userId)
    const balanceCents = await balanceOf(tx, { kind: 'wallet', ownerId: userId })
    const wishes = await readStorybookWishes(tx, userId)
    return { id: userId, role, fullName, balanceCents, wishes }
  })
}
