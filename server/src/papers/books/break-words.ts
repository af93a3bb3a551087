import type { Language } from '@tower/contract/language.ts'
import { breakLines, lineHeight, type AnyPen, type Document } from '../page-layout.ts'
import { canWrite } from '../paper-fonts.ts'
import type { Words } from './picture-book.ts'

/** Words in one language, in lines. */
export type Block = { language: Language; lines: readonly string[] }
/** Blocks one under the other. */
export type Column = readonly Block[]

const pictographs =
  / ?(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200D\uFE0E\uFE0F\u20E3])/gu

/** A text as paper can have it: small pictures that no face has are left out, as whoever reads aloud leaves them out. */
export function writableWords({ language, text }: Words): Words {
  const written = text.replaceAll(pictographs, (sign) => (canWrite(sign.trim(), 'story') ? sign : ''))
  return { language, text: written.replaceAll(/[^\S\n]+/gu, ' ').trim() }
}

/** Breaks words into lines; a line that the teacher ended ends. */
export function breakWords(
  document: Document,
  words: Words,
  { width, pen }: { width: number; pen: AnyPen },
): Block {
  const { language, text } = writableWords(words)
  return { language, lines: text.split('\n').flatMap((line) => breakLines(document, line, { width, pen })) }
}

/** The same in as many lines, of about the same length: for what stands by itself. */
export function breakEvenly(
  document: Document,
  words: Words,
  { width, pen }: { width: number; pen: AnyPen },
): Block {
  const whole = breakWords(document, words, { width, pen })
  let even = whole
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const narrower = breakWords(document, words, { width: width * share, pen })
    if (narrower.lines.length > whole.lines.length) return even
    even = narrower
  }
  return even
}

/** How far two languages stand apart, in lines. */
const gapInLines = 0.7

export function heightOf(column: Column, pen: AnyPen): number {
  const blocks = column.filter(({ lines }) => lines.length > 0)
  const lines = blocks.reduce((sum, block) => sum + block.lines.length, 0)
  return (lines + Math.max(0, blocks.length - 1) * gapInLines) * lineHeight(pen)
}

/** Where each block of a column begins. */
export function placeBlocks(column: Column, pen: AnyPen, top: number): { block: Block; y: number }[] {
  const placed: { block: Block; y: number }[] = []
  let y = top
  for (const block of column.filter(({ lines }) => lines.length > 0)) {
    placed.push({ block, y })
    y += (block.lines.length + gapInLines) * lineHeight(pen)
  }
  return placed
}

/** What of a column fits into a height, and what is left for the next page. */
export function splitColumn(column: Column, pen: AnyPen, height: number): [fits: Column, rest: Column] {
  const fits: Block[] = []
  for (const [at, block] of column.entries()) {
    if (heightOf([...fits, block], pen) <= height) {
      fits.push(block)
      continue
    }
    const used = heightOf(fits, pen) + (fits.length > 0 ? gapInLines * lineHeight(pen) : 0)
    const count = Math.max(fits.length > 0 ? 0 : 1, Math.floor((height - used) / lineHeight(pen)))
    const [now, later] = [block.lines.slice(0, count), block.lines.slice(count)]
    return [
      now.length > 0 ? [...fits, { ...block, lines: now }] : fits,
      [{ ...block, lines: later }, ...column.slice(at + 1)],
    ]
  }
  return [fits, []]
}
