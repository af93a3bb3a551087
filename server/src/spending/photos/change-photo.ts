import type { PhotoStatement } from '@tower/contract/spending/photos.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { announcePhoto } from './announce-photo.ts'
import { getPhoto } from './list-photos.ts'
import type { PhotoRow } from './listed-photos.queries.ts'
import { findPhotoForUpdate, updatePhotoWords } from './photos.queries.ts'

export type ChangePhoto = {
  actor: Actor
  photoId: string
  caption: string | undefined
  statement: PhotoStatement | undefined
}

/** Writes another caption or the statement while a photo waits: what staff approved stays what they saw. */
export function changePhoto(
  services: Services,
  { actor, photoId, ...words }: ChangePhoto,
): Promise<PhotoRow> {
  return services.database.transaction(async (tx) => {
    const photo = await findPhotoForUpdate(tx, photoId)
    if (photo?.teacherId !== actor.userId) throw new Refusal('photos.not_found')
    if (photo.approved !== null) throw new Refusal('photos.decided')
    await updatePhotoWords(tx, {
      id: photoId,
      caption: words.caption ?? photo.caption,
      statement: words.statement ?? photo.statement,
      at: services.clock.now(),
    })
    await announcePhoto(tx, actor.userId)
    return getPhoto(tx, photoId)
  })
}
