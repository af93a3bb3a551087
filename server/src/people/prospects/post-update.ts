import type { Tx } from '../../database/database.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../services.ts'
import { findUpdateOfRequest, insertUpdate } from './updates.queries.ts'
import { tellCircle } from './tell-circle.ts'
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
  { mediaId, ...news }: PostUpdate,
): Promise<{ updateId: string }> {
  return services.database.transaction(async (tx) => ({
    updateId: await writeUpdate(tx, {
      ...news,
      writeMedia: async () => mediaId,
      at: services.clock.now(),
    }),
  }))
}

export type WriteUpdate = Omit<PostUpdate, 'mediaId'> & {
  /** Keeps what was uploaded, once it is certain that the profile takes it. */
  writeMedia: () => Promise<string | null>
  requestKey?: string | undefined
  at: Date
}

/** The same within a transaction. */
export async function writeUpdate(tx: Tx, news: WriteUpdate): Promise<string> {
  const { actor, prospectId, caption, writeMedia, requestKey, at } = news
  const prospect = await requireProspect(tx, { actor, prospectId, act: 'updates', at })
  // Sent twice at once: the other one made it, and what came with this one goes with the next sweep.
  const before = requestKey && (await findUpdateOfRequest(tx, { prospectId, requestKey }))
  if (before) return before
  const mediaId = await writeMedia()
  const updateId = await insertUpdate(tx, {
    ...{ prospectId, authorId: actor.userId, mediaId, caption, requestKey, at },
  })
  await tellCircle(tx, prospectId)
  await notifyStaff(tx, {
    type: 'prospect_update',
    title: 'Update awaits review',
    message: `${prospect.first_name} posted news.`,
    dedupeKey: `prospect-update:${updateId}`,
  })
  return updateId
}
