import type { Account, ProfileChange } from '@tower/contract/people/account.contract.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { updateProfile } from '../identity/accounts/update-profile.ts'
import { requireFullAssurance } from '../identity/sessions/require-full-assurance.ts'
import { describeAccount } from './read-account.ts'

/** Changes the own name and language. */
export async function updateAccount(
  services: Services,
  { actor, change }: { actor: Pick<Actor, 'userId' | 'secondFactor'>; change: ProfileChange },
): Promise<Account> {
  if (change.full_name !== undefined) requireFullAssurance(actor)
  const { userId } = actor
  return services.database.transaction(async (tx) => {
    const isChanged = await updateProfile(tx, { userId, change, at: services.clock.now() })
    if (!isChanged) throw new Refusal('account.nothing_to_change')
    return describeAccount(tx, userId)
  })
}
