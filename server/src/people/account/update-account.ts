import type { Account } from '@tower/contract/people/account.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { updateProfile, type ProfileChange } from '../identity/accounts/update-profile.ts'
import { describeAccount } from './read-account.ts'

export type UpdateAccount = {
  userId: string
  fullName: string | null | undefined
  locale: 'en' | 'es' | undefined
}

/** Changes the own name and language; an empty name is none. */
export async function updateAccount(
  services: Services,
  { userId, fullName, locale }: UpdateAccount,
): Promise<Account> {
  const change: ProfileChange = {
    ...(fullName !== undefined && { full_name: fullName || null }),
    ...(locale !== undefined && { locale }),
  }
  if (Object.keys(change).length === 0) throw new Refusal('account.nothing_to_change')
  return services.database.transaction(async (tx) => {
    await updateProfile(tx, { userId, change, at: services.clock.now() })
    return describeAccount(tx, userId)
  })
}
