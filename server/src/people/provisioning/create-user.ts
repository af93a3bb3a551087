import type { ProvisionedRole, SendChoice } from '@tower/contract/people/provisioning.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { requestLink } from '../identity/links/request-link.ts'
import { requestPasswordLink } from '../identity/links/request-password-link.ts'
import { requireRecentProof } from '../identity/sessions/require-recent-proof.ts'
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
export async function createUser(services: Services, wish: CreateUser): Promise<OpenedAccount> {
  const { actor, email, name: fullName, role, addToAllowlist, send } = wish
  const at = services.clock.now()
  if (role === 'admin') requireRecentProof(actor, at)
  if (send === 'reset' && role !== 'admin') throw new Refusal('provisioning.no_password')
  const account = await services.database.transaction((tx) =>
    openAccount(tx, { actor, email, role, fullName, addToAllowlist, at }),
  )
  // The mails that they could ask for themselves.
  if (send === 'magic') await requestLink(services, { email, role })
  if (send === 'reset') await requestPasswordLink(services, { email })
  return account
}
