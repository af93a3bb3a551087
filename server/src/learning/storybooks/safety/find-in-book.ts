import { createFindNames } from '@tower/contract/learning/names/find-names.ts'
import type { PrivatePlace } from '@tower/contract/learning/storybooks/storybook.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { listStudents } from '../../students/list-students.ts'
import type { BookRow } from '../books/stored-page.ts'

/** More than a page can show; the rest is found once these are replaced. */
const mostPlaces = 1_000

type Said = { field: PrivatePlace['field']; id: string | null; text: string }

/** Where in a book something stands that could tell who a child is. Notes are the teacher's own; readers see all else. */
export async function findInBook(tx: Tx, book: BookRow): Promise<PrivatePlace[]> {
  return findInTexts(tx, { teacherId: book.teacher_id, language: book.language, texts: textsOf(book) })
}

type Texts = { teacherId: string; language: BookRow['language']; texts: readonly Said[] }

/** The same in any texts of a teacher's classroom. */
export async function findInTexts(tx: Tx, { teacherId, language, texts }: Texts): Promise<PrivatePlace[]> {
  const students = await listStudents(tx, teacherId)
  const find = createFindNames(students.map((student) => student.full_name))
  const replacement = language === 'en' ? 'a friend' : 'un amigo'
  return texts
    .flatMap(({ field, id, text }) =>
      find(text).map(({ start, end }) => ({
        ...{ field, id, kind: 'name' as const, start, end, replacement },
        quote: text.slice(start, end),
      })),
    )
    .slice(0, mostPlaces)
}

/** Refuses a book that readers could learn from who a child is. */
export async function requireNothingPrivate(tx: Tx, book: BookRow): Promise<void> {
  const places = await findInBook(tx, book)
  if (places.some(({ field }) => field !== 'teacher_notes')) throw new Refusal('storybooks.private_words')
}

function textsOf({ title, teacher_notes: notes, pages }: BookRow): Said[] {
  return [
    { field: 'title', id: null, text: title },
    { field: 'teacher_notes', id: null, text: notes },
    ...pages.flatMap(({ id, text, otherText, caption, prompt, altText }): Said[] => [
      { field: 'text', id, text },
      { field: 'otherText', id, text: otherText ?? '' },
      { field: 'caption', id, text: caption },
      { field: 'prompt', id, text: prompt },
      { field: 'altText', id, text: [altText?.en, altText?.es].filter(Boolean).join('\n') },
    ]),
  ]
}
