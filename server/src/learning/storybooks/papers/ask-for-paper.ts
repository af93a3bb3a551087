import type { PaperForm } from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { readClassroomGivers } from '../../../money/giving/minting/read-classroom-givers.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireClassroomOf, requireTurnedOn } from '../access/require-open.ts'
import { announceBook } from '../books/announce-book.ts'
import { selectBookForUpdate } from '../books/books.queries.ts'
import type { BookRow } from '../books/stored-page.ts'
import { requireNothingPrivate } from '../safety/find-in-book.ts'
import { insertPaper, selectPaperForUpdate } from './papers.queries.ts'

export type AskForPaper = { actor: Actor; bookId: string; form: PaperForm }

/**
 * Has a file made of an own book, unless one of what it says now is there or on its way. Nothing on paper may tell who a child is:
 * a printed page is not taken back. Answers which file it is.
 */
export function askForPaper(services: Services, { actor, bookId, form }: AskForPaper): Promise<string> {
  const teacherId = actor.userId
  return services.database.transaction(async (tx) => {
    requireTurnedOn(services)
    const book = await selectBookForUpdate(tx, { id: bookId, teacherId })
    if (!book) throw new Refusal('storybooks.not_found')
    await requireClassroomOf(services, tx, { teacherId, book })
    await requirePrintable(tx, book)
    const named = await readClassroomGivers(tx, book.classroom_id)
    const known = await selectPaperForUpdate(tx, { bookId, form })
    if (known && known.state !== 'failed' && isSame(known.named, named)) return known.id
    const id = services.random.uuid()
    // The title and the end are pages, too.
    await insertPaper(tx, { id, bookId, form, named, total: book.pages.length + 2, at: services.clock.now() })
    await announceBook(tx, { id: bookId, teacherId })
    return id
  })
}

async function requirePrintable(tx: Tx, book: BookRow): Promise<void> {
  if (book.held_at !== null)
    throw new Refusal(book.held_by_names ? 'storybooks.private_words' : 'storybooks.held')
  if (book.title === '') throw new Refusal('storybooks.title_missing')
  if (book.pages.length === 0) throw new Refusal('storybooks.no_pages')
  await requireNothingPrivate(tx, book)
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')
