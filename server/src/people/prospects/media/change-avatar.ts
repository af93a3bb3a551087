import { prospectAvatar } from '@tower/contract/people/prospect-portal.ts'
import type { ReceivedFile } from '../../../http/uploads/received-file.ts'
import { attachFile } from '../../../oversight/files/attach-file.ts'
import { keepFile } from '../../../oversight/files/keep-file.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { awaitLook } from '../portal/await-look.ts'
import type { OwnProspectRow } from '../portal/own-prospects.queries.ts'
import { updateProfile } from '../portal/profile.queries.ts'
import { getOwn } from '../portal/read-own.ts'
import { isProspectId } from '../prospect-id.ts'
import {
  requireKeeper,
  requirePicturesAllowed,
  requireProspect,
  type ProspectActor,
} from '../prospects.access.ts'
import { mediaPath } from './media-address.ts'
import { insertMedia } from './media.queries.ts'
import { removeMedia } from './remove-media.ts'

export type ChangeAvatar = { actor: ProspectActor; prospectId: string; file: ReceivedFile | undefined }

/** Puts another picture in the place of an athlete's, or with no file none. The one before goes with its file. */
export async function changeAvatar(
  services: Services,
  { actor, prospectId, file }: ChangeAvatar,
): Promise<OwnProspectRow> {
  const { database, clock, random } = services
  requireKeeper(actor)
  if (!isProspectId(prospectId)) throw new Refusal('prospects.not_found')
  // Before any byte is stored: what is somebody else's takes no picture.
  const own = await database.read((tx) => getOwn(tx, { actor, prospectId }))
  if (file) requirePicturesAllowed(own)
  const rule = prospectAvatar
  const kept = file && (await keepFile(services, { ownerId: actor.userId, rule, file }))
  const id = random.uuid()
  const path = mediaPath(id, 'webp')
  return database.transaction(async (tx) => {
    const at = clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'edit', at })
    if (kept) requirePicturesAllowed(prospect)
    if (!kept && prospect.avatar_url === null) return getOwn(tx, { actor, prospectId })
    await removeMedia(tx, { prospectId, kind: 'avatar' }, at)
    if (kept) {
      const { fileId } = kept
      const facts = { id, prospectId, kind: 'avatar', path, contentType: 'image/webp', fileId, at } as const
      await insertMedia(tx, facts)
      await attachFile(tx, { fileId, ownerId: actor.userId, rule, at })
    }
    await updateProfile(tx, prospectId, { avatar_url: kept ? path : null })
    await awaitLook(tx, { actor, prospect, at })
    return getOwn(tx, { actor, prospectId })
  })
}
