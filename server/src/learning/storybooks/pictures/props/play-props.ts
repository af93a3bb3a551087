import { darker, lighter } from '../pen/color.ts'
import { put } from '../pen/path.ts'
import type { Props } from './prop.ts'

export const playProps = {
  ball: {
    ...{ tall: 62, place: 'hand', grip: 0.4 },
    draw: (pen, { accents }) =>
      pen.oval(0, -50, 50, 50, accents[1]) +
      pen.shape('M-46 -68Q0 -56 46 -68Q54 -48 48 -34Q0 -20 -48 -34Q-54 -48 -46 -68Z', '#FFF6E4') +
      pen.shape('M0 -66l5 10 11 1 -8 8 2 11 -10 -5 -10 5 2 -11 -8 -8 11 -1Z', accents[2]) +
      pen.tone('M24 -92Q50 -78 50 -50Q48 -14 14 -2Q46 -46 24 -92Z', '#1B1B3A', 0.14),
  },
  soccerBall: {
    ...{ tall: 58, place: 'ground' },
    draw: (pen, { ink }) =>
      pen.oval(0, -50, 50, 50, '#FFFDF6') +
      pen.shape('M0 -70L19 -56L12 -34H-12L-19 -56Z', ink) +
      pen.line('M0 -70V-98M19 -56L46 -66M12 -34L30 -12M-12 -34L-30 -12M-19 -56L-46 -66', ink, 3.4) +
      pen.tone('M24 -92Q50 -78 50 -50Q48 -14 14 -2Q46 -46 24 -92Z', '#1B1B3A', 0.14),
  },
  basketball: {
    ...{ tall: 62, place: 'hand', grip: 0.4 },
    draw: (pen) =>
      pen.oval(0, -50, 50, 50, '#E57A30') +
      pen.line('M-50 -50H50M0 -100V0M-36 -86Q-8 -50 -36 -14M36 -86Q8 -50 36 -14', '#5A2E14', 4),
  },
  kite: {
    ...{ tall: 130, place: 'air' },
    draw: (pen, { accents }) =>
      pen.line('M0 -22Q-16 0 6 20T-6 66', darker(accents[2], 0.2), 2.4) +
      pen.shape('M0 -100L38 -66L0 -20L-38 -66Z', accents[1]) +
      pen.shape('M0 -100L38 -66L0 -66Z', accents[0]) +
      pen.shape('M0 -20L-38 -66H0Z', accents[3]) +
      pen.shape('M-6 4L-18 -4V10ZM-2 4L12 -2V12Z', accents[0]) +
      pen.shape('M0 40L-12 32V46ZM4 40L18 34V48Z', accents[1]),
  },
  balloon: {
    ...{ tall: 190, place: 'hand', grip: 0 },
    draw: (pen, { accents }) =>
      pen.line('M0 0Q24 -20 34 -50', '#7A6A55', 1.6) +
      put(
        pen.shape('M0 0Q-26 -14 -24 -32Q-20 -54 0 -54Q20 -54 24 -32Q26 -14 0 0L4 5H-4Z', accents[1]) +
          pen.tone('M-15 -30Q-13 -45 -4 -47Q-10 -38 -10 -26Z', '#FFFFFF', 0.5),
        { x: 35, y: -50, turn: 8 },
      ),
  },
  bike: {
    ...{ tall: 150, wide: 1.5, place: 'ground' },
    draw: (pen, { accents, ink }) =>
      `<g fill="none" stroke="${ink}" stroke-width="5"><circle cx="-46" cy="-28" r="26"/><circle cx="46" cy="-28" r="26"/></g>` +
      pen.limb('M-46 -28L-18 -66H34L46 -28M-18 -66L2 -28L34 -66M-46 -28H2', accents[1], 5) +
      pen.line('M34 -66L30 -86H46M-18 -66L-22 -78', ink, 5) +
      pen.limb('M-34 -80H-10', ink, 8) +
      pen.oval(2, -28, 6, 6, accents[0]),
  },
  jumpRope: {
    ...{ tall: 60, place: 'hand', grip: 0.9 },
    draw: (pen, { accents }) =>
      pen.line('M-34 -80Q-60 -10 0 -4Q60 -10 34 -80', accents[0], 7) +
      pen.limb('M-34 -80V-100M34 -80V-100', accents[1], 13),
  },
  toyCar: {
    ...{ tall: 44, place: 'ground' },
    draw: (pen, { accents, sky }) =>
      pen.shape(
        'M-84 -18Q-84 -46 -56 -50L-34 -84Q-28 -92 -16 -92H22Q34 -92 40 -82L56 -50Q84 -46 86 -18Z',
        accents[1],
      ) +
      pen.shape('M-30 -52L-16 -78H0V-52ZM10 -52V-78H24L38 -52Z', lighter(sky[0], 0.4)) +
      pen.oval(-46, -16, 19, 19, '#232B40') +
      pen.oval(46, -16, 19, 19, '#232B40') +
      pen.oval(-46, -16, 8, 8, '#D5DCE6') +
      pen.oval(46, -16, 8, 8, '#D5DCE6'),
  },
  teddy: {
    ...{ tall: 88, place: 'hand', grip: 0.4 },
    draw: (pen, { accents }) =>
      pen.oval(-26, -92, 12, 12, '#A8713F') +
      pen.oval(26, -92, 12, 12, '#A8713F') +
      pen.limb('M-22 -44L-42 -28M22 -44L42 -28M-14 -10L-28 -4M14 -10L28 -4', '#B9824C', 18) +
      pen.oval(0, -30, 28, 28, '#B9824C') +
      pen.oval(0, -28, 16, 16, '#E3BE8C') +
      pen.oval(0, -72, 32, 28, '#C28B54') +
      pen.oval(0, -64, 13, 10, '#EBCFA4') +
      '<g fill="#2B1A14"><circle cx="-12" cy="-76" r="4"/><circle cx="12" cy="-76" r="4"/><ellipse cx="0" cy="-68" rx="5" ry="3.6"/></g>' +
      pen.shape('M0 -46L-16 -54V-38ZM0 -46L16 -54V-38Z', accents[1]),
  },
  trophy: {
    ...{ tall: 82, place: 'hand', grip: 0.2 },
    draw: (pen, { woodDark }) =>
      pen.line('M-30 -86Q-58 -84 -48 -60Q-40 -46 -22 -46M30 -86Q58 -84 48 -60Q40 -46 22 -46', '#D9A02B', 7) +
      pen.shape('M-34 -98H34Q34 -50 0 -40Q-34 -50 -34 -98Z', '#F4C243') +
      pen.limb('M0 -40V-20', '#D9A02B', 10) +
      pen.box(-28, -20, 56, 20, 3, woodDark) +
      pen.tone('M-22 -92H-10Q-12 -66 -4 -52Q-20 -62 -22 -92Z', '#FFFFFF', 0.5),
  },
  medal: {
    ...{ tall: 66, place: 'hand', grip: 0.9 },
    draw: (pen, { accents }) =>
      pen.shape('M-28 -100H-8L8 -54H-10ZM28 -100H8L-8 -54H10Z', accents[2]) +
      pen.oval(0, -30, 30, 30, '#F4C243') +
      pen.oval(0, -30, 21, 21, '#E3A92D') +
      pen.shape('M0 -46l5 10 11 1 -8 8 2 11 -10 -5 -10 5 2 -11 -8 -8 11 -1Z', '#FFF1C4'),
  },
  puzzle: {
    ...{ tall: 56, place: 'hand', grip: 0.4 },
    draw: (pen, { accents }) =>
      pen.shape(
        'M-46 0V-30Q-30 -24 -28 -40Q-30 -56 -46 -50V-84H-14Q-20 -100 0 -102Q20 -100 14 -84H46V-50Q64 -56 66 -40Q64 -24 46 -30V0Z',
        accents[3],
      ),
  },
  flag: {
    ...{ tall: 130, place: 'hand', grip: 0.18 },
    draw: (pen, { accents, wood }) =>
      pen.limb('M0 0V-98', wood, 5) +
      pen.shape('M2 -98Q24 -106 42 -96T82 -98V-58Q62 -50 42 -58T2 -58Z', accents[1]) +
      pen.shape('M38 -90l4 9 9 1 -7 6 2 9 -8 -5 -8 5 2 -9 -7 -6 9 -1Z', accents[0]),
  },
  bubbles: {
    ...{ tall: 110, place: 'air' },
    draw: () =>
      [
        [-30, -30, 20],
        [18, -58, 26],
        [-24, -86, 12],
        [48, -20, 11],
        [54, -94, 9],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="#FFFFFF" fill-opacity=".28" stroke="#FFFFFF" stroke-width="2.6" stroke-opacity=".85"/><circle cx="${x - r * 0.4}" cy="${y - r * 0.4}" r="${r * 0.18}" fill="#FFFFFF"/>`,
        )
        .join(''),
  },
} satisfies Props
