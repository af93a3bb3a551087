import { mostKeptPhotos, storybookPhoto } from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Cover } from '@tower/contract/oversight/covers.contract.ts'
import type { Actor } from '../../../http/actor.ts'
import type { ReceivedFile } from '../../../http/uploads/received-file.ts'
import { attachFile } from '../../../oversight/files/attach-file.ts'
import { keepFile } from '../../../oversight/files/keep-file.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { chooseClassroom } from '../access/require-open.ts'
import { countAssets, insertAsset, selectAssetOfKey, type AssetRow } from './photos.queries.ts'

export type KeepPhoto = {
  actor: Actor
  file: ReceivedFile
  covers?: readonly Cover[] | undefined
  caption: string
  requestKey: string | null
}

/** Keeps a photo for a teacher's storybooks. The same form sent again answers the photo it made. */
export async function keepPhoto(services: Services, keep: KeepPhoto): Promise<AssetRow> {
  const { actor, file, covers, caption, requestKey } = keep
  const teacherId = actor.userId
  const before = await services.database.read(async (tx) => {
    await chooseClassroom(services, tx, { teacherId, classroomId: null })
    const known = requestKey === null ? undefined : await selectAssetOfKey(tx, { teacherId, requestKey })
    // Before any byte is stored, and without a lock: a few more by a race tire nobody.
    if (!known && (await countAssets(tx, teacherId)) >= mostKeptPhotos)
      throw new Refusal('storybooks.too_many_kept_photos')
    return known
  })
  if (before) return before
  const { fileId } = await keepFile(services, { ownerId: teacherId, rule: storybookPhoto, file, covers })
  const [id, at] = [services.random.uuid(), services.clock.now()]
  return services.database.transaction(async (tx) => {
    const isNew = await insertAsset(tx, { id, teacherId, fileId, caption, requestKey, at })
    if (isNew) {
      await attachFile(tx, { fileId, ownerId: teacherId, rule: storybookPhoto, at })
      return {
        ...{ id, teacher_id: teacherId, file_id: fileId, type: 'photo', caption, created_at: at },
        faces_covered: covers?.length ?? null,
      }
    }
    // Sent twice at once: the other one made it, and what came with this one goes with the next sweep.
    const known = await selectAssetOfKey(tx, { teacherId, requestKey: requestKey ?? '' })
    if (!known) throw new Refusal('storybooks.photo_not_found')
    return known
  })
}
