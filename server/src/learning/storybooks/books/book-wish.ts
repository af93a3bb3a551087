import { keptNameOf } from '@tower/contract/learning/storybooks/private/ordinary-words.ts'
import type { PageWish } from '@tower/contract/learning/storybooks/storybook.contract.ts'
import { Refusal } from '../../../refusal.ts'
import type { BookWords } from './books.queries.ts'
import { joinPages, mergePages, requireInBounds, splitIntoPages } from './merge-pages.ts'

type Maybe<T> = { [Key in keyof T]?: T[Key] | undefined }

/** What a client wants of a book; what it leaves out stays. */
export type BookWish = Maybe<
  Pick<
    BookWords,
    'title' | 'grade_level' | 'include_illustrations' | 'language' | 'other_language' | 'reading' | 'style'
  >
> & {
  teacher_notes?: string | null | undefined
  narrative?: string | null | undefined
  pages?: PageWish[] | null | undefined
  photo_ids?: string[] | undefined
  kept_words?: string[] | undefined
}

/** A new book before its teacher said anything. */
export const blankWords: BookWords = {
  title: '',
  grade_level: null,
  teacher_notes: '',
  narrative: '',
  pages: [],
  include_illustrations: true,
  language: 'en',
  other_language: null,
  reading: 'read-to-me',
  style: 'storybook',
  kept_words: [],
}

/** The words of a book once a wish is fulfilled. Refuses more than a book holds. */
export function applyWish(book: BookWords, wish: BookWish, newId: () => string): BookWords {
  const languages = languagesOf(book, wish)
  const { narrative, pages } = wordPages(book, wish, newId)
  const words: BookWords = {
    title: wish.title ?? book.title,
    grade_level: wish.grade_level === undefined ? book.grade_level : wish.grade_level || null,
    teacher_notes: wish.teacher_notes === undefined ? book.teacher_notes : (wish.teacher_notes ?? ''),
    include_illustrations: wish.include_illustrations ?? book.include_illustrations,
    ...languages,
    reading: wish.reading ?? book.reading,
    style: wish.style ?? book.style,
    kept_words: keptOf(book, wish),
    narrative,
    // What nobody sees any more is not kept for readers either.
    pages: languages.other_language === null ? pages.map((page) => ({ ...page, otherText: null })) : pages,
  }
  requireInBounds(words.pages)
  return words
}

/** A book in the same language twice is a book in one. */
function languagesOf(book: BookWords, wish: BookWish): Pick<BookWords, 'language' | 'other_language'> {
  const language = wish.language ?? book.language
  const other = wish.other_language === undefined ? book.other_language : wish.other_language
  return { language, other_language: other === language ? null : other }
}

/** Each word once, as it is kept. What is more than one word is not let through; nor, later, a name of the class list. */
function keptOf({ kept_words: before }: BookWords, { kept_words: words }: BookWish): string[] {
  if (words === undefined) return before
  const kept = words.map((word) => {
    const form = keptNameOf(word)
    if (form === undefined) throw new Refusal('storybooks.not_a_word')
    return form
  })
  return [...new Set(kept)].toSorted()
}

function wordPages(
  { narrative, pages }: BookWords,
  wish: BookWish,
  newId: () => string,
): Pick<BookWords, 'narrative' | 'pages'> {
  if (wish.pages) {
    const merged = mergePages(pages, wish.pages, newId)
    return { pages: merged, narrative: wish.narrative ?? joinPages(merged) }
  }
  if (wish.narrative === undefined || wish.narrative === narrative) return { narrative, pages }
  const told = wish.narrative ?? ''
  return { narrative: told, pages: splitIntoPages(pages, told, newId) }
}

/** Whether two books say and show the same. */
export function isSame(one: BookWords, other: BookWords): boolean {
  const keys = Object.keys(blankWords) as (keyof BookWords)[]
  return keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
}
