import type { Document } from '../page-layout.ts'
import type { LeafFormat } from './leaf-format.ts'
import type { PictureBook } from './picture-book.ts'
import { placeColophon, placeTitle } from './place-ends.ts'
import { placePage } from './place-page.ts'
import type { PlacedLeaf } from './placed-leaf.ts'

/** A page of few words has larger letters than the others, but not so that it is another book. */
const mostLarger = 1.3

/** All pages of a book in their order: its title, its story with numbers, its end. */
export function placeBook(document: Document, book: PictureBook, format: LeafFormat): PlacedLeaf[] {
  const fitted = book.pages.map((page) => placePage(document, page, format))
  // A page that goes on over others says nothing of the letters of the rest.
  const smallest = Math.min(...fitted.filter(({ leaves }) => leaves.length === 1).map(({ size }) => size))
  const sizes = format.sizes.filter(
    (size) => size <= Math.max(smallest * mostLarger, format.sizes.at(-1) ?? 0),
  )
  const story = book.pages.flatMap((page) => placePage(document, page, { ...format, sizes }).leaves)
  return [
    placeTitle(document, book, format),
    ...story.map((leaf, at) => ({ ...leaf, number: at + 1 })),
    placeColophon(document, book, format),
  ]
}
