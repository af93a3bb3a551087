import type { ProfileChange } from '@tower/contract/people/account.contract.ts'
import type { AuthUser } from '@tower/contract/people/session.contract.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { withConstantTime } from '../answer-time.ts'
import { getUserForUpdate } from '../identity.queries.ts'
import { changePassword, prepareOwnPassword } from '../passwords/change-password.ts'
import { requireFullAssurance } from '../sessions/require-full-assurance.ts'
import { readAuthUser } from './read-auth-user.ts'
import { requestAddressChange } from './request-address-change.ts'
import { updateProfile } from './update-profile.ts'

export type UpdateOwnAccount = {
  actor: Actor
  password?: string | undefined
  email?: string | undefined
  details?: ProfileChange | undefined
  redirectTo?: string | undefined
}

/** What GoTrue lets a person change about themselves: password, address, name and language; all of it or nothing. */
export function updateOwnAccount(services: Services, update: UpdateOwnAccount): Promise<AuthUser> {
  const { actor, email, details, redirectTo } = update
  const change = async () => {
    const isSensitive = update.password !== undefined || email !== undefined
    if (isSensitive || details?.full_name !== undefined) requireFullAssurance(actor)
    const passwordHash =
      update.password === undefined ? undefined : await prepareOwnPassword(services, actor, update.password)
    return services.database.transaction(async (tx) => {
      const at = services.clock.now()
      const user = await getUserForUpdate(tx, actor.userId)
      if (details) await updateProfile(tx, { userId: user.id, change: details, at })
      if (email !== undefined && email !== user.email)
        await requestAddressChange(services, tx, { user, newEmail: email, redirectTo })
      if (passwordHash !== undefined) await changePassword(services, tx, { user, passwordHash, at })
      return readAuthUser(tx, user.id, at)
    })
  }
  // Whether an address has an account must not show in how long it takes to answer.
  return email === undefined ? change() : withConstantTime(services, change)
}
