import { splitLetters } from '@tower/contract/cut-text.ts'
import PDFDocument from 'pdfkit'
import { listFaces, splitIntoRuns, type Hand, type Run, type Weight } from './paper-fonts.ts'
import { isReordered, stretchesOf, wordsOf, type Stretch } from './scripts/reading-order.ts'

/** `leading`: how far apart its lines stand, in sizes; 1.4 where nothing is said. */
export type Pen = { size: number; weight: Weight; color: string; leading?: number }
/** The same in any hand that a document was opened with. */
export type AnyPen = Omit<Pen, 'weight'> & { weight: Hand }

/** US Letter, in points. */
export const page = { width: 612, height: 792, margin: 54, foot: 72 } as const
export const textWidth = page.width - 2 * page.margin

export type Document = InstanceType<typeof PDFDocument>

/** An empty tagged document: every face embedded, its title shown, its language said. */
export function openDocument(facts: {
  title: string
  author: string
  language: string
  writtenAt: Date
  /** What it is written in, where that is more than the product's own letters. */
  hands?: readonly Hand[]
}): Document {
  const { title, author, language, writtenAt, hands = ['plain', 'bold'] } = facts
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // The package's types don't know it yet.
    subset: 'PDF/UA' as 'PDF/A-3',
    tagged: true,
    displayTitle: true,
    lang: language,
    font: '',
    info: { Title: title, Author: author, CreationDate: writtenAt, ModDate: writtenAt },
  })
  for (const { name, bytes } of listFaces(hands)) document.registerFont(name, bytes)
  return document
}

/** How far apart the lines of a pen stand. */
export const lineHeight = ({ size, leading = 1.4 }: AnyPen): number => size * leading

/** Breaks a text into lines of at most `width`; a word that is longer is broken where it must be. */
export function breakLines(
  document: Document,
  text: string,
  { width, pen }: { width: number; pen: AnyPen },
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(document, longer, pen) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = breakWord(document, word, { width, pen })
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return line === '' ? lines : [...lines, line]
}

function breakWord(
  document: Document,
  word: string,
  { width, pen }: { width: number; pen: AnyPen },
): string[] {
  if (widthOf(document, word, pen) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of splitLetters(word)) {
    if (piece !== '' && widthOf(document, piece + letter, pen) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

/** How wide one line is. */
export function widthOf(document: Document, text: string, pen: AnyPen): number {
  return splitIntoRuns(text, pen.weight).reduce((sum, run) => sum + widthOfRun(document, run, pen), 0)
}

function widthOfRun(document: Document, run: Run, pen: AnyPen): number {
  return takeFace(document, run, pen).widthOfString(run.text)
}

function takeFace(document: Document, { face, font }: Run, { size }: AnyPen): Document {
  // The package takes a face that is open already, whatever its types say; the name is what it remembers it by.
  return font ? document.font(font as unknown as string, face, size) : document.font(face, size)
}

export type Place = { x: number; y: number; width: number; align?: 'right' | 'center' | undefined }

/** Where a line begins that stands on the left, in the middle or on the right of a place. */
export function startOf({ x, width, align }: Omit<Place, 'y'>, lineWidth: number): number {
  if (align === undefined) return x
  return align === 'right' ? x + width - lineWidth : x + (width - lineWidth) / 2
}

/** Writes lines one under the other. */
export function writeLines(document: Document, lines: readonly string[], pen: AnyPen, place: Place): void {
  const { x, y, align } = place
  for (const [position, line] of lines.entries()) {
    let from = align === undefined ? x : startOf(place, widthOf(document, line, pen))
    // Whoever has it read aloud hears two words where a line ends, not one.
    const spoken = position < lines.length - 1 ? `${line} ` : line
    for (const stretch of stretchesOf(spoken)) {
      writeStretch(document, stretch, pen, { x: from, y: y + position * lineHeight(pen) })
      from += widthOf(document, stretch.text, pen)
    }
  }
}

/** Words are written as they are said, wherever they stand; where their letters stand in another order, it is said apart. */
function writeStretch(
  document: Document,
  stretch: Stretch,
  pen: AnyPen,
  { x, y }: Pick<Place, 'x' | 'y'>,
): void {
  const { text, isFromRight } = stretch
  if (!isFromRight) {
    writeRuns(document, splitIntoRuns(text, pen.weight), pen, { x, y, isFromRight })
    return
  }
  const runs = wordsOf(stretch).flatMap((word) => splitIntoRuns(word, pen.weight))
  document.markContent('Span', { actual: text })
  writeRuns(document, runs, pen, { x: x + widthOf(document, text, pen), y, isFromRight })
  document.endMarkedContent()
}

function writeRuns(
  document: Document,
  runs: readonly Run[],
  pen: AnyPen,
  { x, y, isFromRight }: Pick<Place, 'x' | 'y'> & Pick<Stretch, 'isFromRight'>,
): void {
  let at = x
  for (const run of runs) {
    const width = widthOfRun(document, run, pen)
    const isApart = !isFromRight && isReordered(run.text)
    if (isApart) document.markContent('Span', { actual: run.text })
    takeFace(document, run, pen).fillColor(pen.color)
    const place = isFromRight ? at - width : at
    document.text(run.text, place, y + run.lower * pen.size, { lineBreak: false })
    if (isApart) document.endMarkedContent()
    at += isFromRight ? -width : width
  }
}
