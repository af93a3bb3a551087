import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { insertUpdate } from './goals.queries.ts'
import { requireOwner, type ProspectActor } from './prospects.access.ts'
import { findProspectForUpdate } from './prospects.queries.ts'

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
    const prospect = await findProspectForUpdate(tx, prospectId)
    if (!prospect) throw new Refusal('prospects.not_found')
    requireOwner(actor, prospect)
    const updateId = await insertUpdate(tx, { prospectId, mediaId, caption, at: services.clock.now() })
    await notifyStaff(tx, {
      type: 'prospect_update',
      title: 'Update awaits review',
      message: `${prospect.first_name} posted news.`,
      dedupeKey: `prospect-update:${updateId}`,
    })
    return { updateId }
  })
}
