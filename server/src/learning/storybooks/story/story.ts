import type { Language } from '@tower/contract/language.ts'

export type GradeLevel = 'K' | '1' | '2' | '3' | '4' | '5'

/** Whether a child reads the book or listens to it. */
export type ReadingMode = 'read-alone' | 'read-to-me'

/** What a teacher gives a book. */
export type StoryInput = {
  title: string
  gradeLevel: GradeLevel | null
  reading: ReadingMode
  language: Language
  notes: string
  photos: readonly { caption: string }[]
  seed: number
}

export type StoryPage = {
  pageNumber: number
  text: string
  /** What is to be seen, without names. */
  prompt: string
}

/** What the teacher should know of her notes: a name that was replaced, or a line that the book doesn't tell, and why. */
export type StoryNotice = {
  kind:
    | 'name_replaced'
    | 'for_families'
    | 'private'
    | 'instruction'
    | 'not_yet'
    | 'not_understood'
    | 'other_language'
    | 'no_space'
  quote: string
}

export type Story = {
  /** The pages' texts, parted by blank lines. */
  narrative: string
  pages: readonly StoryPage[]
  notices: readonly StoryNotice[]
}

export const pageCount = 12

/** Page 1 lies on the right, so a leaf is turned after each odd page. */
export const turnPages = [1, 3, 5, 7, 9, 11] as const
