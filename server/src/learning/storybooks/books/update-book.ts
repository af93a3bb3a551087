import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireClassroomOf, requireTurnedOn } from '../access/require-open.ts'
import { attestPhotos, type PhotosAttested } from '../photos/attest-photos.ts'
import { choosePhotos } from '../photos/choose-photos.ts'
import { requireNoChild } from '../safety/require-no-child.ts'
import { announceBook } from './announce-book.ts'
import { applyWish, isSame, type BookWish } from './book-wish.ts'
import { selectBookForUpdate, updateBook } from './books.queries.ts'
import { showBook } from './show-book.ts'
import type { BookRow, ShownBook } from './stored-page.ts'

export type UpdateBook = {
  actor: Actor
  id: string
  wish: BookWish
  /** What the window saw; another window's change in between is not written over. */
  version: number | undefined
  /** Undefined where nothing is said of its photos. */
  attest?: PhotosAttested | null | undefined
}

/** Changes an own storybook. What is published stays as it is; what staff approved is a draft again once it differs. */
export function updateOwnBook(services: Services, update: UpdateBook): Promise<ShownBook> {
  return services.database.transaction(async (tx) => {
    const book = await lockOpenBook(services, tx, update)
    await changeWords(services, tx, { book, wish: update.wish })
    if (update.attest) await attestPhotos(services, tx, { book, attest: update.attest })
    return showBook(tx, { id: book.id, teacherId: update.actor.userId })
  })
}

type Lock = Pick<UpdateBook, 'actor' | 'id' | 'version'>

/** An own book that may be changed, which nobody else changes until the transaction ends. */
export async function lockOpenBook(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { actor, id, version }: Lock,
): Promise<BookRow> {
  requireTurnedOn(services)
  const teacherId = actor.userId
  const book = await selectBookForUpdate(tx, { id, teacherId })
  if (!book) throw new Refusal('storybooks.not_found')
  await requireClassroomOf(services, tx, { teacherId, book })
  if (book.status === 'published') throw new Refusal('storybooks.read_only')
  if (version !== undefined && version !== book.version)
    throw new Refusal('storybooks.changed', undefined, { version: String(book.version) })
  return book
}

/** What was read, or waits to be read, is no longer what the book says. */
export const unread = { status: 'draft', submitted_at: null, approved_at: null } as const

/** Writes what differs, under the lock on the book. */
export async function changeWords(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  tx: Tx,
  { book, wish }: { book: BookRow; wish: BookWish },
): Promise<void> {
  const { id, teacher_id: teacherId } = book
  const at = clock.now()
  const words = applyWish(book, wish, () => random.uuid())
  if (wish.kept_words !== undefined) await requireNoChild(tx, { teacherId, words: words.kept_words })
  const isOtherPhotos = await choosePhotos(tx, { bookId: id, teacherId, photoIds: wish.photo_ids, at })
  if (isSame(book, words) && !isOtherPhotos) return
  await updateBook(tx, { id, at, ...words, ...unread })
  await announceBook(tx, { id, teacherId })
}
