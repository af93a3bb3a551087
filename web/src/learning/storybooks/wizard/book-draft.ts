import { cutText } from '@tower/contract/cut-text.ts'
import {
  defaultPromptLength,
  type PhotoAttestation,
  type PictureStyle,
  type ReadingMode,
  requiredAttestations,
} from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Language } from '@tower/contract/language.ts'
import type { OwnStorybook, StorybookChange } from '../storybooks.api.ts'

/** What is said of a book before it has words. */
export type BookDetails = {
  title: string
  grade: string
  reading: ReadingMode
  language: Language
  other: Language | 'none'
  style: PictureStyle
}

/** What is drawn of a page, and what stands under it, by the id of the page. */
export type PageWords = { [pageId: string]: { prompt: string; caption: string } }

/** What is vouched for of photos. */
export type Attest = { [Said in PhotoAttestation]: boolean }

export const nothingAttested: Attest = {
  ...{ faces_blurred: false, consent_on_file: false, no_identifying_info: false, school_approved: false },
}

/** Whether everything is vouched for that has to be; the school's approval may be left out. */
export const isAttested = (attest: Attest) => requiredAttestations.every((said) => attest[said])

/** What stands in the fields of the wizard. */
export type BookTyped = BookDetails & {
  notes: string
  /** Words that are not taken for a child. */
  keptWords: string[]
  photoIds: string[]
  /** Of these photos: once another one is chosen, nothing is vouched for. */
  attest: Attest
  narrative: string
  pageWords: PageWords
}

export const firstDetails = (language: Language, classroomGrade: string | null | undefined): BookDetails => ({
  ...{ title: '', grade: gradeOf(classroomGrade ?? ''), reading: 'read-to-me', language },
  ...{ other: 'none', style: 'storybook' },
})

/** The grades that books are written for, as they are kept. */
export const bookGrades = ['Kindergarten', 'Grade 1', 'Grade 2', 'Grade 3', 'Grade 4', 'Grade 5'] as const

/** The grade that is meant, as it is kept; what means none stays as it is. */
export function gradeOf(words: string): string {
  const typed = words.trim()
  if (/^(?:k|tk|pre-?k|kinder)/iu.test(typed)) return bookGrades[0]
  const number = Number(/\d+/.exec(typed)?.[0] ?? Number.NaN)
  return bookGrades[number] && number > 0 ? bookGrades[number] : typed
}

/** Children of these grades may read a book by themselves, in fewer words. */
export const mayReadAlone = (grade: string) => grade === bookGrades[0] || grade === bookGrades[1]

/** What is saved of a book, as it stands in the fields. */
export function typedOf(book: OwnStorybook): BookTyped {
  return {
    ...{ title: book.title, grade: gradeOf(book.grade_level ?? ''), reading: book.reading },
    ...{ language: book.language, other: book.other_language ?? 'none', style: book.style },
    ...{
      notes: book.teacher_notes,
      keptWords: book.kept_words,
      photoIds: book.photo_ids,
      narrative: book.narrative,
    },
    attest: attestOf(book),
    pageWords: Object.fromEntries(
      book.pages.map(({ id, prompt, caption, text }) => [
        id,
        { prompt: prompt || usualPrompt(text), caption },
      ]),
    ),
  }
}

const attestOf = ({ photos_attested: said }: OwnStorybook): Attest => ({
  ...nothingAttested,
  ...Object.fromEntries(said.map((one) => [one, true])),
})

/** The same book told from other photos. Where one was added, what is vouched for is asked again. */
export function choosePhotos(typed: BookTyped, photoIds: string[]): BookTyped {
  const isMore = photoIds.some((id) => !typed.photoIds.includes(id))
  return { ...typed, photoIds, ...(isMore && { attest: nothingAttested }) }
}

/** Whether the photos may be told from: there are none, or all is vouched for. */
export const mayTellPhotos = ({ photoIds, attest }: Pick<BookTyped, 'photoIds' | 'attest'>) =>
  photoIds.length === 0 || isAttested(attest)

/** The picture of a page shows how its text begins, until its teacher says otherwise. */
export const usualPrompt = (text: string) => cutText(text, defaultPromptLength.wizard)

export const detailsBody = ({ title, grade, reading, language, other, style }: BookDetails) => ({
  ...{ title, grade_level: grade || null, reading, language, style },
  other_language: other === 'none' || other === language ? null : other,
})

/** What differs from what is saved; undefined where nothing does. */
export function changeOf(typed: BookTyped, book: OwnStorybook): StorybookChange | undefined {
  const saved = typedOf(book)
  const wish: StorybookChange = {
    ...detailsBody(typed),
    ...{ teacher_notes: typed.notes, kept_words: typed.keptWords, photo_ids: typed.photoIds },
    ...(typed.photoIds.length > 0 && isAttested(typed.attest) && { attest: typed.attest }),
    ...wordsOf(typed, saved, book),
  }
  return isSame(typed, saved) ? undefined : wish
}

function wordsOf(typed: BookTyped, saved: BookTyped, book: OwnStorybook): StorybookChange {
  if (typed.narrative !== saved.narrative) return { narrative: typed.narrative }
  if (isSame(typed.pageWords, saved.pageWords)) return {}
  return {
    pages: book.pages.map(({ id, text, otherText }) => ({ id, text, otherText, ...typed.pageWords[id] })),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
