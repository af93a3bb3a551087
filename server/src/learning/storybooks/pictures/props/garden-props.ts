import { darker, lighter } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import type { Palette } from '../pen/palettes.ts'
import type { Pen } from '../pen/pen.ts'
import type { Props } from './prop.ts'

export const gardenProps = {
  seedling: {
    ...{ tall: 78, place: 'hand', grip: 0.24 },
    draw: (pen, colors) =>
      pen.line('M0 -44Q2 -62 0 -78', colors.leafDark, 6) +
      pen.shape('M0 -68Q-34 -62 -38 -92Q-4 -94 0 -68Z', colors.leaf) +
      pen.shape('M0 -72Q32 -70 38 -100Q4 -100 0 -72Z', lighter(colors.leafWarm, 0.15)) +
      pen.oval(0, -44, 26, 6, '#5E3B25') +
      pen.shape('M-30 -46H30L22 0H-22Z', colors.accents[1]) +
      pen.box(-33, -50, 66, 13, 5, lighter(colors.accents[1], 0.15)),
  },
  wateringCan: {
    ...{ tall: 76, place: 'hand', grip: 0.62 },
    draw: (pen, { accents }) =>
      put(
        pen.limb('M24 -66Q60 -78 58 -40Q56 -20 36 -18', darker(accents[3], 0.16), 8) +
          pen.shape('M-34 -36L-76 -84L-84 -78L-34 -14Z', accents[3]) +
          pen.shape('M-92 -88Q-86 -98 -72 -92L-66 -82Q-76 -72 -88 -74Z', lighter(accents[3], 0.3)) +
          pen.shape('M-36 -70H36L40 0H-40Z', accents[3]) +
          pen.oval(0, -70, 36, 9, darker(accents[3], 0.25)) +
          pen.tone('M14 -66H36L40 0H20Z', '#1B1B3A', 0.14) +
          pen.tone(
            'M-96 -66q-8 12 0 16q8 -4 0 -16ZM-110 -48q-8 12 0 16q8 -4 0 -16ZM-92 -34q-8 12 0 16q8 -4 0 -16Z',
            '#6FB6E0',
            0.9,
          ),
        { x: 52, flip: true },
      ),
  },
  trowel: {
    ...{ tall: 74, place: 'hand', grip: 0.84 },
    draw: (pen, { accents }) =>
      pen.limb('M0 -52V-66', '#8A93A6', 8) +
      pen.shape('M-17 -54H17Q20 -20 0 0Q-20 -20 -17 -54Z', '#C3CBD8') +
      pen.tone('M2 -54H17Q20 -20 0 0Q6 -24 2 -54Z', '#1B1B3A', 0.14) +
      pen.limb('M0 -68V-92', accents[1], 15),
  },
  sunflower: {
    ...{ tall: 250, place: 'ground' },
    draw: (pen, colors) =>
      pen.line('M0 0Q-5 -38 0 -76', colors.leafDark, 4) +
      pen.shape('M-2 -22Q-30 -24 -32 -42Q-8 -42 -2 -22Z', colors.leaf) +
      pen.shape('M-1 -36Q24 -36 28 -56Q4 -56 -1 -36Z', colors.leaf) +
      petals(pen, 14, 0, -80, 20, 5.4, '#FFC93C') +
      pen.oval(0, -80, 10, 10, '#6B3F22') +
      pen.oval(0, -80, 5, 5, '#8A5A2E'),
  },
  flower: {
    ...{ tall: 84, place: 'hand', grip: 0.2 },
    draw: (pen, colors) =>
      pen.line('M0 0Q4 -30 0 -66', colors.leafDark, 5) +
      pen.shape('M0 -24Q-28 -26 -30 -46Q-6 -44 0 -24Z', colors.leaf) +
      petals(pen, 7, 0, -76, 23, 9, colors.accents[1]) +
      pen.oval(0, -76, 9, 9, colors.sun),
  },
  carrot: {
    ...{ tall: 84, place: 'hand', grip: 0.66 },
    draw: (pen, colors) =>
      pen.shape(
        'M0 -62Q-26 -70 -26 -98Q-6 -90 0 -62Q-6 -92 4 -102Q10 -90 2 -62Q12 -88 26 -92Q24 -68 0 -62Z',
        colors.leaf,
      ) +
      pen.shape('M-19 -56Q0 -70 19 -56Q20 -26 0 0Q-20 -26 -19 -56Z', '#F08A35') +
      pen.line('M-14 -44h12M14 -34h-10M-9 -24h9', '#C9641C', 2.6),
  },
  tomato: {
    ...{ tall: 50, place: 'hand', grip: 0.42 },
    draw: (pen, colors) =>
      pen.oval(0, -42, 48, 42, '#D8432F') +
      pen.tone('M-34 -58Q-24 -76 -4 -76Q-20 -64 -22 -46Q-34 -44 -34 -58Z', '#FFFFFF', 0.3) +
      pen.shape('M0 -80L-24 -90L-14 -76L-30 -66L-6 -70L0 -56L8 -70L30 -66L16 -76L24 -92Z', colors.leafDark),
  },
  pumpkin: {
    ...{ tall: 96, place: 'ground' },
    draw: (pen, colors) =>
      pen.limb('M2 -78Q0 -92 14 -98', colors.leafDark, 11) +
      pen.oval(-34, -40, 34, 39, '#E9822B') +
      pen.oval(34, -40, 34, 39, '#E9822B') +
      pen.oval(0, -41, 34, 42, '#F29A3D') +
      pen.line('M-16 -78Q-30 -40 -16 -4M16 -78Q30 -40 16 -4', '#C9641C', 2.6),
  },
  butterfly: {
    ...{ tall: 60, place: 'air' },
    draw: (pen, { accents, ink }) =>
      put(
        pen.shape('M-3 -52Q-30 -100 -54 -86Q-66 -60 -4 -46Z', accents[1]) +
          pen.shape('M3 -52Q30 -100 54 -86Q66 -60 4 -46Z', accents[1]) +
          pen.shape('M-3 -44Q-42 -38 -36 -12Q-14 -4 -2 -38Z', accents[0]) +
          pen.shape('M3 -44Q42 -38 36 -12Q14 -4 2 -38Z', accents[0]) +
          pen.limb('M0 -20V-58', ink, 7) +
          pen.line('M-2 -60Q-8 -76 -16 -78M2 -60Q8 -76 16 -78', ink, 2.6),
        { turn: 14 },
      ),
  },
  chrysalis: {
    ...{ tall: 84, place: 'hand', grip: 0.92 },
    draw: (pen, colors) =>
      pen.limb('M-46 -90Q0 -100 46 -92', colors.woodDark, 7) +
      pen.shape('M22 -94Q34 -116 54 -108Q50 -92 22 -94Z', colors.leaf) +
      pen.shape('M0 -90Q24 -78 22 -46Q17 -14 0 -4Q-17 -14 -22 -46Q-24 -78 0 -90Z', colors.leafWarm) +
      pen.line('M-20 -62Q0 -54 20 -62M-20 -40Q0 -32 20 -40', darker(colors.leafWarm, 0.24), 2.6) +
      `<g fill="${colors.sun}"><circle cx="-12" cy="-70" r="2.6"/><circle cx="0" cy="-67" r="2.6"/><circle cx="12" cy="-70" r="2.6"/></g>` +
      pen.tone('M8 -84Q24 -70 20 -40Q16 -18 4 -8Q14 -40 8 -84Z', '#1B1B3A', 0.12),
  },
  bee: {
    ...{ tall: 44, place: 'air' },
    draw: (pen, { ink }) =>
      pen.tone('M-6 -62Q-34 -104 -2 -100Q18 -92 4 -62ZM8 -62Q10 -104 38 -96Q48 -80 14 -60Z', '#EAF4FA', 0.9) +
      pen.oval(0, -40, 46, 30, '#FFC93C') +
      pen.line('M-10 -66Q-4 -40 -10 -14M10 -66Q16 -40 10 -14', ink, 9) +
      `<circle cx="-30" cy="-46" r="4.5" fill="${ink}"/>` +
      pen.line('M-36 -34q6 7 14 3M-36 -62q-8 -10 -16 -8M-26 -66q-4 -14 -12 -14', ink, 3),
  },
  ladybug: {
    ...{ tall: 34, place: 'ground' },
    draw: (pen, { ink }) =>
      pen.oval(-44, -28, 20, 20, ink) +
      pen.shape('M-44 0Q-46 -78 8 -78Q60 -74 60 0Z', '#D8432F') +
      pen.line('M8 -78V0', ink, 4) +
      `<g fill="${ink}"><circle cx="-16" cy="-46" r="9"/><circle cx="32" cy="-50" r="9"/><circle cx="-14" cy="-16" r="8"/><circle cx="36" cy="-18" r="8"/></g><circle cx="-50" cy="-32" r="5" fill="#FFF8EA"/>`,
  },
  caterpillar: {
    ...{ tall: 46, place: 'ground' },
    draw: (pen, colors) =>
      [76, 46, 16, -14]
        .map((x, at) => pen.oval(x, -32 - (at % 2) * 14, 27, 29, at % 2 ? colors.leafWarm : colors.leaf))
        .join('') +
      pen.line('M-56 -76Q-60 -96 -70 -96M-38 -78Q-36 -96 -28 -98', colors.ink, 4) +
      pen.oval(-46, -52, 33, 32, lighter(colors.leafWarm, 0.2)) +
      `<g fill="${colors.ink}"><circle cx="-56" cy="-56" r="5"/><circle cx="-36" cy="-56" r="5"/></g>` +
      pen.line('M-54 -40q8 8 16 0', colors.ink, 3.4),
  },
  worm: {
    ...{ tall: 34, wide: 2, place: 'ground' },
    draw: (pen, colors) =>
      pen.limb('M-92 -14Q-70 -62 -40 -26T16 -26Q40 -62 74 -40', '#E39A94', 26) +
      pen.line('M-46 -44l-8 22M-28 -20l-10 16M4 -38l12 20', '#C97A78', 3.4) +
      pen.oval(80, -42, 22, 20, '#EBADA6') +
      `<g fill="${colors.ink}"><circle cx="78" cy="-48" r="3.6"/><circle cx="92" cy="-46" r="3.6"/></g>` +
      pen.line('M76 -36q8 7 16 1', colors.ink, 3),
  },
  snail: {
    ...{ tall: 52, place: 'ground' },
    draw: (pen, colors) =>
      pen.limb('M-62 -46L-70 -80M-48 -48L-46 -82', '#D9B48A', 6) +
      pen.shape('M-74 -30Q-76 -58 -54 -56Q-38 -52 -36 -22H80Q70 0 44 0H-44Q-72 0 -74 -30Z', '#E3C29A') +
      pen.oval(14, -50, 46, 46, colors.accents[1]) +
      pen.line(
        'M14 -50m-30 4q2 -34 32 -32q26 6 22 32q-8 22 -28 18q-18 -8 -12 -24q10 -10 18 0',
        lighter(colors.accents[1], 0.6),
        6,
      ) +
      `<circle cx="-70" cy="-82" r="5" fill="${colors.ink}"/><circle cx="-46" cy="-84" r="5" fill="${colors.ink}"/>`,
  },
  leaf: {
    ...{ tall: 70, place: 'hand', grip: 0.1 },
    draw: (pen, colors) =>
      pen.shape(
        'M0 -8Q-46 -34 -34 -68Q-18 -62 -16 -54Q-18 -88 0 -104Q18 -88 16 -54Q18 -62 34 -68Q46 -34 0 -8Z',
        colors.leafWarm,
      ) + pen.line('M0 4V-84M0 -30L-20 -50M0 -30L20 -50', darker(colors.leafWarm, 0.3), 3.4),
  },
  acorn: {
    ...{ tall: 46, place: 'hand', grip: 0.4 },
    draw: (pen) =>
      pen.limb('M0 -84V-98', '#6B3F22', 9) +
      pen.shape('M-30 -56H30Q30 -18 0 0Q-30 -18 -30 -56Z', '#C98A4B') +
      pen.shape('M-40 -52Q-40 -88 0 -88Q40 -88 40 -52Q0 -42 -40 -52Z', '#7A4A26'),
  },
  mushroom: {
    ...{ tall: 60, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.shape('M-16 0Q-12 -30 -14 -50H14Q12 -30 16 0Z', '#FFF1DC') +
      pen.shape('M-52 -46Q-46 -98 0 -98Q46 -98 52 -46Q0 -30 -52 -46Z', accents[1]) +
      '<g fill="#FFF6E4"><circle cx="-20" cy="-66" r="8"/><circle cx="14" cy="-78" r="9"/><circle cx="30" cy="-56" r="6"/></g>',
  },
} satisfies Props

function petals(
  pen: Pen,
  count: number,
  x: number,
  y: number,
  far: number,
  wide: number,
  color: Palette['sun'],
): string {
  return Array.from({ length: count }, (_, at) =>
    put(
      pen.shape(
        d`M0 0Q${-wide} ${-far * 0.5} 0 ${-far}Q${wide} ${-far * 0.5} 0 0Z`,
        at % 2 ? color : lighter(color, 0.16),
      ),
      { x, y, turn: (at * 360) / count },
    ),
  ).join('')
}
