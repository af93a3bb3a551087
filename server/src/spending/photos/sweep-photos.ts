import { dayMs } from '@tower/contract/durations.ts'
import { retention } from '@tower/contract/retention.ts'
import { removeFile } from '../../oversight/files/remove-file.ts'
import type { Services } from '../../services.ts'
import { announcePhoto } from './announce-photo.ts'
import { deletePhoto, listLongRejected } from './photos.queries.ts'

const most = 100

/** Removes photos that staff rejected long enough ago, with their pictures: nobody has a use for them any more. */
export async function sweepPhotos({ database, clock, log }: Services): Promise<void> {
  let removed = 0
  let batch: number
  do {
    batch = await database.transaction(async (tx) => {
      const at = clock.now()
      const before = new Date(at.getTime() - retention.rejectedPhotos.days * dayMs)
      const photos = await listLongRejected(tx, { before, limit: most })
      for (const { id, fileId } of photos) {
        if (fileId !== null) await removeFile(tx, fileId, at)
        await deletePhoto(tx, id)
      }
      for (const teacherId of new Set(photos.map((photo) => photo.teacherId)))
        await announcePhoto(tx, teacherId)
      return photos.length
    })
    removed += batch
  } while (batch === most)
  if (removed > 0) log.info({ removed }, 'photos that were rejected long ago were removed')
}
