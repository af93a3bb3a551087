import type { Language } from '@tower/contract/language.ts'
import type { PictureStyle, ReadingMode } from '@tower/contract/learning/storybooks/storybooks.ts'
import type { OwnStorybook } from '../storybooks.api.ts'

/** A page as it is typed. What describes its picture is null until there is one. */
export type DraftPage = {
  id: string
  text: string
  otherText: string | null
  caption: string
  prompt: string
  altText: { en: string; es: string } | null
}

/** A storybook as it is typed; it never changes in place, so that each state of before can come back. */
export type Draft = {
  title: string
  grade_level: string
  teacher_notes: string
  language: Language
  other_language: Language | null
  reading: ReadingMode
  style: PictureStyle
  include_illustrations: boolean
  /** Words that are not taken for a child. */
  kept_words: readonly string[]
  pages: readonly DraftPage[]
}

/** What is typed of a book as it lies on the server. */
export function draftOf(book: OwnStorybook): Draft {
  const { title, teacher_notes, language, other_language, reading, style, include_illustrations } = book
  return {
    ...{ title, teacher_notes, language, other_language, reading, style, include_illustrations },
    kept_words: book.kept_words,
    grade_level: book.grade_level ?? '',
    pages: book.pages.map(({ id, text, otherText, caption, prompt, altText }) => ({
      ...{ id, text, otherText, caption, prompt, altText },
    })),
  }
}

/** A page that nobody has written yet. */
export function blankPage(id: string, draft: Draft): DraftPage {
  return {
    ...{ id, text: '', caption: '', prompt: '', altText: null },
    otherText: draft.other_language === null ? null : '',
  }
}

/** Moves a page to another place; what does not exist stays where it is. */
export function movePage(draft: Draft, id: string, to: number): Draft {
  const page = draft.pages.find((one) => one.id === id)
  if (!page || to < 0 || to >= draft.pages.length) return draft
  return { ...draft, pages: draft.pages.filter((one) => one !== page).toSpliced(to, 0, page) }
}
