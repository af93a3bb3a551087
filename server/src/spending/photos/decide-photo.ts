import type { PhotoOutcome } from '@tower/contract/spending/photos.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { approveFile } from '../../oversight/files/approve-file.ts'
import { removeFile } from '../../oversight/files/remove-file.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { announcePhoto } from './announce-photo.ts'
import { getPhoto } from './list-photos.ts'
import type { PhotoRow } from './listed-photos.queries.ts'
import { mailDecision } from './mail-decision.ts'
import {
  clearPhotoFile,
  findPhotoForUpdate,
  updatePhotoDecision,
  type LockedPhoto,
} from './photos.queries.ts'
import { isSamePerson } from '../../people/identity/accounts/is-same-person.ts'

export type DecidePhoto = {
  actor: Actor
  photoId: string
  /** What the decision is on: a photo that its teacher changed since is looked at again. */
  revision: number
  decision: { outcome: 'approved' } | { outcome: 'rejected'; reason: string }
}

/** Staff show a photo or keep it off the pages. Whoever is second learns who decided. */
export function decidePhoto(services: Services, wish: DecidePhoto): Promise<PhotoRow> {
  const { actor, photoId, decision } = wish
  return services.database.transaction(async (tx) => {
    const photo = await getForDecision(tx, wish)
    requireWaiting(photo)
    if (photo.revision !== wish.revision) throw new Refusal('photos.changed')
    const at = services.clock.now()
    const isApproved = decision.outcome === 'approved'
    if (isApproved) await show(tx, { photo, staffId: actor.userId, at })
    const reason = isApproved ? null : decision.reason
    await updatePhotoDecision(tx, { id: photoId, approved: isApproved, reason, actorId: actor.userId, at })
    await settle(tx, { photo, actor, at, outcome: decision.outcome, reason })
    return getPhoto(tx, photoId)
  })
}

/** Staff take an approved photo off every page. Its picture goes for good: somebody may have had a reason to ask. */
export function takeDownPhoto(
  services: Services,
  wish: { actor: Actor; photoId: string; reason: string },
): Promise<PhotoRow> {
  const { actor, photoId, reason } = wish
  return services.database.transaction(async (tx) => {
    const photo = await getForDecision(tx, wish)
    if (photo.approved !== true) throw new Refusal('photos.not_shown')
    const at = services.clock.now()
    if (photo.fileId !== null) await removeFile(tx, photo.fileId, at)
    await clearPhotoFile(tx, photoId)
    await updatePhotoDecision(tx, { id: photoId, approved: false, reason, actorId: actor.userId, at })
    await settle(tx, { photo, actor, at, outcome: 'taken_down', reason })
    return getPhoto(tx, photoId)
  })
}

async function getForDecision(
  tx: Tx,
  { actor, photoId }: { actor: Actor; photoId: string },
): Promise<LockedPhoto> {
  const photo = await findPhotoForUpdate(tx, photoId)
  if (!photo) throw new Refusal('photos.not_found')
  if (await isSamePerson(tx, actor, [photo.teacherId])) throw new Refusal('photos.own')
  return photo
}

function requireWaiting({ approved, decidedBy }: LockedPhoto): void {
  if (approved === null) return
  const by = decidedBy === null ? '' : ` by ${decidedBy}`
  throw new Refusal('photos.decided', `This photo was ${approved ? 'approved' : 'rejected'} before${by}.`)
}

async function show(tx: Tx, { photo, ...by }: { photo: LockedPhoto; staffId: string; at: Date }) {
  if (photo.statement === null) throw new Refusal('photos.no_statement')
  if (photo.fileId === null) throw new Refusal('photos.not_found')
  await approveFile(tx, { fileId: photo.fileId, ...by })
}

type Settled = {
  photo: LockedPhoto
  actor: Actor
  at: Date
  outcome: PhotoOutcome
  reason: string | null
}

async function settle(tx: Tx, { photo, actor, at, outcome, reason }: Settled): Promise<void> {
  await mailDecision(tx, { photo, outcome, reason })
  await announcePhoto(tx, photo.teacherId)
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: `photos.${outcome}`,
    targetKind: 'photo',
    targetId: photo.id,
    // Why stands with the photo, and goes with it: this log keeps what it is told for good.
    details: { teacherId: photo.teacherId },
  })
}
