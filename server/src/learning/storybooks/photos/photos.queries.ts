import { mostKeptPhotos } from '@tower/contract/learning/storybooks/storybooks.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const Asset = z.object({
  id: z.string(),
  teacher_id: z.string(),
  file_id: z.string().nullable(),
  type: z.enum(['photo']),
  caption: z.string(),
  faces_covered: z.number().nullable(),
  created_at: z.date(),
})
export type AssetRow = z.infer<typeof Asset>

const columns = sql`id, teacher_id, file_id, type, caption, created_at,
  (select covered_faces from files where files.id = file_id) as faces_covered`

type Own = { id: string; teacherId: string }

/** A teacher's photos for storybooks, the newest first. */
export function selectAssets(tx: Tx, teacherId: string): Promise<AssetRow[]> {
  return rows(Asset)`
    select ${columns} from story_assets where teacher_id = ${teacherId} and file_id is not null
    order by created_at desc, id limit ${mostKeptPhotos}`.all(tx)
}

/** One of them. */
export function selectAsset(tx: Tx, { id, teacherId }: Own): Promise<AssetRow | undefined> {
  return rows(Asset)`
    select ${columns} from story_assets
    where id = ${id} and teacher_id = ${teacherId} and file_id is not null for update`.first(tx)
}

/** The photo that a form sent. */
export function selectAssetOfKey(
  tx: Tx,
  { teacherId, requestKey }: { teacherId: string; requestKey: string },
): Promise<AssetRow | undefined> {
  return rows(Asset)`
    select ${columns} from story_assets where teacher_id = ${teacherId} and request_key = ${requestKey}`.first(
    tx,
  )
}

const Counted = z.object({ count: z.number() })

export async function countAssets(tx: Tx, teacherId: string): Promise<number> {
  const { count } = await rows(Counted)`
    select count(*)::int as count from story_assets where teacher_id = ${teacherId}`.one(tx)
  return count
}

type NewAsset = {
  id: string
  teacherId: string
  fileId: string
  caption: string
  requestKey: string | null
  at: Date
}

/** Keeps a photo; false where the same form sent it before. */
export async function insertAsset(tx: Tx, asset: NewAsset): Promise<boolean> {
  const row = await tx
    .insertInto('story_assets')
    .values({
      ...{ id: asset.id, teacher_id: asset.teacherId, file_id: asset.fileId, caption: asset.caption },
      ...{ request_key: asset.requestKey, created_at: asset.at, used_at: asset.at },
    })
    .onConflict((conflict) => conflict.constraint('story_assets__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateCaption(tx: Tx, { id, caption }: { id: string; caption: string }): Promise<void> {
  await tx.updateTable('story_assets').set({ caption }).where('id', '=', id).execute()
}

export async function deleteAsset(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('story_assets').where('id', '=', id).execute()
}

/** Which of these photos are a teacher's own, locked so that none goes until the transaction ends. */
export async function lockAssets(
  tx: Tx,
  { ids, teacherId }: { ids: readonly string[]; teacherId: string },
): Promise<AssetRow[]> {
  return rows(Asset)`
    select ${columns} from story_assets
    where id = any(${[...ids]}::uuid[]) and teacher_id = ${teacherId} and file_id is not null
    order by id for key share`.all(tx)
}

/** From these photos, in their order, a book is told. */
export async function replacePhotosOfBook(
  tx: Tx,
  { bookId, ids, at }: { bookId: string; ids: readonly string[]; at: Date },
): Promise<void> {
  await tx.deleteFrom('story_book_photos').where('book_id', '=', bookId).execute()
  if (ids.length === 0) return
  await tx
    .insertInto('story_book_photos')
    .values(ids.map((id, place) => ({ book_id: bookId, asset_id: id, place })))
    .execute()
  await tx
    .updateTable('story_assets')
    .set({ used_at: at })
    .where('id', 'in', [...ids])
    .execute()
}

const Caption = Asset.pick({ id: true, caption: true })

/** What stands under the photos that a book is told from, in their order. */
export function selectCaptionsOfBook(tx: Tx, bookId: string): Promise<z.infer<typeof Caption>[]> {
  return rows(Caption)`
    select asset.id, asset.caption from story_book_photos photo join story_assets asset on asset.id = photo.asset_id
    where photo.book_id = ${bookId} order by photo.place, asset.id`.all(tx)
}

const Faces = Asset.pick({ id: true, faces_covered: true })

/** How many faces were covered in each photo that a book is told from. */
export function selectFacesOfBook(tx: Tx, bookId: string): Promise<z.infer<typeof Faces>[]> {
  return rows(Faces)`
    select asset.id, file.covered_faces as faces_covered from story_book_photos photo
    join story_assets asset on asset.id = photo.asset_id left join files file on file.id = asset.file_id
    where photo.book_id = ${bookId} order by photo.place, asset.id`.all(tx)
}

/** Photos that were not chosen since before a moment, locked; those that somebody works with this moment are left. */
export function listUnusedAssets(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string; file_id: string | null }[]> {
  return tx
    .selectFrom('story_assets')
    .select(['id', 'file_id'])
    .where('used_at', '<', before)
    .orderBy('used_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}
