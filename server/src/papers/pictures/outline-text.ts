import { cutText, splitLetters } from '@tower/contract/cut-text.ts'
import * as fontkit from 'fontkit'
import { fileURLToPath } from 'node:url'
import { stretchesOf, wordsOf } from '../scripts/reading-order.ts'
import { scriptFaceOf, type Weight } from '../scripts/script-faces.ts'

type Font = Extract<ReturnType<typeof fontkit.openSync>, { layout: unknown }>
type Glyph = ReturnType<Font['layout']>['glyphs'][number]

/** A line of text as outlines: no machine needs a font for it, and no text can become markup. */
export type OutlinedText = { paths: string; width: number }

const fonts = new Map<Weight, Font[]>()

/** Reads the faces at the first picture, not at every start. */
function fontsOf(weight: Weight): Font[] {
  const known = fonts.get(weight)
  if (known) return known
  const opened = ['latin', 'latin-ext', 'vietnamese'].map((subset) => {
    const number = weight === 'bold' ? 700 : 400
    const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-${number}-normal.woff`
    return fontkit.openSync(fileURLToPath(import.meta.resolve(file))) as Font
  })
  fonts.set(weight, opened)
  return opened
}

/** Outlines one line. Signs that the face doesn't have are left out. */
export function outlineText(text: string, { size, weight }: { size: number; weight: Weight }): OutlinedText {
  const paths: string[] = []
  let x = 0
  for (const { glyph, advance, unitsPerEm, off } of glyphsOf(text, weight)) {
    const scale = size / unitsPerEm
    const drawn = glyph.path.toSVG()
    if (drawn) {
      const place = `translate(${round(x + off.x * scale)} ${round(0 - off.y * scale)})`
      paths.push(`<path transform="${place} scale(${round(scale)} ${round(-scale)})" d="${drawn}"/>`)
    }
    x += advance * scale
  }
  return { paths: paths.join(''), width: x }
}

/** Whether any face has a letter or digit for any of it. */
export function canOutline(text: string): boolean {
  return splitLetters(text.normalize('NFC')).some(
    (letter) => /[\p{L}\p{N}]/u.test(letter) && fontOf(letter, 'bold') !== undefined,
  )
}

function fontOf(letter: string, weight: Weight): Font | undefined {
  const signs = [...letter].map((sign) => sign.codePointAt(0) ?? 0)
  const own = fontsOf(weight).find((font) => signs.every((sign) => font.hasGlyphForCodePoint(sign)))
  return own ?? scriptFaceOf(letter, weight)?.font
}

/** How far below its top a line of this size stands, as on paper. */
export function ascentOf(weight: Weight, size: number): number {
  const [font] = fontsOf(weight)
  return font ? (font.ascent / font.unitsPerEm) * size : size
}

/** Marks stand off their place, above or below the letter before them. */
type Drawn = { glyph: Glyph; advance: number; unitsPerEm: number; off: { x: number; y: number } }

/** The glyphs of a line from left to right, words that are read from the right among them. */
function* glyphsOf(text: string, weight: Weight): Generator<Drawn> {
  for (const stretch of stretchesOf(text.normalize('NFC'))) {
    const words = stretch.isFromRight ? wordsOf(stretch).toReversed() : [stretch.text]
    for (const word of words) {
      const runs = runsOf(word, weight)
      for (const run of stretch.isFromRight ? runs.toReversed() : runs) yield* drawRun(run)
    }
  }
}

type FontRun = { font: Font; text: string }

function runsOf(text: string, weight: Weight): FontRun[] {
  const runs: FontRun[] = []
  for (const letter of splitLetters(text)) {
    const font = fontOf(letter, weight)
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

function* drawRun({ font, text }: FontRun): Generator<Drawn> {
  const { glyphs, positions } = font.layout(text)
  for (const [at, glyph] of glyphs.entries()) {
    const { xAdvance: advance = 0, xOffset: x = 0, yOffset: y = 0 } = positions[at] ?? {}
    yield { glyph, advance, unitsPerEm: font.unitsPerEm, off: { x, y } }
  }
}

export type TextBox = { width: number; size: number; smallest: number; mostLines: number; weight: Weight }

const mostCharacters = 300
/** Large letters shrink by four at a time; of small ones that would be half of them. */
const stepDown = (size: number) => (size > 24 ? 4 : 0.5)

/** Breaks a text into lines, in the largest size in which it fits; what doesn't fit the smallest ends in an ellipsis. */
export function fitText(text: string, box: TextBox): { lines: OutlinedText[]; size: number } {
  const { size, lines } = fitLines(text, box)
  return { lines: lines.map((line) => outlineText(line, { ...box, size })), size }
}

/** The same as words: for whoever lays them out in more than one form. */
export function fitLines(text: string, box: TextBox): { size: number; lines: string[] } {
  const cut = text.length > mostCharacters ? `${cutText(text, mostCharacters).trim()}…` : text
  return findFit(cut.trim(), box)
}

function findFit(text: string, box: TextBox): { size: number; lines: string[] } {
  const words = measureWords(text, box.weight)
  for (let size = box.size; size > box.smallest; size -= stepDown(size)) {
    const lines = breakLines(words, { ...box, size })
    if (lines) return { size, lines }
  }
  const size = box.smallest
  const whole = breakLines(words, { ...box, size })
  if (whole) return { size, lines: whole }
  const letters = splitLetters(text)
  for (let kept = letters.length - 1; kept > 0; kept--) {
    const cut = letters.slice(0, kept).join('').trim()
    const lines = breakLines(measureWords(`${cut}…`, box.weight), { ...box, size })
    if (lines) return { size, lines }
  }
  return { size, lines: [] }
}

type MeasuredWord = { word: string; widthEm: number }

/** Widths grow with the size, so each word is measured once. */
function measureWords(text: string, weight: Weight): MeasuredWord[] {
  return text.split(/\s+/).map((word) => ({ word, widthEm: widthOf(word, weight) }))
}

function widthOf(text: string, weight: Weight): number {
  let width = 0
  for (const { advance, unitsPerEm } of glyphsOf(text, weight)) width += advance / unitsPerEm
  return width
}

/** The lines, or undefined where a word is wider than the box or the lines are too many. */
function breakLines(
  words: MeasuredWord[],
  { width, size, weight, mostLines }: TextBox,
): string[] | undefined {
  const space = widthOf(' ', weight)
  const boxEm = width / size
  const lines: { text: string; widthEm: number }[] = []
  for (const { word, widthEm } of words) {
    if (widthEm > boxEm) return undefined
    const line = lines.at(-1)
    if (line && line.widthEm + space + widthEm <= boxEm) {
      line.text += ` ${word}`
      line.widthEm += space + widthEm
    } else lines.push({ text: word, widthEm })
  }
  return lines.length <= mostLines ? lines.map(({ text }) => text) : undefined
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
