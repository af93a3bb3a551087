import { asRole, type Role } from '@tower/contract/access.ts'
import type { SendChoice } from '@tower/contract/people/provisioning.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findPersonOf } from '../identity/accounts/find-person.ts'
import { mailWayIn } from './mail-way-in.ts'

export type MailPerson = { actor: Actor; email: string; role: Role | null; send: SendChoice }

/** Staff have a person mailed a link to sign in, or to choose a password. The role is the one they saw: it may have changed. */
export function mailPerson(services: Services, { actor, email, role, send }: MailPerson): Promise<void> {
  return services.database.transaction(async (tx) => {
    const person = await findPersonOf(tx, email)
    if (!person) throw new Refusal('directory.not_found')
    if (person.disabled_at) throw new Refusal('provisioning.disabled')
    if (asRole(person.role) !== role) throw new Refusal('provisioning.another_role')
    await mailWayIn(services, tx, { actor, userId: person.id, email, send })
  })
}
