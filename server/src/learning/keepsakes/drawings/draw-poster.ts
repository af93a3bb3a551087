import { layLines } from '../../../papers/sheets/lay-lines.ts'
import { letter, type Sheet, type SheetPart } from '../../../papers/sheets/sheet.ts'
import type { KeepsakeWords } from './keepsake-words.ts'
import { palette } from './palette.ts'
import { boxAt, lineAt, towerAt } from './tower-art.ts'

export type Poster = {
  /** Of all slots that were made and not taken back. */
  slots: number
  /** Who agreed to be named, in the order in which they are shown. */
  names: readonly string[]
  day: string
  siteName: string
  words: KeepsakeWords
}

const margin = 48
const width = letter.width - 2 * margin
const names = { top: 432, bottom: 700 }
/** The more names, the smaller and the more columns. */
const forms = [
  { columns: 2, size: 15 },
  { columns: 3, size: 11 },
  { columns: 4, size: 9 },
  { columns: 4, size: 7.5 },
] as const
const leading = 1.3

/** How many names one poster takes. */
export const mostNames = forms[3].columns * rowsOf(forms[3].size)

function rowsOf(size: number): number {
  return Math.floor((names.bottom - names.top) / (size * leading))
}

/** The tower as a poster, with the names of those who built it and agreed to be named. */
export function drawPoster({ slots, names: given, day, siteName, words }: Poster): Sheet[] {
  const texts = words.poster
  const head = layLines({
    ...{ tag: 'H1', text: texts.title, x: margin, y: 60, width: 300, smallest: 32, mostLines: 5 },
    pen: { size: 52, weight: 'bold', color: palette.ink, leading: 1.02 },
  })
  const count = layLines({
    ...{ tag: 'P', text: texts.slots(slots), x: margin, y: head.next + 16, width: 290, mostLines: 4 },
    pen: { size: 18, weight: 'plain', color: palette.ink, leading: 1.25 },
  })
  const foot = layLines({
    ...{ tag: 'P', text: siteName, x: margin, y: 742, width, mostLines: 1, smallest: 12 },
    pen: { size: 20, weight: 'bold', color: palette.ink },
  })
  return [
    {
      ...{ ...letter, ground: palette.yellow },
      parts: [
        boxAt({ x: 0, y: 720, width: letter.width, height: 72 }, palette.paper),
        ...(given.length > 0
          ? standing({ x: 368, y: 24, scale: 0.92 })
          : standing({ x: 261, y: 156, scale: 1.35 })),
        ...[head.part, count.part],
        ...(given.length > 0 ? [writeLead(texts.named(day)), ...writeNames(given)] : []),
        foot.part,
      ],
    },
  ]
}

/** The tower on its ground; where there are no names, it is drawn as large as the sheet allows. */
function standing(place: { x: number; y: number; scale: number }): SheetPart[] {
  const ground = place.y + 400 * place.scale
  const from = { x: place.x - 30 * place.scale, y: ground }
  const to = { x: place.x + 222 * place.scale, y: ground }
  return [lineAt(from, to, { color: palette.ink, width: 2.5 }), towerAt(place)]
}

function writeLead(text: string): SheetPart {
  return layLines({
    ...{ tag: 'P', text, x: margin, y: 404, width, mostLines: 1, smallest: 8 },
    pen: { size: 12, weight: 'bold', color: palette.ink },
  }).part
}

/** The names in columns, from top to bottom and then to the right. */
function writeNames(given: readonly string[]): SheetPart[] {
  const form = forms.find(({ columns, size }) => given.length <= columns * rowsOf(size)) ?? forms[3]
  const rows = rowsOf(form.size)
  const columnWidth = width / form.columns
  return given.slice(0, form.columns * rows).map((name, position) => {
    const x = margin + Math.floor(position / rows) * columnWidth
    const y = names.top + (position % rows) * form.size * leading
    const pen = { size: form.size, weight: 'plain', color: palette.ink, leading } as const
    // A long name becomes smaller before any of it goes.
    const place = { x, y, width: columnWidth - 8, mostLines: 1, smallest: form.size * 0.75 }
    return layLines({ tag: 'P', text: name, ...place, pen }).part
  })
}
