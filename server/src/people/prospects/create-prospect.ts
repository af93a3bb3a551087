import { isStaff } from '@tower/contract/access.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../services.ts'
import { requireKeeper, type ProspectActor } from './prospects.access.ts'
import { insertProspect, type ProspectDetails } from './prospects.queries.ts'

export type CreateProspect = {
  actor: ProspectActor
  details: ProspectDetails
  /** Only staff name a guardian; a guardian who begins a profile is its guardian. */
  guardianId?: string
}

/** Begins a profile that waits for consent and approval; nobody but its owner and staff see it. */
export function createProspect(
  services: Services,
  { actor, details, guardianId }: CreateProspect,
): Promise<{ prospectId: string }> {
  requireKeeper(actor)
  const guardian = actor.role === 'guardian' ? actor.userId : isStaff(actor.role) ? guardianId : undefined
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospectId = await insertProspect(tx, {
      id: services.random.uuid(),
      ownerId: actor.userId,
      guardianId: guardian ?? null,
      details,
      at,
    })
    await notifyStaff(tx, {
      type: 'prospect_created',
      title: 'Prospect awaits approval',
      message: `${details.firstName} ${details.lastName.slice(0, 1)}. needs a guardian's consent and a look.`,
      dedupeKey: `prospect-created:${prospectId}`,
    })
    return { prospectId }
  })
}
