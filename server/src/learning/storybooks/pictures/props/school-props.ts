import { darker, lighter } from '../pen/color.ts'
import type { Props } from './prop.ts'

export const schoolProps = {
  book: {
    ...{ tall: 62, place: 'hand', grip: 0.3 },
    draw: (pen, { accents }) =>
      pen.shape('M-74 -78Q-36 -92 0 -76Q36 -92 74 -78V-2Q36 -14 0 2Q-36 -14 -74 -2Z', accents[2]) +
      pen.shape('M-66 -84Q-34 -98 0 -80V-6Q-34 -22 -66 -10Z', '#FFFDF4') +
      pen.shape('M66 -84Q34 -98 0 -80V-6Q34 -22 66 -10Z', '#FFF6E2') +
      pen.line(
        'M-54 -74Q-34 -82 -12 -72M-54 -58Q-34 -66 -12 -56M12 -72Q34 -82 54 -74M12 -40Q34 -48 54 -42',
        '#B7A98F',
        3.4,
      ) +
      pen.oval(-32, -36, 12, 10, accents[0]) +
      pen.oval(32, -60, 9, 8, accents[1]),
  },
  books: {
    ...{ tall: 92, place: 'ground' },
    draw: (pen, { accents }) =>
      [0, 1, 2]
        .map((at) => {
          const color = [accents[2], accents[1], accents[3]][at] ?? accents[0]
          const shift = [0, 8, -6][at] ?? 0
          return (
            pen.box(-62 + shift, -33 * at - 32, 124, 32, 6, color) +
            pen.box(-50 + shift, -33 * at - 26, 116, 20, 3, '#FFF9EA') +
            pen.box(-62 + shift, -33 * at - 32, 18, 32, 6, color)
          )
        })
        .join(''),
  },
  backpack: {
    ...{ tall: 96, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.limb('M-14 -88Q-12 -102 0 -102Q12 -102 14 -88', darker(accents[1], 0.3), 7) +
      pen.shape('M-40 -56Q-40 -92 0 -92Q40 -92 40 -56V-8Q40 0 32 0H-32Q-40 0 -40 -8Z', accents[1]) +
      pen.tone('M16 -90Q40 -86 40 -56V-8Q40 0 32 0H20Q32 -50 16 -90Z', '#1B1B3A', 0.14) +
      pen.box(-28, -42, 56, 36, 9, lighter(accents[1], 0.18)) +
      pen.line('M-24 -30H24M-22 -66H22', darker(accents[1], 0.34), 3.4) +
      pen.oval(0, -24, 5, 5, accents[0]),
  },
  pencil: {
    ...{ tall: 92, place: 'hand', grip: 0.22 },
    draw: (pen, { accents }) =>
      pen.shape('M-11 -20H11V-86H-11Z', accents[0]) +
      pen.tone('M3 -20H11V-86H3Z', '#1B1B3A', 0.16) +
      pen.shape('M-11 -20L0 4L11 -20Z', '#F3D9B1') +
      pen.shape('M-4 -6L0 4L4 -6Z', '#3A3A4A') +
      pen.box(-11, -94, 22, 10, 0, '#B9C4D6') +
      pen.box(-11, -104, 22, 12, 5, '#EE9CA0'),
  },
  crayons: {
    ...{ tall: 60, place: 'hand', grip: 0.3 },
    draw: (pen, { accents }) =>
      [-26, -9, 9, 26]
        .map((x, at) =>
          pen.shape(
            `M${x - 8} -40V-84L${x} -100L${x + 8} -84V-40Z`,
            [accents[1], accents[0], accents[3], accents[2]][at] ?? accents[0],
          ),
        )
        .join('') +
      pen.box(-40, -62, 80, 62, 6, accents[0]) +
      pen.shape('M-40 -40Q0 -20 40 -40V-16Q0 2 -40 -16Z', accents[3]),
  },
  paint: {
    ...{ tall: 62, place: 'hand', grip: 0.4 },
    draw: (pen, { accents }) =>
      pen.shape(
        'M-66 -44Q-64 -92 0 -94Q66 -92 66 -48Q64 -24 36 -30Q22 -32 24 -16Q26 0 0 0Q-64 -2 -66 -44Z',
        '#D7A56C',
      ) +
      pen.oval(-40, -50, 12, 11, accents[1]) +
      pen.oval(-14, -72, 12, 11, accents[0]) +
      pen.oval(22, -70, 12, 11, accents[3]) +
      pen.oval(46, -50, 11, 10, accents[2]) +
      pen.oval(-24, -24, 11, 9, '#FFFDF6'),
  },
  easel: {
    ...{ tall: 210, place: 'ground' },
    draw: (pen, { accents, wood, sky }) =>
      pen.limb('M-22 0L-6 -98M22 0L6 -98M0 -20V-98', wood, 3.4) +
      pen.box(-34, -90, 68, 50, 1.5, '#FFFDF6') +
      pen.shape('M-32 -42V-60Q-14 -72 4 -60T32 -62V-42Z', accents[3]) +
      pen.oval(18, -76, 6, 6, accents[0]) +
      pen.shape('M-20 -52V-62L-13 -69L-6 -62V-52Z', accents[1]) +
      pen.tone('M-32 -88H32V-80H-32Z', sky[0], 0.6) +
      pen.box(-36, -41, 72, 5, 1, lighter(wood, 0.2)),
  },
  globe: {
    ...{ tall: 88, place: 'hand', grip: 0.2 },
    draw: (pen, colors) =>
      pen.box(-30, -8, 60, 9, 4, colors.woodDark) +
      pen.limb('M0 -8V-20', colors.woodDark, 8) +
      pen.oval(0, -58, 40, 40, '#7DBCE0') +
      pen.shape('M-30 -74Q-18 -92 0 -88Q8 -76 -6 -70Q-4 -56 -18 -54Q-34 -56 -30 -74Z', colors.leaf) +
      pen.shape('M6 -56Q26 -64 34 -50Q26 -26 10 -26Q0 -40 6 -56Z', colors.leaf) +
      pen.tone('M16 -94Q40 -82 40 -58Q38 -30 14 -20Q34 -56 16 -94Z', '#1B1B3A', 0.14) +
      pen.line('M-24 -96Q-58 -58 -20 -18', '#D9A441', 5),
  },
  microscope: {
    ...{ tall: 92, place: 'ground' },
    draw: (pen, { accents, ink }) =>
      pen.box(-36, -10, 78, 11, 5, ink) +
      pen.limb('M28 -10Q54 -46 12 -74', accents[2], 12) +
      pen.box(-30, -34, 48, 8, 3, ink) +
      pen.shape('M-18 -46L-2 -96L18 -90L2 -40Z', accents[2]) +
      pen.box(-4, -106, 22, 14, 4, ink) +
      pen.box(-18, -46, 18, 11, 3, '#B9C4D6'),
  },
  magnifier: {
    ...{ tall: 84, place: 'hand', grip: 0.14 },
    draw: (pen, { accents, ink }) =>
      pen.limb('M0 0V-36', accents[1], 12) +
      pen.oval(0, -68, 33, 33, ink) +
      pen.oval(0, -68, 25, 25, '#D8EEF6') +
      pen.tone('M-16 -72Q-12 -88 4 -88Q-6 -80 -8 -66Z', '#FFFFFF', 0.9),
  },
  flask: {
    ...{ tall: 76, place: 'hand', grip: 0.74 },
    draw: (pen, { accents }) =>
      pen.shape('M-12 -98H12V-62L42 -10Q44 0 34 0H-34Q-44 0 -42 -10L-12 -62Z', '#EDF6F8') +
      pen.tone('M-25 -40Q0 -48 25 -40L42 -10Q44 0 34 0H-34Q-44 0 -42 -10Z', accents[3], 0.85) +
      `<g fill="#FFFFFF" opacity=".7"><circle cx="-10" cy="-18" r="5"/><circle cx="10" cy="-26" r="4"/><circle cx="18" cy="-12" r="5"/></g>` +
      pen.box(-17, -102, 34, 9, 4, '#CBDDE4'),
  },
  magnet: {
    ...{ tall: 64, place: 'hand', grip: 0.85 },
    draw: (pen) =>
      pen.shape(
        'M-42 0V-52Q-40 -98 0 -98Q40 -98 42 -52V0H18V-52Q16 -70 0 -70Q-16 -70 -18 -52V0Z',
        '#D2402F',
      ) +
      pen.box(-42, -22, 24, 23, 1, '#D5DCE6') +
      pen.box(18, -22, 24, 23, 1, '#D5DCE6'),
  },
  robot: {
    ...{ tall: 140, place: 'ground' },
    draw: (pen, { accents, ink }) =>
      pen.line('M0 -84V-96', ink, 3) +
      pen.oval(0, -97, 4, 4, accents[1]) +
      pen.box(-14, -16, 10, 16, 3, ink) +
      pen.box(4, -16, 10, 16, 3, ink) +
      pen.limb('M-22 -44L-34 -28M22 -44L36 -58', '#9AA6BC', 6) +
      pen.box(-24, -52, 48, 38, 8, accents[3]) +
      pen.box(-27, -86, 54, 32, 10, lighter(accents[3], 0.3)) +
      pen.box(-20, -79, 40, 18, 8, ink) +
      `<circle cx="-9" cy="-70" r="4.5" fill="#9BE7DF"/><circle cx="9" cy="-70" r="4.5" fill="#9BE7DF"/>` +
      pen.oval(-8, -36, 5, 5, accents[0]) +
      pen.oval(8, -36, 5, 5, accents[1]) +
      pen.line('M-12 -24H12', '#FFFDF6', 3),
  },
  blocks: {
    ...{ tall: 120, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.box(-42, -32, 38, 32, 3, accents[2]) +
      pen.box(0, -32, 42, 32, 3, accents[1]) +
      pen.shape('M-26 -34V-64H28V-34H16Q14 -50 1 -50Q-12 -50 -14 -34Z', accents[3]) +
      pen.shape('M-22 -66L2 -98L26 -66Z', accents[0]),
  },
  lightbulb: {
    ...{ tall: 62, place: 'hand', grip: 0.14 },
    draw: (pen) =>
      '<circle cx="0" cy="-62" r="60" fill="#FFE9A8" opacity=".5"/>' +
      pen.shape(
        'M-16 -26Q-16 -40 -26 -50Q-38 -66 -30 -82Q-18 -100 0 -100Q18 -100 30 -82Q38 -66 26 -50Q16 -40 16 -26Z',
        '#FFE27A',
      ) +
      pen.line('M-9 -30L-5 -58L0 -50L5 -58L9 -30', '#E9A90F', 3) +
      pen.box(-15, -28, 30, 20, 4, '#9AA6BC') +
      pen.shape('M-9 -8H9L4 0H-4Z', '#5C6B86'),
  },
  laptop: {
    ...{ tall: 66, place: 'hand', grip: 0.08 },
    draw: (pen, { accents, sky }) =>
      pen.box(-58, -92, 116, 80, 7, '#5C6B86') +
      pen.box(-50, -84, 100, 64, 3, sky[0]) +
      pen.oval(-20, -52, 14, 14, accents[0]) +
      pen.shape('M4 -36L22 -70L40 -36Z', accents[1]) +
      pen.shape('M-70 -12H70Q72 0 62 0H-62Q-72 0 -70 -12Z', '#B9C4D6'),
  },
  camera: {
    ...{ tall: 56, place: 'hand', grip: 0.4 },
    draw: (pen, { accents, ink }) =>
      pen.shape('M-22 -72L-14 -92H14L22 -72Z', ink) +
      pen.box(-58, -76, 116, 76, 12, accents[3]) +
      pen.box(-58, -54, 116, 26, 0, darker(accents[3], 0.24)) +
      pen.oval(0, -38, 30, 30, '#F3EFE6') +
      pen.oval(0, -38, 20, 20, ink) +
      '<circle cx="-7" cy="-45" r="5" fill="#FFFFFF" opacity=".8"/>' +
      pen.oval(40, -64, 6, 5, accents[0]),
  },
  clock: {
    ...{ tall: 70, place: 'hand', grip: 0.3 },
    draw: (pen, { accents, ink }) =>
      pen.limb('M-24 -10L-34 0M24 -10L34 0', ink, 8) +
      pen.oval(-28, -86, 17, 13, accents[0]) +
      pen.oval(28, -86, 17, 13, accents[0]) +
      pen.oval(0, -48, 46, 46, accents[1]) +
      pen.oval(0, -48, 36, 36, '#FFFDF6') +
      pen.line('M0 -48V-72M0 -48L18 -38', ink, 5),
  },
  map: {
    ...{ tall: 66, place: 'hand', grip: 0.35 },
    draw: (pen, { accents, leaf }) =>
      pen.shape('M-66 -86L-22 -96L22 -84L66 -94V-8L22 2L-22 -10L-66 0Z', '#FBEFD2') +
      pen.tone('M-22 -96L22 -84V2L-22 -10Z', '#C9A86A', 0.25) +
      pen.shape('M-56 -66Q-40 -82 -28 -62Q-34 -40 -52 -44Z', leaf) +
      pen.line('M-44 -22Q-20 -50 4 -32T44 -60', accents[1], 4) +
      pen.line('M38 -68l12 14M50 -68l-12 14', accents[1], 5) +
      pen.shape('M2 -60Q16 -74 32 -66Q28 -50 12 -48Z', accents[2]),
  },
  letter: {
    ...{ tall: 54, place: 'hand', grip: 0.4 },
    draw: (pen, { accents }) =>
      pen.box(-64, -84, 128, 84, 5, '#FFFDF6') +
      pen.line('M-60 -80L0 -36L60 -80', '#C9BFA8', 4) +
      pen.shape('M0 -26q-26 -18 -13 -30q9 -6 13 4q4 -10 13 -4q13 12 -13 30Z', accents[1]),
  },
  gift: {
    ...{ tall: 76, place: 'hand', grip: 0.3 },
    draw: (pen, { accents }) =>
      pen.shape('M0 -72Q-40 -104 -38 -80Q-34 -68 0 -72Q40 -104 38 -80Q34 -68 0 -72Z', accents[0]) +
      pen.box(-44, -58, 88, 58, 4, accents[3]) +
      pen.box(-50, -74, 100, 20, 4, lighter(accents[3], 0.16)) +
      pen.box(-9, -74, 18, 74, 0, accents[0]),
  },
  heart: {
    ...{ tall: 62, place: 'hand', grip: 0.4 },
    draw: (pen, { accents }) =>
      pen.shape('M0 0Q-66 -42 -52 -78Q-30 -108 0 -74Q30 -108 52 -78Q66 -42 0 0Z', accents[1]) +
      pen.tone('M-38 -64Q-34 -84 -18 -84Q-30 -74 -30 -56Z', '#FFFFFF', 0.4),
  },
} satisfies Props
