import type { AuthUser, Profile } from '@tower/contract/people/identity.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { getUser } from '../identity.queries.ts'
import { viewAuthUser, viewProfile } from '../identity.view.ts'
import type { IdentityEffects } from '../verified-address.ts'

/** The account of the person signed in, as GoTrue clients read it. */
export function readAccount(services: Services, actor: Actor): Promise<AuthUser> {
  return services.database.read(async (tx) => viewAuthUser(await getUser(tx, actor.userId)))
}

/** The profile of the person signed in, with the balance their role shows. */
export function readProfile(services: Services, effects: IdentityEffects, actor: Actor): Promise<Profile> {
  return services.database.read(async (tx) =>
    viewProfile(await getUser(tx, actor.userId), await effects.findBalanceCents(tx, actor.userId)),
  )
}
