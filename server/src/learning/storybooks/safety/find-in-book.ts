import type { PrivatePlace } from '@tower/contract/learning/storybooks/storybook.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { BookRow } from '../books/stored-page.ts'
import { selectCaptionsOfBook } from '../photos/photos.queries.ts'
import { createFindOfClass } from './find-of-class.ts'

/** More than a page can show; the rest is found once these are replaced. */
const mostPlaces = 1_000

type Said = { field: PrivatePlace['field']; id: string | null; text: string; language: Language }

/** Where in a book something stands that could tell who a child is. Notes are the teacher's own; readers see all else. */
export function findInBook(tx: Tx, book: BookRow): Promise<PrivatePlace[]> {
  return findInTexts(tx, book, textsOf(book))
}

/** The same with what stands under the photos that the book is told from, for its teacher alone. */
export async function findInOwnBook(tx: Tx, book: BookRow): Promise<PrivatePlace[]> {
  const { language } = book
  const captions = await selectCaptionsOfBook(tx, book.id)
  const texts = captions.map(({ id, caption }): Said => ({
    field: 'photo_caption',
    id,
    text: caption,
    language,
  }))
  return findInTexts(tx, book, [...textsOf(book), ...texts])
}

async function findInTexts(tx: Tx, book: BookRow, texts: readonly Said[]): Promise<PrivatePlace[]> {
  const find = await createFindOfClass(tx, book, { asksNames: true })
  return texts
    .flatMap(({ field, id, text, language }) =>
      find(text, language).map((place) => ({
        ...{ ...place, field, id },
        quote: text.slice(place.start, place.end),
      })),
    )
    .slice(0, mostPlaces)
}

/** Refuses a book that readers could learn from who a child is. */
export async function requireNothingPrivate(tx: Tx, book: BookRow): Promise<void> {
  if (await hasPrivate(tx, book)) throw new Refusal('storybooks.private_words')
}

/** Whether readers could learn from it who a child is. */
export async function hasPrivate(tx: Tx, book: BookRow): Promise<boolean> {
  const places = await findInBook(tx, book)
  return places.some(({ field }) => field !== 'teacher_notes')
}

function textsOf({ title, teacher_notes: notes, pages, ...book }: BookRow): Said[] {
  const { language } = book
  const otherLanguage = book.other_language ?? language
  return [
    { field: 'title', id: null, text: title, language },
    { field: 'teacher_notes', id: null, text: notes, language },
    ...pages.flatMap(({ id, text, otherText, caption, prompt, altText }): Said[] => [
      { field: 'text', id, text, language },
      { field: 'otherText', id, text: otherText ?? '', language: otherLanguage },
      { field: 'caption', id, text: caption, language },
      { field: 'prompt', id, text: prompt, language },
      { field: 'altText', id, text: altText?.en ?? '', language: 'en' },
      { field: 'altTextEs', id, text: altText?.es ?? '', language: 'es' },
    ]),
  ]
}
