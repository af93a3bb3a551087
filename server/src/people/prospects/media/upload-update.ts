import type { Cover } from '@tower/contract/oversight/covers.contract.ts'
import { fileKinds } from '@tower/contract/oversight/files.ts'
import type { Language } from '@tower/contract/language.ts'
import { mostWaitingUpdates, updateMedia, updatePoster } from '@tower/contract/people/prospect-portal.ts'
import type { Tx } from '../../../database/database.ts'
import type { ReceivedFile } from '../../../http/uploads/received-file.ts'
import { attachFile } from '../../../oversight/files/attach-file.ts'
import { keepFile, type KeptFile } from '../../../oversight/files/keep-file.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { countWaitingUpdates, findUpdateOfRequest } from '../updates.queries.ts'
import { getOwnUpdate, type OwnUpdateRow } from '../portal/own-prospects.queries.ts'
import { getOwn } from '../portal/read-own.ts'
import { writeUpdate } from '../write-update.ts'
import { isProspectId } from '../prospect-id.ts'
import { requireKeeper, requirePicturesAllowed, type ProspectActor } from '../prospects.access.ts'
import { mediaEndings, mediaPath } from './media-address.ts'
import { insertMedia } from './media.queries.ts'

export type UploadUpdate = {
  actor: ProspectActor
  prospectId: string
  file: ReceivedFile | undefined
  covers?: readonly Cover[] | undefined
  caption: string | null
  posterFileId: string | undefined
  spoken: string | null
  spokenIn: Language
  requestKey: string | undefined
}

/** Takes a photo or a film with news in; staff look at it before anybody else. The same form sent again is one update. */
export async function uploadUpdate(services: Services, upload: UploadUpdate): Promise<OwnUpdateRow> {
  const { actor, prospectId, file, covers } = upload
  requireKeeper(actor)
  if (!isProspectId(prospectId)) throw new Refusal('prospects.not_found')
  const before = await services.database.read((tx) => findBefore(tx, upload))
  if (before) return before
  if (!file) throw new Refusal('prospects.update_without_file')
  const kept = await keepFile(services, { ownerId: actor.userId, rule: updateMedia, file, covers })
  return services.database.transaction((tx) => writeUploaded(services, tx, { ...upload, file, kept }))
}

/** What the same form made before; refuses what could not be kept anyway, before any byte is stored. */
async function findBefore(
  tx: Tx,
  { actor, prospectId, requestKey }: UploadUpdate,
): Promise<OwnUpdateRow | undefined> {
  const own = await getOwn(tx, { actor, prospectId })
  const id = requestKey && (await findUpdateOfRequest(tx, { prospectId, requestKey }))
  if (id) return getOwnUpdate(tx, id)
  requirePicturesAllowed(own)
  // Counted without a lock: a few more than that by a race tire nobody.
  if ((await countWaitingUpdates(tx, prospectId)) >= mostWaitingUpdates)
    throw new Refusal('prospects.too_many_waiting')
  return undefined
}

async function writeUploaded(
  { random, clock }: Services,
  tx: Tx,
  upload: UploadUpdate & { file: ReceivedFile; kept: KeptFile },
): Promise<OwnUpdateRow> {
  const { actor, prospectId, requestKey, caption, file, kept } = upload
  const at = clock.now()
  const updateId = await writeUpdate(tx, {
    ...{ actor, prospectId, caption, requestKey, at },
    writeMedia: async () => {
      const mediaId = random.uuid()
      const contentType = fileKinds[file.kind].isPicture ? 'image/webp' : fileKinds[file.kind].mediaType
      const { posterFileId, spoken, spokenIn } = upload
      await insertMedia(tx, {
        ...{ id: mediaId, prospectId, kind: 'update', contentType, fileId: kept.fileId, at },
        path: mediaPath(mediaId, mediaEndings[contentType] ?? 'bin'),
        // Only of a film.
        ...(kept.seconds === undefined ? {} : { seconds: kept.seconds, posterFileId, spoken, spokenIn }),
      })
      await attachFile(tx, { fileId: kept.fileId, ownerId: actor.userId, rule: updateMedia, at })
      if (kept.seconds !== undefined && posterFileId !== undefined)
        await attachFile(tx, { fileId: posterFileId, ownerId: actor.userId, rule: updatePoster, at })
      return mediaId
    },
  })
  return getOwnUpdate(tx, updateId)
}
