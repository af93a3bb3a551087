import type { StorybookState } from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireTurnedOn } from '../access/require-open.ts'
import type { BookWish } from './book-wish.ts'
import { selectBook, selectBooks } from './books.queries.ts'
import { createBook } from './create-book.ts'
import { joinBook, showBook } from './show-book.ts'
import type { ShownBook } from './stored-page.ts'
import { submitLocked } from './submit-book.ts'
import { changeWords, lockOpenBook } from './update-book.ts'

type Row = { actor: Actor; status: StorybookState | undefined; wish: BookWish }

/** A teacher's books as rows, or the one that is named. Who asks for a single row is told where there is none. */
export function listRows(
  services: Services,
  { actor, id, isSingle }: { actor: Actor; id: string | undefined; isSingle: boolean },
): Promise<ShownBook[]> {
  requireTurnedOn(services)
  const teacherId = actor.userId
  return services.database.read(async (tx) => {
    const found =
      id === undefined ? await selectBooks(tx, teacherId) : [await selectBook(tx, { id, teacherId })]
    const books = found.filter((book) => book !== undefined)
    if (isSingle && books.length !== 1) throw new Refusal('storybooks.no_row')
    const shown: ShownBook[] = []
    for (const book of books) shown.push(await joinBook(tx, book))
    return shown
  })
}

/** Begins a book by a row: whatever status it names, it begins as a draft or not at all. */
export function insertRow(
  services: Services,
  { actor, classroomId, status, wish }: Row & { classroomId: string | null | undefined },
): Promise<ShownBook> {
  if (status !== undefined && status !== 'draft') throw new Refusal('storybooks.status_not_yours')
  return createBook(services, { actor, classroomId, wish, requestKey: undefined })
}

/** Changes the own book that is named, and submits it where the row says so; nothing where it is not one of theirs. */
export function updateRow(
  services: Services,
  { actor, id, status, wish }: Row & { id: string | undefined },
): Promise<ShownBook[]> {
  const teacherId = actor.userId
  requireTurnedOn(services)
  return services.database.transaction(async (tx) => {
    if (id === undefined || !(await selectBook(tx, { id, teacherId }))) return []
    const book = await lockOpenBook(services, tx, { actor, id, version: undefined })
    await changeWords(services, tx, { book, wish })
    const { book: changed } = await showBook(tx, { id, teacherId })
    // A row that says so is submitted again where its words are other ones now.
    if (status === 'submitted' && changed.status === 'draft') await submitLocked(services, tx, changed)
    else if (status !== undefined && status !== book.status) throw new Refusal('storybooks.status_not_yours')
    return [await showBook(tx, { id, teacherId })]
  })
}
