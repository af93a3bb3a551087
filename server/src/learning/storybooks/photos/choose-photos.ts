import { mostStorybookPhotos } from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { selectPhotosOfBook } from '../books/books.queries.ts'
import { lockAssets, replacePhotosOfBook } from './photos.queries.ts'

export type ChoosePhotos = {
  bookId: string
  teacherId: string
  /** Undefined leaves them as they are. */
  photoIds: readonly string[] | undefined
  at: Date
}

/** Chooses the photos of a book, the teacher's own alone. Answers whether they are other ones than before. */
export async function choosePhotos(tx: Tx, choice: ChoosePhotos): Promise<boolean> {
  const { bookId, teacherId, photoIds, at } = choice
  if (photoIds === undefined) return false
  const ids = [...new Set(photoIds)]
  if (ids.length > mostStorybookPhotos) throw new Refusal('storybooks.too_many_photos')
  const before = await selectPhotosOfBook(tx, bookId)
  if (before.join() === ids.join()) return false
  if ((await lockAssets(tx, { ids, teacherId })).length < ids.length)
    throw new Refusal('storybooks.photo_not_found')
  await replacePhotosOfBook(tx, { bookId, ids, at })
  return true
}
