import { lineHeight, type AnyPen, type Document } from '../page-layout.ts'
import { breakWords, heightOf, placeBlocks, splitColumn, type Column } from './break-words.ts'
import { ink, quietInk, type LeafFormat } from './leaf-format.ts'
import type { BookPage } from './picture-book.ts'
import type { PlacedLeaf, PlacedPicture, PlacedText } from './placed-leaf.ts'

const gap = 18
const apart = 32
/** Pictures are drawn three to two. */
const shape = 1.5
/** The picture may take less of the page, the larger the letters can stay for it. */
const tries = [
  { share: 0.56, from: 18 },
  { share: 0.42, from: 15 },
  { share: 0.34, from: 0 },
] as const

type Fit = { pen: AnyPen; columns: readonly Column[]; height: number; pictureHeight: number }

export const storyPen = (size: number): AnyPen => ({ size, weight: 'story', color: ink, leading: 1.5 })
const captionPen: AnyPen = { size: 11, weight: 'story', color: quietInk, leading: 1.4 }

/** Places a page of the story: its picture above its words. Words that no size brings onto it go on over further pages. */
export function placePage(
  document: Document,
  page: BookPage,
  format: LeafFormat,
): { leaves: PlacedLeaf[]; size: number } {
  const caption = placeCaption(document, page, format)
  const space = format.height - format.margin - format.foot - (caption ? caption.height + 8 : 0)
  const fit = findFit(document, { page, format, space })
  const picture = page.picture && placePicture(page.picture, format, fit.pictureHeight)
  const textTop = format.margin + (picture ? fit.pictureHeight + gap : 0)
  const textSpace = space - (textTop - format.margin)
  const first = fit.columns.map((column) => splitColumn(column, fit.pen, textSpace))
  const used = Math.max(0, ...first.map(([fits]) => heightOf(fits, fit.pen)))
  // What is left over is above and below the words.
  const top = textTop + Math.max(0, (textSpace - used) / (picture ? 3 : 2))
  const texts = textsOf(
    first.map(([fits]) => fits),
    { ...fit, format, top },
  )
  const leaf: PlacedLeaf = {
    ...{ picture, isDecorated: false, number: undefined },
    texts: [...texts, ...(caption ? [caption.text] : [])],
  }
  const rest = placeRest(
    first.map(([, later]) => later),
    { ...fit, format },
  )
  return { leaves: [leaf, ...rest], size: fit.pen.size }
}

type Asked = { page: BookPage; format: LeafFormat; space: number }

function findFit(document: Document, { page, format, space }: Asked): Fit {
  const widest = (format.width - 2 * format.margin) / shape
  let last: Fit | undefined
  for (const { share, from } of tries) {
    const least = page.picture ? Math.min(widest, share * format.height) : 0
    for (const size of format.sizes.filter((one) => one >= Math.min(from, format.sizes[0] ?? from))) {
      const pen = storyPen(size)
      const columns = breakColumns(document, page, { pen, format })
      const height = Math.max(0, ...columns.map((column) => heightOf(column, pen)))
      const left = space - height - (height > 0 ? gap : 0)
      last = { pen, columns, height, pictureHeight: Math.min(widest, Math.max(least, left)) }
      if (left >= least) return last
    }
  }
  if (!last) throw new Error('a page of a book has no sizes of letters')
  return last
}

function breakColumns(
  document: Document,
  { words }: BookPage,
  { pen, format }: { pen: AnyPen; format: LeafFormat },
): Column[] {
  const width = columnWidth(words.length, format)
  const blocks = words.map((one) => breakWords(document, one, { width, pen }))
  return format.isSideBySide ? blocks.map((block) => [block]) : [blocks]
}

function columnWidth(count: number, { width, margin, isSideBySide }: LeafFormat): number {
  const whole = width - 2 * margin
  if (isSideBySide && count > 1) return (whole - apart) / 2
  // Longer lines are hard to follow for who just learns to.
  return Math.min(whole, 640)
}

function placePicture(
  picture: NonNullable<BookPage['picture']>,
  { width, margin }: LeafFormat,
  height: number,
): PlacedPicture {
  return { picture, x: (width - height * shape) / 2, y: margin, width: height * shape, height }
}

function textsOf(
  columns: readonly Column[],
  { pen, format, top }: { pen: AnyPen; format: LeafFormat; top: number },
): PlacedText[] {
  const width = columnWidth(columns.length, format)
  const left = (format.width - width * columns.length - apart * (columns.length - 1)) / 2
  return columns.flatMap((column, at) =>
    placeBlocks(column, pen, top).map(({ block, y }) => ({
      ...{ tag: 'P' as const, language: block.language, lines: block.lines, pen },
      ...{ x: left + at * (width + apart), y, width },
    })),
  )
}

/** Further pages, of words alone. */
function placeRest(
  columns: readonly Column[],
  { pen, format }: { pen: AnyPen; format: LeafFormat },
): PlacedLeaf[] {
  const leaves: PlacedLeaf[] = []
  let rest = columns
  while (rest.some((column) => heightOf(column, pen) > 0)) {
    const split = rest.map((column) => splitColumn(column, pen, format.height - format.margin - format.foot))
    const texts = textsOf(
      split.map(([fits]) => fits),
      { pen, format, top: format.margin },
    )
    leaves.push({ picture: undefined, isDecorated: false, texts, number: undefined })
    rest = split.map(([, later]) => later)
  }
  return leaves
}

function placeCaption(document: Document, { caption }: BookPage, format: LeafFormat) {
  if (!caption) return undefined
  const width = columnWidth(1, format)
  const { language, lines } = breakWords(document, caption, { width, pen: captionPen })
  if (lines.length === 0) return undefined
  const height = lines.length * lineHeight(captionPen)
  const y = format.height - format.foot - height
  const x = (format.width - width) / 2
  const text: PlacedText = { tag: 'P', language, lines, pen: captionPen, x, y, width }
  return { height, text }
}
