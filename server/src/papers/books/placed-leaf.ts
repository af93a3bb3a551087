import type { Language } from '@tower/contract/language.ts'
import type { AnyPen, Place } from '../page-layout.ts'
import type { BookPicture } from './picture-book.ts'

/** Lines that are broken already, from the top of the first. */
export type PlacedText = Place & {
  tag: 'H1' | 'P'
  language: Language
  lines: readonly string[]
  pen: AnyPen
}

export type PlacedPicture = { picture: BookPicture; x: number; y: number; width: number; height: number }

/** A page with everything in its place; what is heard of it, in this order. */
export type PlacedLeaf = {
  picture: PlacedPicture | undefined
  /** On the title page the picture only decorates: it is told of where it stands in the story. */
  isDecorated: boolean
  texts: readonly PlacedText[]
  number: number | undefined
}
