import type { Outfit } from '../picture.ts'
import { darker, lighter } from '../pen/color.ts'
import { d } from '../pen/path.ts'
import type { Pen } from '../pen/pen.ts'

export type Cloth = { pen: Pen; top: string; bottom: string; accent: string; seated: boolean }

/** How a top is cut: what lies under the arms, and how far its sleeves go (0 to 1 of the arm). */
export type Cut = { sleeve: number; cuff: boolean; draw(cloth: Cloth): string }

const trunk = 'M-18 -87Q-39 -84 -42 -66L-39 4Q0 13 39 4L42 -66Q39 -84 18 -87Q0 -78 -18 -87Z'
const shade = 'M18 -86Q39 -84 42 -66L39 4Q28 8 16 9Q30 -30 18 -86Z'
const collar = 'M-18 -86Q0 -72 18 -86'

const plain = ({ pen, top }: Cloth) => pen.shape(trunk, top) + pen.tone(shade, '#1B1B3A', 0.12)

/** From the hip (0, 0) up to the neck at -87. */
export const cuts: Record<Outfit, Cut> = {
  shirt: {
    ...{ sleeve: 0.45, cuff: false },
    draw: (cloth) => plain(cloth) + cloth.pen.line(collar, lighter(cloth.top, 0.35), 4.5) + star(cloth),
  },
  stripes: {
    ...{ sleeve: 0.92, cuff: true },
    draw: (cloth) =>
      cloth.pen.shape(trunk, lighter(cloth.top, 0.78)) +
      [-66, -47, -28, -9]
        .map((y) => cloth.pen.line(d`M${-38 - y / 40} ${y}Q0 ${y + 8} ${38 + y / 40} ${y}`, cloth.top, 8))
        .join('') +
      cloth.pen.tone(shade, '#1B1B3A', 0.12) +
      cloth.pen.line(collar, cloth.top, 4.5),
  },
  hoodie: {
    ...{ sleeve: 0.94, cuff: true },
    draw: (cloth) =>
      cloth.pen.shape('M-34 -84Q-40 -104 0 -104Q40 -104 34 -84Q0 -66 -34 -84Z', darker(cloth.top, 0.16)) +
      plain(cloth) +
      cloth.pen.shape('M-24 -34H24L29 -6Q0 0 -29 -6Z', darker(cloth.top, 0.12)) +
      cloth.pen.line('M-9 -78V-56M9 -78V-60', lighter(cloth.top, 0.7), 3),
  },
  dress: {
    ...{ sleeve: 0.32, cuff: false },
    draw: ({ pen, top, accent, seated }) => {
      const hem = seated ? 24 : 42
      return (
        pen.shape(
          d`M-18 -87Q-38 -84 -40 -66Q-36 -30 ${-58} ${hem}Q0 ${hem + 14} ${58} ${hem}Q36 -30 40 -66Q38 -84 18 -87Q0 -78 -18 -87Z`,
          top,
        ) +
        pen.tone(
          d`M18 -86Q38 -84 40 -66Q36 -30 58 ${hem}Q42 ${hem + 6} 26 ${hem + 7}Q24 -30 18 -86Z`,
          '#1B1B3A',
          0.12,
        ) +
        [
          [-20, -50],
          [2, -42],
          [22, -54],
          [-26, -18],
          [-4, -10],
          [20, -20],
          [-34, 14],
          [-10, 22],
          [14, 14],
          [36, 18],
        ]
          .filter(([, y = 0]) => y < hem - 12)
          .map(([x = 0, y = 0]) => d`<circle cx="${x}" cy="${y}" r="4" fill="${lighter(accent, 0.4)}"/>`)
          .join('') +
        pen.line(collar, lighter(top, 0.6), 5)
      )
    },
  },
  overalls: {
    ...{ sleeve: 0.5, cuff: false },
    draw: ({ pen, top, bottom, accent }) =>
      pen.shape(trunk, top) +
      pen.shape('M-26 -56Q0 -52 26 -56L30 -24Q40 -20 40 4Q0 13 -40 4Q-40 -20 -30 -24Z', bottom) +
      pen.limb('M-24 -52L-26 -82M24 -52L26 -82', bottom, 9) +
      pen.tone(shade, '#1B1B3A', 0.12) +
      pen.line('M-15 -38H15L13 -22Q0 -18 -13 -22Z', darker(bottom, 0.22), 2.4) +
      pen.oval(-24, -52, 4, 4, accent) +
      pen.oval(24, -52, 4, 4, accent),
  },
  cardigan: {
    ...{ sleeve: 0.94, cuff: true },
    draw: ({ pen, top, accent }) =>
      pen.shape(trunk, lighter(accent, 0.6)) +
      pen.shape('M-18 -87Q-39 -84 -42 -66L-40 5Q-26 10 -13 10Q-8 -40 -18 -87Z', top) +
      pen.shape('M18 -87Q39 -84 42 -66L40 5Q26 10 13 10Q8 -40 18 -87Z', top) +
      pen.tone(shade, '#1B1B3A', 0.12) +
      [-48, -26, -4].map((y) => pen.oval(18, y, 3.2, 3.2, lighter(top, 0.7))).join(''),
  },
}

const star = ({ pen, accent }: Cloth) =>
  pen.tone('M0 -62l5 11 12 1 -9 8 3 12 -11 -6 -11 6 3 -12 -9 -8 12 -1Z', accent, 0.95)
