import type { PrivatePlace } from '@tower/contract/learning/storybooks/storybook.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { selectAnyBook } from '../books/books.queries.ts'
import { joinBook } from '../books/show-book.ts'
import type { ShownBook } from '../books/stored-page.ts'
import { selectFacesOfBook } from '../photos/photos.queries.ts'
import { selectTakedowns } from '../reading/reading.queries.ts'
import { selectStatements } from '../review/statements.queries.ts'
import { findInBook } from '../safety/find-in-book.ts'
import { selectClassroomName, selectReader } from './desk.queries.ts'

export type Reviewed = {
  shown: ShownBook
  teacher: { email: string; full_name: string | null }
  classroomName: string
  statements: Awaited<ReturnType<typeof selectStatements>>
  photos: Awaited<ReturnType<typeof selectFacesOfBook>>
  places: PrivatePlace[]
  asked: Awaited<ReturnType<typeof selectTakedowns>>
}

/** A book with what staff need to decide on it. A draft that was never sent to them is its teacher's alone. */
export async function readForReview(tx: Tx, id: string): Promise<Reviewed> {
  const reviewed = await readReviewed(tx, id)
  const { status, held_at: heldAt, must_be_approved: mustBeApproved } = reviewed.shown.book
  if (status === 'draft' && heldAt === null && !mustBeApproved) throw new Refusal('storybooks.not_found')
  return reviewed
}

/** The same as whoever decided this moment is answered, whatever became of it. */
export async function readReviewed(tx: Tx, id: string): Promise<Reviewed> {
  const book = await selectAnyBook(tx, id)
  const teacher = book && (await selectReader(tx, book.teacher_id))
  if (!book || !teacher) throw new Refusal('storybooks.not_found')
  return {
    ...{ shown: await joinBook(tx, book), teacher },
    classroomName: await selectClassroomName(tx, book.classroom_id),
    statements: await selectStatements(tx, id),
    photos: await selectFacesOfBook(tx, id),
    places: await findInBook(tx, book),
    asked: await selectTakedowns(tx, id),
  }
}
