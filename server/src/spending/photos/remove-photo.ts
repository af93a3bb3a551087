import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { removeFile } from '../../oversight/files/remove-file.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { announcePhoto } from './announce-photo.ts'
import { deletePhoto, findPhotoForUpdate } from './photos.queries.ts'

/** Removes a photo of one's own, decided or not. Nothing of it is shown from the next request on. */
export function removePhoto(
  services: Services,
  { actor, photoId }: { actor: Actor; photoId: string },
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const photo = await findPhotoForUpdate(tx, photoId)
    if (photo?.teacherId !== actor.userId) throw new Refusal('photos.not_found')
    const at = services.clock.now()
    if (photo.fileId !== null) await removeFile(tx, photo.fileId, at)
    await deletePhoto(tx, photoId)
    await announcePhoto(tx, actor.userId)
    if (photo.approved !== true) return
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'photos.removed', targetKind: 'photo', targetId: photoId },
      details: { classroom: photo.classroomName },
    })
  })
}
