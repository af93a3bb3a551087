import type { EmblemKey } from '@tower/contract/learning/keepsakes.ts'
import type { Shape } from '../../../papers/sheets/sheet.ts'
import { palette } from './palette.ts'

/** How wide and high the drawing of an emblem is. */
export const emblemSide = 200

const disc = (radius: number) =>
  `M${100 - radius} 100a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`
const box = (x: number, y: number, width: number, height: number) =>
  `M${x + 5} ${y}H${x + width - 5}a5 5 0 0 1 5 5V${y + height - 5}a5 5 0 0 1 -5 5H${x + 5}a5 5 0 0 1 -5 -5V${y + 5}a5 5 0 0 1 5 -5Z`

/** A ground with a ring inside, which is what makes them a family. */
const medal = (ground: string, ring: string): Shape[] => [
  { d: disc(98), fill: ground },
  { d: disc(88), line: { color: ring, width: 3 } },
]

/** An arch over a door, on two stones. */
const arch: Shape[] = [
  ...medal(palette.blue, palette.yellow),
  { d: 'M52 116V96a48 48 0 0 1 96 0V116H124V96a24 24 0 0 0 -48 0V116Z', fill: palette.yellow },
  { d: box(52, 122, 44, 28), fill: palette.brick },
  { d: box(104, 122, 44, 28), fill: palette.rose },
]

/** A sun above a row of roofs. */
const circle: Shape[] = [
  ...medal(palette.teal, palette.paper),
  { d: 'M62 84a38 38 0 1 1 76 0a38 38 0 1 1 -76 0Z', fill: palette.yellow },
  { d: 'M36 146V132a20 20 0 0 1 40 0V146Z', fill: palette.paper },
  { d: 'M80 146V132a20 20 0 0 1 40 0V146Z', fill: palette.rose },
  { d: 'M124 146V132a20 20 0 0 1 40 0V146Z', fill: palette.paper },
]

/** A square ground: blocks that become narrower, with a round one on top. */
const square: Shape[] = [
  { d: box(4, 4, 192, 192), fill: palette.plum },
  { d: box(14, 14, 172, 172), line: { color: palette.yellow, width: 3 } },
  { d: box(40, 124, 56, 36), fill: palette.yellow },
  { d: box(104, 124, 56, 36), fill: palette.sky },
  { d: box(58, 84, 84, 34), fill: palette.brick },
  { d: 'M82 56a18 18 0 1 1 36 0a18 18 0 1 1 -36 0Z', fill: palette.rose },
]

/** What each emblem looks like, in a square of {@link emblemSide}. */
export const emblemShapes: Readonly<Record<EmblemKey, readonly Shape[]>> = {
  emblem_arch: arch,
  emblem_circle: circle,
  emblem_square: square,
}
