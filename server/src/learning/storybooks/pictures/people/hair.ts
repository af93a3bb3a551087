import type { Child, HairKind } from '../picture.ts'
import { darker, lighter } from '../pen/color.ts'
import { d } from '../pen/path.ts'
import type { Pen } from '../pen/pen.ts'

/** What lies behind the head and what lies over it, around the middle of the head. */
export type Hair = { back: string; front: string }

type Brush = { pen: Pen; color: string; sheen: string; deep: string; shift: number; tie: string }

/** A child's hair, or what covers it, with the head turned. */
export function drawHair(pen: Pen, child: Child, turn: number, tie: string): Hair {
  const color = child.hairColor
  return kinds[child.hair]({
    ...{ pen, color, tie, shift: turn * 9 },
    ...{ sheen: lighter(color, 0.2), deep: darker(color, 0.3) },
  })
}

const cap = (shift: number, low: number) =>
  d`M-53 ${low}C-60 -46 -34 -66 0 -66C34 -66 60 -46 53 ${low}C50 -14 46 -22 ${38 + shift / 2} -30`
/** A cap whose fringe falls to one side. */
const sidePart = (shift: number) =>
  d`${cap(shift, 2)}C${20 + shift} -24 ${-4 + shift} -28 ${-14 + shift} -38C${-22 + shift} -26 -44 -22 -53 2Z`
/** A cap with a straight fringe. */
const fringe = (shift: number) =>
  d`${cap(shift, 6)}Q${20 + shift} -18 ${shift} -20Q${-20 + shift} -18 ${-38 + shift / 2} -24Q-48 -18 -53 6Z`
/** A cap that leaves the forehead free. */
const open = (shift: number) => d`${cap(shift, -2)}Q${shift} -46 ${-38 + shift / 2} -30Q-48 -20 -53 -2Z`

const strands = ({ pen, sheen, shift }: Brush) =>
  pen.line(d`M${-24 + shift} -54Q-40 -44 -44 -28M${6 + shift} -58Q30 -54 40 -38`, sheen, 3)

const clouds = (brush: Brush, spots: readonly (readonly [number, number, number])[]) =>
  spots.map(([x, y, r]) => brush.pen.oval(x, y, r, r, brush.color)).join('')

const coil = (brush: Brush, x: number, y: number) =>
  brush.pen.line(d`M${x - 7} ${y}q4 -9 10 -5M${x + 4} ${y + 8}q7 2 8 -6`, brush.sheen, 2.8)

