import type { Passed } from '../../gate.ts'
import { collectBytes } from '../collect-bytes.ts'
import { openDocument, type Document } from '../page-layout.ts'
import { decorate, type Element } from '../pages.ts'
import { writableWords } from './break-words.ts'
import { drawLeaf } from './draw-leaf.ts'
import { impose } from './impose.ts'
import { foldedLeaf, ground, wideLeaf } from './leaf-format.ts'
import type { OnPage, PictureBook } from './picture-book.ts'
import { placeBook } from './place-book.ts'

/**
 * A book as a tagged PDF (PDF/UA-1), a page of it on each page: pictures by their lines and with words for whoever doesn't see
 * them, all words in embedded letters and said in their language.
 */
export function writeBook(book: Passed<PictureBook>, onPage: OnPage): Promise<Buffer> {
  return write(book, async (document, root) => {
    const leaves = placeBook(document, book, wideLeaf)
    for (const [at, leaf] of leaves.entries()) {
      document.addPage({ size: [wideLeaf.width, wideLeaf.height], margin: 0 })
      const heard = await drawLeaf(document, leaf, { format: wideLeaf, left: 0 })
      for (const element of heard) root.add(element)
      await onPage(at + 1)
    }
  })
}

/**
 * The same to be folded: two pages on each side of a letter sheet, in the order that folding asks for. Whoever has the file read
 * aloud hears them in the order of the book.
 */
export function writeBooklet(book: Passed<PictureBook>, onPage: OnPage): Promise<Buffer> {
  return write(book, async (document, root) => {
    const leaves = placeBook(document, book, foldedLeaf)
    const heard = new Map<number, Element[]>()
    for (const side of impose(leaves.length)) {
      document.addPage({ size: [2 * foldedLeaf.width, foldedLeaf.height], margin: 0 })
      for (const [half, number] of side.entries()) {
        const left = half * foldedLeaf.width
        const leaf = number === null ? undefined : leaves[number]
        if (number === null || !leaf) leaveEmpty(document, left)
        else {
          heard.set(number, await drawLeaf(document, leaf, { format: foldedLeaf, left }))
          await onPage(heard.size)
        }
      }
    }
    for (const number of leaves.keys()) for (const element of heard.get(number) ?? []) root.add(element)
  })
}

function leaveEmpty(document: Document, left: number): void {
  const { width, height } = foldedLeaf
  decorate(document, 'Layout', () => document.rect(left, 0, width, height).fill(ground))
}

async function write(
  book: PictureBook,
  draw: (document: Document, root: Element) => Promise<void>,
): Promise<Buffer> {
  const { title, author, writtenAt } = book
  const document = openDocument({
    ...{ title: title.text, author, language: title.language, writtenAt },
    hands: ['story', 'story-bold', 'note'],
  })
  const written = collectBytes(document)
  const root = document.struct('Document', { title: writableWords(title).text })
  document.addStructure(root)
  await draw(document, root)
  root.end()
  document.end()
  return written
}
