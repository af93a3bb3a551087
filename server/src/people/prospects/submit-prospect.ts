import type { ProspectStatus } from '@tower/contract/people/prospects.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../services.ts'
import { noteNetwork } from './prospect-circle.queries.ts'
import { requireProspect, type ProspectActor } from './prospects.access.ts'
import { tellCircle } from './tell-circle.ts'
import { shortNameOf } from './short-name.ts'
import { setSubmitted } from './prospects.queries.ts'

export type SubmitProspect = {
  actor: ProspectActor
  prospectId: string
  /** A keyed hash of the network it was asked from. */
  networkHash?: string | null
}

/** Hands a draft in to staff; what is handed in or approved already stays so. Consent may still come while it waits. */
export function submitProspect(
  services: Services,
  { actor, prospectId, networkHash }: SubmitProspect,
): Promise<{ id: string; status: ProspectStatus }> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'edit', at })
    if (prospect.status !== 'draft') return { id: prospect.id, status: prospect.status as ProspectStatus }
    await setSubmitted(tx, prospect.id, at)
    await noteNetwork(tx, { prospectId: prospect.id, userId: actor.userId, networkHash, at })
    await tellCircle(tx, prospect.id)
    await notifyStaff(tx, {
      type: 'prospect_created',
      title: 'Prospect awaits approval',
      message: `${shortNameOf(prospect)} needs a guardian's consent and a look.`,
      aboutId: prospect.id,
      dedupeKey: `prospect-submitted:${prospect.id}:${at.toISOString()}`,
    })
    return { id: prospect.id, status: 'pending' }
  })
}
