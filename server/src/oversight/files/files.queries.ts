import { purposesApart } from '@tower/contract/oversight/files.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

/** What is claimed may not be swept for so long. A file whose bytes never came is given up after the same time. */
export const claimMs = 60 * 60 * 1000

export type ContentFacts = { hash: string; byteSize: number; mediaType: string }

/**
 * Says that a file will refer to these bytes. False while the same bytes are being removed: they would be gone before the
 * file refers to them.
 */
export async function claimContent(
  tx: Tx,
  { hash, byteSize, mediaType }: ContentFacts,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('file_contents')
    .values({ hash, byte_size: byteSize, media_type: mediaType, claimed_at: at })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ claimed_at: at }).where('file_contents.dropping_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0) === 1
}

export type NewFile = {
  ownerId: string
  purpose: string
  seenBy: string
  waitsForStaff: boolean
  contentHash: string
  thumbnailHash: string | null
  widthPx: number | null
  heightPx: number | null
  coveredFaces: number | null
  at: Date
}

/** Writes down a file whose bytes are still to be stored. */
export async function insertArriving(tx: Tx, file: NewFile): Promise<string> {
  const { id } = await tx
    .insertInto('files')
    .values({
      owner_id: file.ownerId,
      purpose: file.purpose,
      seen_by: file.seenBy,
      waits_for_staff: file.waitsForStaff,
      state: 'arriving',
      content_hash: file.contentHash,
      thumbnail_hash: file.thumbnailHash,
      width_px: file.widthPx,
      height_px: file.heightPx,
      covered_faces: file.coveredFaces,
      created_at: file.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The bytes of a file lie in the store. */
export async function updateToPending(tx: Tx, id: string, at: Date): Promise<void> {
  const { content_hash, thumbnail_hash } = await tx
    .updateTable('files')
    .set({ state: 'pending' })
    .where('id', '=', id)
    .where('state', '=', 'arriving')
    .returning(['content_hash', 'thumbnail_hash'])
    .executeTakeFirstOrThrow()
  const hashes = [content_hash, thumbnail_hash].filter((hash) => hash !== null)
  // One after the other, in the order in which they are claimed: of two who store the same, neither waits for the other.
  for (const hash of hashes.toSorted())
    await tx
      .updateTable('file_contents')
      .set({ stored_at: sql`coalesce(stored_at, ${at})` })
      .where('hash', '=', hash)
      .execute()
}

const Unattached = z.object({ count: z.number(), bytes: z.number() })

/** How many files of somebody wait to be used, or for their bytes, and what they come to; of one purpose, or of all but those counted apart. */
export function countUnattached(
  tx: Tx,
  { ownerId, purpose }: { ownerId: string; purpose?: (typeof purposesApart)[number] },
): Promise<z.infer<typeof Unattached>> {
  return rows(Unattached)`
    select count(*)::int as count, coalesce(sum(content.byte_size), 0)::bigint as bytes
    from files file left join file_contents content on content.hash = file.content_hash
    where file.owner_id = ${ownerId} and file.attached_at is null and file.state in ('arriving', 'pending')
      and ${purpose === undefined ? sql`file.purpose <> all(${[...purposesApart]}::text[])` : sql`file.purpose = ${purpose}`}`.one(
    tx,
  )
}

type Attaching = { fileId: string; ownerId: string; purpose: string; isOfCharity: boolean; at: Date }

/** Something refers to a file from now on. Undefined where its owner has none such; again changes nothing. */
export function updateToAttached(tx: Tx, { fileId, ownerId, purpose, isOfCharity, at }: Attaching) {
  return tx
    .updateTable('files')
    .set({
      attached_at: sql`coalesce(attached_at, ${at})`,
      of_charity: isOfCharity,
      state: sql`case when waits_for_staff then state else 'approved' end`,
      approved_at: sql`case when waits_for_staff then approved_at else coalesce(approved_at, ${at}) end`,
    })
    .where('id', '=', fileId)
    .where(({ eb, or }) => or([eb('owner_id', '=', ownerId), eb('of_charity', '=', true)]))
    .where('purpose', '=', purpose)
    .where('state', 'in', ['pending', 'approved'])
    .returning(['id', 'state'])
    .executeTakeFirst()
}

/** Staff let a file be seen. Undefined where there is none that waits. */
export function updateToApproved(
  tx: Tx,
  { fileId, staffId, at }: { fileId: string; staffId: string; at: Date },
) {
  return tx
    .updateTable('files')
    .set({ state: 'approved', approved_at: at, approved_by: staffId })
    .where('id', '=', fileId)
    .where('state', '=', 'pending')
    .where('attached_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
}

const removed = (at: Date) =>
  ({ state: 'removed', removed_at: at, content_hash: null, thumbnail_hash: null }) as const

/**
 * Takes files away; their bytes go with the next sweep, unless another file shows the same. Of a person only their own go,
 * not what they uploaded for the charity.
 */
export async function updateToRemoved(
  tx: Tx,
  chosen: { fileIds: readonly string[] } | { ownerId: string },
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set(removed(at))
    .where('state', '<>', 'removed')
    .$if('ownerId' in chosen, (query) =>
      query.where('owner_id', '=', 'ownerId' in chosen ? chosen.ownerId : '').where('of_charity', '=', false),
    )
    .$if('fileIds' in chosen, (query) => query.where('id', 'in', 'fileIds' in chosen ? chosen.fileIds : []))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** A file that is there, and the bytes of the form that is asked for. */
export function findFile(tx: Tx, fileId: string, form: 'whole' | 'thumbnail') {
  return tx
    .selectFrom('files')
    .innerJoin(
      'file_contents',
      'file_contents.hash',
      form === 'whole' ? 'files.content_hash' : 'files.thumbnail_hash',
    )
    .select(['files.id', 'purpose', 'seen_by', 'state', 'hash', 'byte_size', 'media_type'])
    .where('files.id', '=', fileId)
    .where('state', 'in', ['pending', 'approved'])
    .executeTakeFirst()
}

export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>

/** What somebody uploaded, as they may read it. */
export function listFilesOf(tx: Tx, ownerId: string) {
  return tx
    .selectFrom('files')
    .leftJoin('file_contents', 'file_contents.hash', 'files.content_hash')
    .select(['files.id', 'purpose', 'state', 'media_type', 'byte_size', 'created_at', 'removed_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('files.id')
    .execute()
}
