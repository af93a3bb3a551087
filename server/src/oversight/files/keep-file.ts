import type { Cover } from '@tower/contract/oversight/covers.contract.ts'
import { fileKinds, type UploadRule } from '@tower/contract/oversight/files.ts'
import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import type { Tx } from '../../database/database.ts'
import { isDiskFull } from '../../disk-full.ts'
import type { ReceivedFile } from '../../http/uploads/received-file.ts'
import { LoggedRefusal, Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import type { StoredSource } from '../../storage/file-store.ts'
import {
  claimContent,
  countUnattached,
  insertArriving,
  updateToPending,
  updateToRemoved,
} from './files.queries.ts'
import { prepareFilm } from './films/prepare-film.ts'
import { renderPicture } from './render-picture.ts'
import { requirePassivePdf } from './pdfs/require-passive-pdf.ts'

export type KeepFile = {
  ownerId: string
  rule: UploadRule
  file: ReceivedFile
  /** What its owner covers of a picture; undefined where nobody was asked. */
  covers?: readonly Cover[] | undefined
}

export type KeptFile = {
  fileId: string
  hasThumbnail: boolean
  /** Of films whose purpose limits their length. */
  seconds?: number | undefined
}

/** More than anybody chooses at once; who uploads without ever using it fills the disk. */
const mostUnattached = 40

type Stored = StoredSource & { hash: string }
type Prepared = {
  whole: Stored
  thumbnail?: Stored
  widthPx?: number
  heightPx?: number
  seconds?: number | undefined
}

/**
 * Keeps a file that arrived. It belongs to its owner and counts for nothing until something refers to it (`attachFile`);
 * what nothing refers to is gone after a day. Bytes are stored between two transactions: the first says that they will
 * come, so that none are ever stored that no row knows of.
 */
export async function keepFile(services: Services, keep: KeepFile): Promise<KeptFile> {
  const { ownerId, rule, file, covers } = keep
  const prepared = await prepare(keep)
  try {
    const fileId = await announce(services, { ownerId, rule, prepared, coveredFaces: covers?.length ?? null })
    try {
      await storeAll(services, prepared)
    } catch (error) {
      await services.database.transaction((tx) =>
        updateToRemoved(tx, { fileIds: [fileId] }, services.clock.now()),
      )
      services.log.error({ err: error }, 'a file could not be stored')
      throw new LoggedRefusal(isDiskFull(error) ? 'files.storage_full' : 'server.unavailable')
    }
    await services.database.transaction((tx) => updateToPending(tx, fileId, services.clock.now()))
    return { fileId, hasThumbnail: prepared.thumbnail !== undefined, seconds: prepared.seconds }
  } finally {
    for (const made of [prepared.whole, prepared.thumbnail])
      if (made && made.path !== file.path) await rm(made.path, { force: true })
  }
}

/** What is stored of a file: a picture made anew and a small form of it, anything else byte by byte. */
async function prepare({ file, rule: { mostSeconds }, covers = [] }: KeepFile): Promise<Prepared> {
  const { path, kind, byteSize, sha256 } = file
  const { mediaType, isPicture } = fileKinds[kind]
  if (!isPicture) {
    // A film would be stored with every face in it.
    if (covers.length > 0) throw new Refusal('request.invalid')
    if (kind === 'pdf') await requirePassivePdf(path)
    const film =
      mostSeconds !== undefined && kind !== 'pdf' ? await prepareFilm(file, { mostSeconds }) : undefined
    return {
      whole: { path, byteSize, mediaType, hash: film?.sha256 ?? sha256 },
      seconds: film?.seconds,
    }
  }
  const { picture, thumbnail, widthPx, heightPx } = await renderPicture(path, kind, covers)
  const write = async (bytes: Buffer, ending: string): Promise<Stored> => {
    const made = `${path}.${ending}`
    await writeFile(made, bytes, { mode: 0o600 })
    const hash = createHash('sha256').update(bytes).digest('hex')
    return { path: made, byteSize: bytes.length, mediaType: fileKinds.webp.mediaType, hash }
  }
  return {
    whole: await write(picture, 'whole'),
    thumbnail: await write(thumbnail, 'thumbnail'),
    widthPx,
    heightPx,
  }
}

type Announce = { ownerId: string; rule: UploadRule; prepared: Prepared; coveredFaces: number | null }

function announce(
  { database, clock }: Services,
  { ownerId, rule, prepared, coveredFaces }: Announce,
): Promise<string> {
  const at = clock.now()
  const { whole, thumbnail, widthPx, heightPx } = prepared
  return database.transaction(async (tx) => {
    // Counted without a lock: a few more than that by a race fill no disk.
    await requireFewWaiting(tx, { ownerId, rule, byteSize: whole.byteSize })
    // Always in the same order, so that two who upload the same never wait for each other.
    for (const content of [whole, thumbnail].filter((one) => one !== undefined).toSorted(byHash)) {
      if (!(await claimContent(tx, content, at))) throw new Refusal('server.unavailable')
    }
    return insertArriving(tx, {
      ownerId,
      purpose: rule.purpose,
      seenBy: rule.seenBy,
      waitsForStaff: rule.waitsForStaff,
      contentHash: whole.hash,
      thumbnailHash: thumbnail?.hash ?? null,
      widthPx: widthPx ?? null,
      heightPx: heightPx ?? null,
      coveredFaces,
      at,
    })
  })
}

type Waiting = { ownerId: string; rule: UploadRule; byteSize: number }

async function requireFewWaiting(tx: Tx, { ownerId, rule, byteSize }: Waiting): Promise<void> {
  const { mostWaiting, mostBytes, purpose } = rule
  if (mostWaiting === undefined) {
    const { count } = await countUnattached(tx, { ownerId })
    if (count >= mostUnattached) throw new Refusal('files.too_many_waiting')
    return
  }
  const { count, bytes } = await countUnattached(tx, { ownerId, purpose })
  if (count >= mostWaiting || bytes + byteSize > mostUnattached * mostBytes)
    throw new Refusal('files.too_many_waiting', rule.tooManyWaiting)
}

const byHash = (one: Stored, other: Stored) => (one.hash < other.hash ? -1 : 1)

async function storeAll({ fileStore }: Services, { whole, thumbnail }: Prepared): Promise<void> {
  await fileStore.put(whole.hash, whole)
  if (thumbnail) await fileStore.put(thumbnail.hash, thumbnail)
}
