import type { Language } from '@tower/contract/language.ts'

export type Words = { language: Language; text: string }
/** A picture with what it shows, for whoever does not see it. */
export type BookPicture = {
  svg: string
  /** Pixels that are shown in place of the drawing. */
  painted?: Uint8Array | undefined
  alt: Words
}
export type BookPage = {
  picture: BookPicture | undefined
  /** In one language or in two. */
  words: readonly Words[]
  caption: Words | undefined
}

/** A book of pictures and words, whatever it is made into. */
export type PictureBook = {
  /** A UUID, by which readers of EPUBs know it again. */
  id: string
  title: Words
  author: string
  writtenAt: Date
  /** Under the title. */
  byline: readonly Words[]
  pages: readonly BookPage[]
  end: readonly Words[]
  /** Who made it, when and how. */
  colophon: readonly Words[]
}

/** Told after each page, so that somebody can be shown how far it is and other work comes in between. */
export type OnPage = (done: number) => Promise<void>
