import type { Tx } from '../../database/database.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { findUpdateOfRequest, insertUpdate } from './updates.queries.ts'
import { tellCircle } from './tell-circle.ts'
import { requirePicturesAllowed, requireProspect, type ProspectActor } from './prospects.access.ts'

export type WriteUpdate = {
  actor: ProspectActor
  prospectId: string
  caption: string | null
  /** Keeps what was uploaded, once it is certain that the profile takes it. */
  writeMedia: () => Promise<string | null>
  requestKey?: string | undefined
  at: Date
}

/** Hands in news of a prospect; staff read it before it is shown. */
export async function writeUpdate(tx: Tx, news: WriteUpdate): Promise<string> {
  const { actor, prospectId, caption, writeMedia, requestKey, at } = news
  const prospect = await requireProspect(tx, { actor, prospectId, act: 'updates', at })
  // Sent twice at once: the other one made it, and what came with this one goes with the next sweep.
  const before = requestKey && (await findUpdateOfRequest(tx, { prospectId, requestKey }))
  if (before) return before
  const mediaId = await writeMedia()
  if (mediaId !== null) requirePicturesAllowed(prospect)
  const updateId = await insertUpdate(tx, {
    ...{ prospectId, authorId: actor.userId, mediaId, caption, requestKey, at },
  })
  await tellCircle(tx, prospectId)
  await notifyStaff(tx, {
    type: 'prospect_update',
    title: 'Update awaits review',
    message: `${prospect.first_name} posted news.`,
    dedupeKey: `prospect-update:${updateId}`,
    aboutId: prospect.id,
  })
  return updateId
}
