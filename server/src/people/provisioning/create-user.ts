import type { ProvisionedRole, SendChoice } from '@tower/contract/people/provisioning.ts'
import type { Actor } from '../../http/actor.ts'
import type { Services } from '../../services.ts'
import { requireRecentProof } from '../identity/sessions/require-recent-proof.ts'
import { mailWayIn } from './mail-way-in.ts'
import { openAccount, type OpenedAccount } from './open-account.ts'

export type CreateUser = {
  actor: Actor
  email: string
  name: string | null | undefined
  role: ProvisionedRole
  addToAllowlist: boolean
  send: SendChoice | null
}

/** Opens an account, and mails its owner the way in where staff want that. */
export function createUser(services: Services, wish: CreateUser): Promise<OpenedAccount> {
  const { actor, email, name: fullName, role, addToAllowlist, send } = wish
  const at = services.clock.now()
  if (role === 'admin') requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const account = await openAccount(tx, { actor, email, role, fullName, addToAllowlist, at })
    if (send) await mailWayIn(services, tx, { actor, userId: account.userId, email, send })
    return account
  })
}
