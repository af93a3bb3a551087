import { dayMs } from '@tower/contract/durations.ts'
import { retention } from '@tower/contract/retention.ts'
import { removeFile } from '../../../oversight/files/remove-file.ts'
import type { Services } from '../../../services.ts'
import { deleteLoosePictures } from '../drawing/drawings.queries.ts'
import { deleteAsset, listUnusedAssets } from './photos.queries.ts'

const atOnce = 200

/** Deletes photos that no book was told from for long, with their files, and pictures of pages that are gone. Answers how many photos. */
export async function sweepStorybooks({ database, clock }: Services): Promise<number> {
  const at = clock.now()
  const before = new Date(at.getTime() - retention.storybookPhotos.days * dayMs)
  let gone = 0
  for (let count = atOnce; count === atOnce; gone += count)
    count = await database.transaction(async (tx) => {
      const unused = await listUnusedAssets(tx, { before, limit: atOnce })
      for (const { id, file_id: fileId } of unused) {
        await deleteAsset(tx, id)
        if (fileId !== null) await removeFile(tx, fileId, at)
      }
      return unused.length
    })
  await database.transaction((tx) => deleteLoosePictures(tx, new Date(at.getTime() - dayMs)))
  return gone
}
