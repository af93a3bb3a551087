import type { PictureState } from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { selectAttested } from '../review/statements.queries.ts'
import { selectBook, selectLatestDrawing, selectPhotosOfBook, selectPictureFacts } from './books.queries.ts'
import { selectPapers } from '../papers/papers.queries.ts'
import type { BookRow, ShownBook } from './stored-page.ts'

/** A teacher's own book with its photos, pictures and how far these are. */
export async function showBook(tx: Tx, own: { id: string; teacherId: string }): Promise<ShownBook> {
  const book = await selectBook(tx, own)
  if (!book) throw new Refusal('storybooks.not_found')
  return joinBook(tx, book)
}

/** A book with what hangs on it. */
export async function joinBook(tx: Tx, book: BookRow): Promise<ShownBook> {
  const latest = await selectLatestDrawing(tx, book.id)
  return {
    book,
    photoIds: await selectPhotosOfBook(tx, book.id),
    attested: await selectAttested(tx, book.id),
    pictures: await selectPictureFacts(tx, book.id),
    papers: await selectPapers(tx, book.id),
    drawing: { state: stateOf(latest), done: latest?.done ?? 0, total: latest?.total ?? 0 },
  }
}

type Latest = { state: 'open' | 'done' | 'failed'; done: number } | undefined

function stateOf(latest: Latest): PictureState {
  if (!latest) return 'none'
  if (latest.state !== 'open') return latest.state
  return latest.done === 0 ? 'waiting' : 'drawing'
}
