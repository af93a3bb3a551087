import { lineHeight, type AnyPen, type Document } from '../page-layout.ts'
import { breakEvenly, breakWords, type Block } from './break-words.ts'
import { ink, quietInk, type LeafFormat } from './leaf-format.ts'
import type { PictureBook, Words } from './picture-book.ts'
import type { PlacedLeaf, PlacedText } from './placed-leaf.ts'
import { storyPen } from './place-page.ts'

const gap = 16
const mostTitleLines = 4

/** The title page: the title above who tells it, under the book's first picture. */
export function placeTitle(document: Document, book: PictureBook, format: LeafFormat): PlacedLeaf {
  const width = format.width - 2 * format.margin
  const { pen, block } = fitTitle(document, book.title, { width, sizes: format.titleSizes })
  const bylinePen: AnyPen = { ...storyPen(format.sizes[4] ?? 16), color: quietInk, leading: 1.4 }
  const bylines = book.byline.map((words) => breakWords(document, words, { width, pen: bylinePen }))
  const titleHeight = block.lines.length * lineHeight(pen)
  const bylineHeight = bylines.reduce((sum, { lines }) => sum + lines.length * lineHeight(bylinePen), 0)
  const words = titleHeight + gap + bylineHeight
  const first = book.pages.find(({ picture }) => picture)?.picture
  const space = format.height - 2 * format.margin
  const height = first ? Math.min(width / 1.5, space - words - 2 * gap) : 0
  const top = format.margin + (first ? height + (space - height - words) / 2 : (space - words) / 2)
  const place = { x: format.margin, width, align: 'center' as const }
  return {
    picture: first && {
      picture: first,
      x: (format.width - height * 1.5) / 2,
      y: format.margin,
      width: height * 1.5,
      height,
    },
    isDecorated: true,
    number: undefined,
    texts: [
      { tag: 'H1', ...block, pen, y: top, ...place },
      ...stack(bylines, { pen: bylinePen, top: top + titleHeight + gap, place }),
    ],
  }
}

/** The last page: the end, and how the book came to be. */
export function placeColophon(document: Document, book: PictureBook, format: LeafFormat): PlacedLeaf {
  const width = Math.min(format.width - 2 * format.margin, 480)
  const endPen: AnyPen = { size: format.titleSizes[2] ?? 40, weight: 'story-bold', color: ink, leading: 1.4 }
  const pen: AnyPen = { size: 12, weight: 'note', color: quietInk, leading: 1.5 }
  const place = { x: (format.width - width) / 2, width, align: 'center' as const }
  const ends = book.end.map((words) => breakWords(document, words, { width, pen: endPen }))
  const endTop = format.height * 0.26
  const endHeight = ends.reduce((sum, { lines }) => sum + lines.length * lineHeight(endPen), 0)
  const said = book.colophon.map((words) => breakWords(document, words, { width, pen }))
  const texts = [
    ...stack(ends, { pen: endPen, top: endTop, place }),
    ...stack(said, { pen, top: endTop + endHeight + 2 * gap, place, between: 6 }),
  ]
  return { picture: undefined, isDecorated: false, texts, number: undefined }
}

function fitTitle(
  document: Document,
  title: Words,
  { width, sizes }: { width: number; sizes: readonly number[] },
): { pen: AnyPen; block: Block } {
  let fitted: { pen: AnyPen; block: Block } | undefined
  for (const size of sizes) {
    const pen: AnyPen = { size, weight: 'story-bold', color: ink, leading: 1.35 }
    fitted = { pen, block: breakEvenly(document, title, { width, pen }) }
    if (fitted.block.lines.length <= (size > 30 ? 2 : mostTitleLines)) break
  }
  if (!fitted) throw new Error('a title of a book has no sizes of letters')
  return fitted
}

type Stack = { pen: AnyPen; top: number; place: Pick<PlacedText, 'x' | 'width' | 'align'>; between?: number }

function stack(blocks: readonly Block[], { pen, top, place, between = 0 }: Stack): PlacedText[] {
  let y = top
  return blocks
    .filter(({ lines }) => lines.length > 0)
    .map((block) => {
      const text: PlacedText = { tag: 'P', ...block, pen, y, ...place }
      y += block.lines.length * lineHeight(pen) + between
      return text
    })
}
