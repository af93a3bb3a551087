import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../services.ts'
import { insertUpdate } from './goals.queries.ts'
import { requireProspect, type ProspectActor } from './prospects.access.ts'

export type PostUpdate = {
  actor: ProspectActor
  prospectId: string
  caption: string | null
  mediaId: string | null
}

/** Hands in news of one's own prospect; staff read it before it is shown. */
export function postUpdate(
  services: Services,
  { actor, prospectId, caption, mediaId }: PostUpdate,
): Promise<{ updateId: string }> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'updates', at })
    const updateId = await insertUpdate(tx, { prospectId, authorId: actor.userId, mediaId, caption, at })
    await notifyStaff(tx, {
      type: 'prospect_update',
      title: 'Update awaits review',
      message: `${prospect.first_name} posted news.`,
      dedupeKey: `prospect-update:${updateId}`,
    })
    return { updateId }
  })
}
