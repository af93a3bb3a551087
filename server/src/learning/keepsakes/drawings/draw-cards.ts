import { layLines } from '../../../papers/sheets/lay-lines.ts'
import { letter, type Sheet, type SheetPart } from '../../../papers/sheets/sheet.ts'
import { emblemShapes, emblemSide } from './emblem-art.ts'
import type { KeepsakeWords } from './keepsake-words.ts'
import { palette } from './palette.ts'
import { boxAt, lineAt, towerAt } from './tower-art.ts'

const width = letter.width / 2
const height = letter.height / 2
const places = [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: 0, y: height },
  { x: width, y: height },
] as const
type Place = (typeof places)[number]

const scale = 0.9
const emblemAt = ({ x, y }: Place) => ({ x: x + (width - emblemSide * scale) / 2, y: y + 44, scale })

const fronts: readonly { ground: string; color: string; art: (place: Place) => SheetPart }[] = [
  {
    ground: palette.yellow,
    color: palette.ink,
    art: ({ x, y }) => towerAt({ x: x + (width - 200 * 0.52) / 2, y: y + 26, scale: 0.52 }),
  },
  {
    ground: palette.paper,
    color: palette.ink,
    art: (place) => ({ kind: 'art', shapes: emblemShapes.emblem_arch, at: emblemAt(place) }),
  },
  {
    ground: palette.rose,
    color: palette.ink,
    art: (place) => ({ kind: 'art', shapes: emblemShapes.emblem_circle, at: emblemAt(place) }),
  },
  {
    ground: palette.sky,
    color: palette.ink,
    art: (place) => ({ kind: 'art', shapes: emblemShapes.emblem_square, at: emblemAt(place) }),
  },
]

const cuts: SheetPart[] = [
  lineAt({ x: width, y: 0 }, { x: width, y: letter.height }, { color: palette.quiet, width: 0.6, dash: 4 }),
  lineAt({ x: 0, y: height }, { x: letter.width, y: height }, { color: palette.quiet, width: 0.6, dash: 4 }),
]

/** Four cards to cut apart: their fronts on one page, their backs with lines to write on on the next. */
export function drawCards(facts: { sponsor: string; siteName: string; words: KeepsakeWords }): Sheet[] {
  const paper = { ...letter, ground: palette.paper }
  return [
    { ...paper, parts: [...places.flatMap((place, at) => drawFront(place, at, facts.words)), ...cuts] },
    { ...paper, parts: [...places.flatMap((place) => drawBack(place, facts)), ...cuts] },
  ]
}

function drawFront(place: Place, position: number, { cards }: KeepsakeWords): SheetPart[] {
  const front = fronts[position]
  const text = cards.fronts[position]
  if (!front || text === undefined) return []
  const title = layLines({
    ...{ tag: position === 0 ? 'H1' : 'H2', text, x: place.x + 24, y: place.y + 258, width: width - 48 },
    ...{ mostLines: 2, smallest: 18, align: 'center' },
    pen: { size: 34, weight: 'bold', color: front.color, leading: 1.1 },
  })
  return [boxAt({ ...place, width, height }, front.ground), front.art(place), title.part]
}

const linesToWrite = 7
/** Where the line for a name begins, beside the greeting. */
const nameFrom = 76

function drawBack(
  { x, y }: Place,
  { sponsor, siteName, words }: { sponsor: string; siteName: string; words: KeepsakeWords },
): SheetPart[] {
  const inside = { x: x + 30, width: width - 60, mostLines: 2 } as const
  const pen = { size: 12, weight: 'plain', color: palette.ink, leading: 1.25 } as const
  const dear = layLines({ ...inside, tag: 'P', text: words.cards.dear, y: y + 36, pen })
  const from = layLines({
    ...{ ...inside, tag: 'P', text: words.cards.from(sponsor), y: y + height - 80, smallest: 9 },
    pen: { ...pen, weight: 'bold' },
  })
  const charity = layLines({
    ...{ ...inside, tag: 'P', text: siteName, y: y + height - 36, mostLines: 1, smallest: 7 },
    pen: { ...pen, size: 9, color: palette.quiet },
  })
  const written = Array.from({ length: linesToWrite }, (_, at) => {
    // The first is the name's, beside the greeting.
    const left = { x: x + (at === 0 ? nameFrom : 30), y: y + 54 + at * 38 }
    return lineAt(left, { x: x + width - 30, y: left.y }, { color: palette.sky, width: 0.8 })
  })
  return [dear.part, ...written, from.part, charity.part]
}
