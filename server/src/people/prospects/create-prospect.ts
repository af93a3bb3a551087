import { isStaff } from '@tower/contract/access.ts'
import type { Services } from '../../services.ts'
import { addGuardianAccount } from './consents/guardians.queries.ts'
import { addAuthor } from './prospect-circle.queries.ts'
import { requireKeeper, type ProspectActor } from './prospects.access.ts'
import { insertProspect, type ProspectDetails } from './prospects.queries.ts'

export type CreateProspect = {
  actor: ProspectActor
  details: ProspectDetails
  /** Only staff name a guardian; a guardian who begins a profile is its guardian. */
  guardianId?: string
}

/** Begins a draft; nobody but those around it and staff see it. */
export function createProspect(
  services: Services,
  { actor, details, guardianId }: CreateProspect,
): Promise<{ prospectId: string }> {
  requireKeeper(actor)
  const { userId, role } = actor
  const guardian = role === 'guardian' ? userId : isStaff(role) ? guardianId : undefined
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospectId = services.random.uuid()
    await insertProspect(tx, {
      id: prospectId,
      ownerId: userId,
      athleteId: role === 'athlete' ? userId : null,
      onboardedById: role === 'coach' ? userId : null,
      onboardKey: null,
      details,
      at,
    })
    await addAuthor(tx, { prospectId, userId, at })
    if (guardian !== undefined) await addGuardianAccount(tx, { prospectId, userId: guardian, at })
    return { prospectId }
  })
}