const kinds: Record<HairKind, (brush: Brush) => Hair> = {
  short: (brush) => ({
    back: brush.pen.shape(
      'M-54 10C-62 -50 -36 -68 0 -68C36 -68 62 -50 54 10Q50 24 44 22H-44Q-50 24 -54 10Z',
      brush.color,
    ),
    front: brush.pen.shape(sidePart(brush.shift), brush.color) + strands(brush),
  }),
  crop: (brush) => ({
    back: brush.pen.shape('M-52 2C-58 -46 -36 -62 0 -62C36 -62 58 -46 52 2Z', brush.color),
    front:
      brush.pen.shape(open(brush.shift), brush.color) +
      brush.pen.line(
        d`M-40 -38l2 -4M-28 -46l2 -5M-12 -52l1 -5M${6} -52v-5M22 -49l-1 -5M36 -42l-2 -4`,
        brush.sheen,
        2.6,
      ),
  }),
  afro: (brush) => ({
    back: clouds(brush, [
      [-48, -10, 30],
      [48, -10, 30],
      [-44, -44, 34],
      [44, -44, 34],
      [-16, -66, 36],
      [18, -66, 36],
      [0, -40, 52],
    ]),
    front:
      brush.pen.shape(
        d`M-50 -6C-54 -40 -30 -60 0 -60C30 -60 54 -40 50 -6Q44 -22 34 -26Q18 -36 ${brush.shift} -33Q-18 -36 -34 -26Q-44 -22 -50 -6Z`,
        brush.color,
      ) +
      coil(brush, -34, -60) +
      coil(brush, 26, -72) +
      coil(brush, 54, -34) +
      coil(brush, -58, -24),
  }),
  puffs: (brush) => ({
    back:
      clouds(brush, [
        [-56, -46, 29],
        [56, -46, 29],
      ]) +
      coil(brush, -62, -52) +
      coil(brush, 56, -56),
    front:
      brush.pen.shape(open(brush.shift), brush.color) +
      brush.pen.line(d`M${brush.shift / 2} -65Q${brush.shift} -56 ${brush.shift} -46`, brush.deep, 2.4) +
      brush.pen.line('M-44 -38l7 7M44 -38l-7 7', brush.tie, 7),
  }),
  braids: (brush) => ({
    back: braid(brush, -1) + braid(brush, 1),
    front:
      brush.pen.shape(
        d`${cap(brush.shift, 8)}Q${24 + brush.shift} -40 ${brush.shift} -48Q${-24 + brush.shift} -40 ${-38 + brush.shift / 2} -28Q-50 -12 -53 8Z`,
        brush.color,
      ) +
      brush.pen.line(d`M${brush.shift / 2} -65Q${brush.shift} -58 ${brush.shift} -49`, brush.deep, 2.4) +
      strands(brush),
  }),
  long: (brush) => ({
    back: brush.pen.shape(
      'M-56 -8C-60 -50 -36 -68 0 -68C36 -68 60 -50 56 -8Q62 46 66 92Q40 104 0 100Q-40 104 -66 92Q-62 46 -56 -8Z',
      brush.color,
    ),
    front:
      brush.pen.shape(sidePart(brush.shift), brush.color) +
      strands(brush) +
      brush.pen.line('M-57 30Q-58 60 -56 84M57 30Q59 58 58 82', brush.sheen, 3),
  }),
  bob: (brush) => ({
    back: brush.pen.shape(
      'M-57 -6C-62 -50 -36 -68 0 -68C36 -68 62 -50 57 -6Q60 26 58 46Q36 58 0 56Q-36 58 -58 46Q-60 26 -57 -6Z',
      brush.color,
    ),
    front: brush.pen.shape(fringe(brush.shift), brush.color) + strands(brush),
  }),
  bun: (brush) => ({
    back:
      brush.pen.oval(-brush.shift, -78, 26, 23, brush.color) +
      brush.pen.line(d`M${-14 - brush.shift} -84q14 -12 26 2`, brush.sheen, 3),
    front:
      brush.pen.shape(open(brush.shift), brush.color) +
      brush.pen.line(d`M${-20 - brush.shift} -62q20 7 40 0`, brush.tie, 6) +
      strands(brush),
  }),
  ponytail: (brush) => ({
    back: brush.pen.shape(
      brush.shift > 0
        ? 'M-34 -52Q-86 -66 -90 -14Q-92 26 -76 46Q-74 6 -46 -20Z'
        : 'M34 -52Q86 -66 90 -14Q92 26 76 46Q74 6 46 -20Z',
      brush.color,
    ),
    front:
      brush.pen.shape(sidePart(brush.shift), brush.color) +
      brush.pen.line(brush.shift > 0 ? 'M-50 -50l-4 16' : 'M50 -50l4 16', brush.tie, 7) +
      strands(brush),
  }),
  curls: (brush) => ({
    back: clouds(brush, [
      [-50, 14, 18],
      [50, 14, 18],
      [-54, -16, 21],
      [54, -16, 21],
      [-42, -46, 22],
      [42, -46, 22],
    ]),
    front:
      clouds(brush, [
        [-42, -32, 15],
        [42, -32, 15],
        [-28 + brush.shift, -44, 19],
        [28 + brush.shift, -44, 19],
        [brush.shift, -50, 21],
      ]) +
      coil(brush, -26 + brush.shift, -46) +
      coil(brush, 4 + brush.shift, -54) +
      coil(brush, 32 + brush.shift, -44),
  }),
  locs: (brush) => ({
    back:
      [-52, -40, 40, 52]
        .map((x, at) =>
          brush.pen.limb(
            d`M${x * 0.8} -34Q${x * 1.25} ${0} ${x * 1.12} ${44 + (at % 2) * 12}`,
            brush.color,
            15,
          ),
        )
        .join('') + brush.pen.shape('M-54 0C-60 -50 -36 -68 0 -68C36 -68 60 -50 54 0Z', brush.color),
    front:
      [-40, -24, -8, 8, 24, 40]
        .map((x) =>
          brush.pen.limb(
            d`M${x * 0.5} -58Q${x * 1.02} -58 ${x * 1.14 + brush.shift / 2} ${-34 + Math.abs(x) * 0.35}`,
            brush.color,
            15,
          ),
        )
        .join('') + brush.pen.line('M-58 30l6 2M58 24l-6 2', brush.tie, 5),
  }),
  waves: (brush) => ({
    back: brush.pen.shape(
      'M-56 -8C-60 -50 -36 -68 0 -68C36 -68 60 -50 56 -8Q70 8 60 26Q72 44 60 62Q48 74 30 66H-30Q-48 74 -60 62Q-72 44 -60 26Q-70 8 -56 -8Z',
      brush.color,
    ),
    front:
      brush.pen.shape(
        d`${cap(brush.shift, 4)}C${18 + brush.shift} -28 ${8 + brush.shift} -36 ${6 + brush.shift} -46C${-6 + brush.shift} -30 -46 -30 -53 4Z`,
        brush.color,
      ) + strands(brush),
  }),
  hijab: ({ pen, tie, shift }) => ({
    back: pen.shape(
      'M-60 -6C-64 -50 -38 -70 0 -70C38 -70 64 -50 60 -6Q62 44 58 74Q30 92 0 90Q-30 92 -58 74Q-62 44 -60 -6Z',
      tie,
    ),
    front:
      pen.shape(
        d`M0 -68C38 -68 62 -46 59 -4Q62 40 46 60Q22 76 ${shift} 72Q-24 76 -46 60Q-62 40 -59 -4C-62 -46 -38 -68 0 -68ZM${shift} -42Q${-38 + shift} -40 ${-40 + shift} -2Q${-38 + shift} 34 ${shift} 42Q${38 + shift} 34 ${40 + shift} -2Q${38 + shift} -40 ${shift} -42Z`,
        tie,
      ) +
      pen.line(
        d`M${-36 + shift} 44Q${shift} 64 ${40 + shift} 34M${-20 + shift} 62Q${10 + shift} 66 ${36 + shift} 54M-48 -30Q-40 -52 -16 -59`,
        darker(tie, 0.2),
        2.8,
      ),
  }),
}

function braid(brush: Brush, side: number): string {
  const knots = [0, 1, 2, 3].map((at) =>
    brush.pen.oval(side * (54 + (at % 2) * 2), 22 + at * 17, 11.5 - at * 0.6, 11.5, brush.color),
  )
  return (
    knots.join('') +
    brush.pen.line(d`M${side * 48} 82h${side * 12}`, brush.tie, 7) +
    brush.pen.oval(side * 54, 93, 8, 10, brush.color)
  )
}
