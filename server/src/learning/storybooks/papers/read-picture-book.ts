import type { Language } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import type { BookPage, PictureBook, Words } from '../../../papers/books/picture-book.ts'
import { selectAnyBook } from '../books/books.queries.ts'
import type { BookRow, StoredPage } from '../books/stored-page.ts'
import { selectDrawings, selectPublicName, type DrawnRow } from './papers.queries.ts'
import { paperWords, type PaperWords } from './paper-words.ts'
import { sayDay } from '../../../say-day.ts'

export type ReadBook = {
  bookId: string
  /** Whom the colophon names. */
  named: readonly string[]
  siteName: string
  at: Date
}

/**
 * A storybook as it comes on paper, in its languages, and what people wrote of it; undefined where it is gone. No photo is part of
 * it: its pictures are drawn.
 */
export async function readPictureBook(
  tx: Tx,
  { bookId, named, siteName, at }: ReadBook,
): Promise<{ book: PictureBook; from: unknown } | undefined> {
  const book = await selectAnyBook(tx, bookId)
  if (!book) return undefined
  const classroom = await selectPublicName(tx, book.classroom_id)
  const drawings = book.include_illustrations ? await selectDrawings(tx, bookId) : []
  const drawn = new Map(drawings.map((one) => [one.page_id, one]))
  const inEach = (say: (words: PaperWords, language: Language) => string): Words[] =>
    languagesOf(book).map((language) => ({ language, text: say(paperWords[language], language) }))
  const from = [book.title, book.pages, classroom, named]
  const inLayout: PictureBook = {
    id: bookId,
    title: { language: book.language, text: book.title },
    author: siteName,
    writtenAt: at,
    byline: inEach((words) => (classroom === null ? words.fromNobody : words.from(classroom))),
    pages: book.pages.map((page) => pageOf(book, page, drawn.get(page.id))),
    end: inEach(({ end }) => end),
    colophon: [
      ...inEach((words, language) => words.made(classroom, monthIn(language, book.created_at))),
      ...(named.length > 0 ? inEach((words, language) => words.funded(listIn(language, named))) : []),
      ...inEach(({ drawn: said }) => said),
      ...inEach((words) => words.site(siteName)),
    ],
  }
  return { book: inLayout, from }
}

const languagesOf = ({ language, other_language: other }: BookRow): Language[] =>
  other === null ? [language] : [language, other]

function pageOf(book: BookRow, page: StoredPage, drawn: DrawnRow | undefined): BookPage {
  const { language, other_language: other } = book
  const second = other === null ? '' : (page.otherText ?? '')
  return {
    picture: drawn && {
      ...{ svg: drawn.svg, painted: drawn.painted ?? undefined },
      alt: { language, text: altOf(language, page, drawn) },
    },
    words: [
      { language, text: page.text },
      ...(other !== null && second !== '' ? [{ language: other, text: second }] : []),
    ],
    caption: page.caption === '' ? undefined : { language, text: page.caption },
  }
}

/** What the picture shows: the teacher's own words, or those that were drawn along. */
const altOf = (language: Language, { altText }: StoredPage, drawn: DrawnRow): string =>
  altText?.[language] ?? (language === 'en' ? drawn.alt_en : drawn.alt_es)

const tags = { en: 'en-US', es: 'es-US' } as const

const monthIn = (language: Language, at: Date): string => sayDay(at, language, 'month')

const listIn = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(tags[language]).format(names)
