import type { AuthUser, Profile } from '@tower/contract/people/session.contract.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { getUser } from '../identity.queries.ts'
import { viewAuthUser, viewProfile } from '../identity.view.ts'
import { listFactors } from '../second-factor/second-factor.queries.ts'
import type { IdentityEffects } from '../verified-address.ts'
import { findOpenAddressChange } from './address-changes.queries.ts'

/** The account of the person signed in, as GoTrue clients read it. */
export function readSessionUser(services: Services, actor: Actor): Promise<AuthUser> {
  return services.database.read((tx) => readAuthUser(tx, actor.userId, services.clock.now()))
}

/** An account as GoTrue clients read it, as it stands in a transaction. */
export async function readAuthUser(tx: Tx, userId: string, at: Date): Promise<AuthUser> {
  return viewAuthUser(
    await getUser(tx, userId),
    await listFactors(tx, userId, at),
    await findOpenAddressChange(tx, userId, at),
  )
}

/** The profile of the person signed in, with the balance their role shows. */
export function readProfile(services: Services, effects: IdentityEffects, actor: Actor): Promise<Profile> {
  return services.database.read(async (tx) =>
    viewProfile(await getUser(tx, actor.userId), {
      balanceCents: await effects.findBalanceCents(tx, actor.userId),
      secondFactor: actor.secondFactor,
      duties: actor.duties,
    }),
  )
}
