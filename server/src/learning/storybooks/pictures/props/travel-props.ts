import { darker, lighter } from '../pen/color.ts'
import type { Props } from './prop.ts'

export const travelProps = {
  rocket: {
    ...{ tall: 230, place: 'ground' },
    draw: (pen, { accents, sky }) =>
      pen.shape('M-14 -16Q0 22 14 -16Z', '#FFB53A') +
      pen.shape('M-17 -44Q-42 -26 -34 -4L-14 -18ZM17 -44Q42 -26 34 -4L14 -18Z', accents[1]) +
      pen.shape('M0 -104Q-32 -68 -18 -14H18Q32 -68 0 -104Z', '#FBF6EA') +
      pen.shape('M0 -104Q-17 -84 -20 -68H20Q17 -84 0 -104Z', accents[1]) +
      pen.oval(0, -50, 10, 10, accents[2]) +
      pen.oval(0, -50, 6, 6, lighter(sky[0], 0.3)) +
      pen.tone('M6 -98Q30 -66 18 -14H8Q18 -60 6 -98Z', '#1B1B3A', 0.14),
  },
  plane: {
    ...{ tall: 70, place: 'air' },
    draw: (pen, { accents, sky }) =>
      pen.shape('M62 -50L92 -88H72L40 -56Z', accents[1]) +
      pen.shape('M-92 -42Q-80 -64 -40 -62H60Q80 -56 84 -42Q60 -26 -40 -28Q-80 -28 -92 -42Z', '#FBF6EA') +
      pen.shape('M-16 -38L24 -4H44L26 -38Z', accents[2]) +
      [-50, -30, -10, 10, 30].map((x) => pen.oval(x, -48, 6, 6, lighter(sky[0], 0.2))).join(''),
  },
  paperPlane: {
    ...{ tall: 56, place: 'air' },
    draw: (pen) =>
      pen.shape('M-94 -58L86 -98L-16 -46Z', '#FFFDF6') +
      pen.shape('M86 -98L18 -8L-16 -46Z', '#E4ECF3') +
      pen.shape('M-16 -46L-8 -12L4 -26Z', '#B9C6D3'),
  },
  train: {
    ...{ tall: 130, wide: 1.7, place: 'ground' },
    draw: (pen, { accents, sky }) =>
      pen.shape('M-60 -72L-66 -96H-42L-48 -72Z', '#2B3145') +
      pen.box(-72, -70, 84, 50, 8, accents[3]) +
      pen.box(8, -94, 64, 74, 4, accents[1]) +
      pen.box(0, -104, 80, 12, 4, darker(accents[1], 0.3)) +
      pen.box(22, -82, 36, 28, 3, lighter(sky[0], 0.4)) +
      pen.line('M-72 -46H8', accents[0], 6) +
      pen.shape('M-72 -22L-92 -2H-66V-22Z', '#2B3145') +
      [-48, -10]
        .map((x) => pen.oval(x, -13, 14, 14, '#2B3145') + pen.oval(x, -13, 6, 6, accents[0]))
        .join('') +
      pen.oval(44, -18, 19, 19, '#2B3145') +
      pen.oval(44, -18, 8, 8, accents[0]),
  },
  boat: {
    ...{ tall: 60, place: 'hand', grip: 0.12 },
    draw: (pen, { accents, woodDark }) =>
      pen.shape('M-58 -26H58Q46 0 26 0H-30Q-48 0 -58 -26Z', accents[1]) +
      pen.limb('M0 -26V-100', woodDark, 5) +
      pen.shape('M6 -98Q50 -62 48 -34H6Z', '#FFFDF6') +
      pen.shape('M-6 -84Q-38 -54 -38 -34H-6Z', accents[0]),
  },
  pail: {
    ...{ tall: 66, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.line('M-36 -62Q0 -104 36 -62', '#8A93A6', 5) +
      pen.shape('M-38 -64H38L28 0H-28Z', accents[2]) +
      pen.oval(0, -64, 38, 9, '#EBCF9A') +
      pen.line('M-34 -40H34', lighter(accents[2], 0.5), 7) +
      pen.limb('M22 -64L44 -100', accents[1], 8),
  },
  sandcastle: {
    ...{ tall: 120, place: 'ground' },
    draw: (pen, { accents, woodDark }) =>
      pen.line('M0 -78V-104', woodDark, 3) +
      pen.shape('M0 -104L24 -96L0 -88Z', accents[1]) +
      pen.shape(
        'M-70 0V-52H-60V-44H-52V-52H-42V-44H-34V-52H-24V0ZM24 0V-52H34V-44H42V-52H52V-44H60V-52H70V0Z',
        '#E5C084',
      ) +
      pen.shape('M-32 0V-82H-20V-74H-10V-82H10V-74H20V-82H32V0Z', '#F0D09A') +
      pen.shape('M-12 0V-24Q0 -38 12 -24V0Z', '#9A7440') +
      pen.box(-6, -62, 12, 16, 5, '#9A7440') +
      pen.tone('M-80 0Q0 -14 80 0Z', '#C9A263', 0.9),
  },
  shell: {
    ...{ tall: 48, place: 'hand', grip: 0.4 },
    draw: (pen, { accents }) =>
      pen.shape('M0 0Q-64 -24 -54 -64Q-34 -98 0 -96Q34 -98 54 -64Q64 -24 0 0Z', accents[4]) +
      pen.line('M0 -6L-36 -70M0 -6L-14 -86M0 -6L14 -86M0 -6L36 -70', darker(accents[1], 0.05), 4),
  },
  umbrella: {
    ...{ tall: 300, place: 'hand', grip: 0.2 },
    draw: (pen, { accents, ink }) =>
      pen.line('M0 -92V-8Q0 2 -6 1Q-10 0 -9 -4', ink, 2.4) +
      pen.shape(
        'M-48 -66Q-44 -96 0 -98Q44 -96 48 -66Q40 -72 32 -66Q24 -72 16 -66Q8 -72 0 -66Q-8 -72 -16 -66Q-24 -72 -32 -66Q-40 -72 -48 -66Z',
        accents[1],
      ) +
      pen.shape('M0 -98Q-13 -86 -16 -66Q-8 -72 0 -66Q8 -72 16 -66Q13 -86 0 -98Z', lighter(accents[1], 0.3)) +
      pen.line('M0 -98V-102', ink, 2.4),
  },
  lantern: {
    ...{ tall: 76, place: 'hand', grip: 0.98 },
    draw: (pen, { ink }) =>
      '<circle cx="0" cy="-38" r="78" fill="#FFE9A8" opacity=".36"/>' +
      pen.line('M-22 -70Q0 -108 22 -70', ink, 5) +
      pen.box(-22, -74, 44, 14, 5, ink) +
      pen.box(-27, -62, 54, 50, 6, '#FFE9A8') +
      pen.shape('M0 -22Q-16 -32 0 -54Q16 -32 0 -22Z', '#F29A2E') +
      pen.box(-31, -13, 62, 13, 4, ink) +
      pen.line('M-26 -62V-12M26 -62V-12', ink, 4),
  },
  flashlight: {
    ...{ tall: 60, place: 'hand', grip: 0.2 },
    draw: (pen, { accents }) =>
      '<path d="M-22 -94L-52 -150H52L22 -94Z" fill="#FFE9A8" opacity=".42"/>' +
      pen.box(-14, -66, 28, 66, 7, accents[2]) +
      pen.shape('M-14 -64L-25 -94H25L14 -64Z', darker(accents[2], 0.2)) +
      pen.oval(0, -94, 25, 7, '#FFF3C4') +
      pen.box(-5, -48, 10, 15, 4, accents[0]),
  },
  telescope: {
    ...{ tall: 150, place: 'ground' },
    draw: (pen, { accents, ink }) =>
      pen.limb('M0 -56L-24 0M0 -56L24 0M0 -56V-4', ink, 4) +
      pen.shape('M-40 -44L-36 -58L44 -104L54 -86L-26 -42Z', accents[2]) +
      pen.shape('M30 -104L44 -112L60 -84L46 -78Z', accents[0]) +
      pen.shape('M-40 -44L-36 -58L-50 -52L-52 -46Z', ink) +
      pen.oval(0, -58, 6, 6, accents[1]),
  },
  tent: {
    ...{ tall: 210, wide: 2, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.shape('M0 -96L-92 0H92Z', accents[1]) +
      pen.shape('M0 -96L92 0H50Z', darker(accents[1], 0.18)) +
      pen.shape('M0 -84Q-6 -40 -34 0H30Q8 -40 0 -84Z', '#4A3340') +
      pen.shape('M0 -84Q-10 -44 -46 0H-30Q-6 -40 0 -84Z', accents[0]) +
      pen.line('M-92 0L-104 -2M92 0L104 -2', '#7A6A55', 2),
  },
  star: {
    ...{ tall: 66, place: 'hand', grip: 0.4 },
    draw: (pen) =>
      '<circle cx="0" cy="-50" r="70" fill="#FFE9A8" opacity=".45"/>' +
      pen.shape(
        'M0 -108Q10 -74 17 -71Q25 -69 58 -66Q31 -45 28 -37Q28 -28 37 5Q10 -10 0 -10Q-10 -10 -37 5Q-28 -28 -28 -37Q-31 -45 -58 -66Q-25 -69 -17 -71Q-10 -74 0 -108Z',
        '#D9861A',
      ) +
      pen.shape(
        'M0 -100Q8 -70 14 -66Q22 -64 50 -62Q26 -44 24 -36Q24 -28 32 0Q8 -16 0 -16Q-8 -16 -32 0Q-24 -28 -24 -36Q-26 -44 -50 -62Q-22 -64 -14 -66Q-8 -70 0 -100Z',
        '#FFCB3D',
      ),
  },
  rainbow: {
    ...{ tall: 210, place: 'air' },
    draw: (_pen, { accents }) =>
      [
        [accents[1], 92],
        ['#F29A3D', 82],
        [accents[0], 72],
        [accents[3], 62],
        [accents[2], 52],
      ]
        .map(
          ([color, r]) =>
            `<path d="M-${r} 0A${r} ${r} 0 0 1 ${r} 0" fill="none" stroke="${color}" stroke-width="10.5" opacity=".62"/>`,
        )
        .join(''),
  },
  snowman: {
    ...{ tall: 210, place: 'ground' },
    draw: (pen, { accents, woodDark }) =>
      pen.limb('M-24 -52L-46 -66M24 -52L46 -68', woodDark, 3) +
      pen.oval(0, -24, 30, 25, '#FFFFFF') +
      pen.oval(0, -56, 21, 19, '#FFFFFF') +
      pen.tone('M10 -47Q30 -36 28 -20Q22 -2 6 -1Q24 -22 10 -47Z', '#7FA3D6', 0.28) +
      pen.oval(0, -80, 16, 15, '#FFFFFF') +
      pen.shape('M-13 -91H13V-104H-13ZM-20 -88H20V-93H-20Z', '#2B3145') +
      '<g fill="#2B2430"><circle cx="-6" cy="-83" r="2"/><circle cx="6" cy="-83" r="2"/><circle cx="0" cy="-58" r="2.2"/><circle cx="0" cy="-48" r="2.2"/></g>' +
      pen.shape('M-1 -80L14 -76L-1 -75Z', '#F08A35') +
      pen.limb('M-15 -68Q0 -62 15 -68M10 -66L14 -50', accents[1], 6),
  },
  sled: {
    ...{ tall: 50, wide: 1.8, place: 'ground' },
    draw: (pen, { accents, wood }) =>
      pen.limb('M-86 -4H70Q100 -8 92 -44', accents[1], 9) +
      pen.line('M-56 -8V-38M0 -8V-38M50 -8V-38', accents[1], 7) +
      pen.box(-84, -54, 160, 16, 6, wood) +
      pen.line('M-80 -46H70', lighter(wood, 0.4), 3),
  },
  suitcase: {
    ...{ tall: 80, place: 'ground' },
    draw: (pen, { accents, woodDark }) =>
      pen.limb('M-16 -74V-92H16V-74', woodDark, 7) +
      pen.box(-56, -76, 112, 76, 9, accents[0]) +
      pen.box(-40, -76, 14, 76, 0, woodDark) +
      pen.box(26, -76, 14, 76, 0, woodDark) +
      pen.oval(0, -36, 13, 13, accents[1]),
  },
  nest: {
    ...{ tall: 56, place: 'hand', grip: 0.2 },
    draw: (pen, { sky }) =>
      pen.oval(-22, -56, 18, 23, lighter(sky[0], 0.35)) +
      pen.oval(22, -56, 18, 23, lighter(sky[0], 0.35)) +
      pen.oval(0, -62, 19, 24, lighter(sky[0], 0.5)) +
      pen.shape('M-62 -46Q0 -30 62 -46Q62 0 0 0Q-62 0 -62 -46Z', '#9A6B3C') +
      pen.line(
        'M-66 -44Q0 -26 66 -46M-54 -28Q0 -8 54 -26M-60 -36L-30 -14M40 -34L16 -8M-20 -34L10 -10',
        '#C79A62',
        4,
      ),
  },
  house: {
    ...{ tall: 170, place: 'ground' },
    draw: (pen, { accents, sky, woodDark }) =>
      pen.box(-52, -60, 104, 60, 2, lighter(accents[0], 0.5)) +
      pen.box(24, -100, 14, 30, 1, woodDark) +
      pen.shape('M-66 -56L0 -104L66 -56Z', accents[1]) +
      pen.shape('M-12 0V-32Q0 -44 12 -32V0Z', accents[2]) +
      pen.box(-42, -44, 22, 22, 2, lighter(sky[0], 0.4)) +
      pen.box(20, -44, 22, 22, 2, lighter(sky[0], 0.4)),
  },
  fireTruck: {
    ...{ tall: 170, wide: 2, place: 'ground', isLarge: true },
    draw: (pen, { accents, sky }) =>
      pen.line('M-30 -74L94 -92M-28 -62L96 -80', '#C9CED8', 5) +
      pen.line('M-12 -77l2 12M14 -80l2 12M40 -84l2 12M66 -88l2 12', '#C9CED8', 4) +
      pen.box(-42, -62, 140, 46, 4, '#CE3A30') +
      pen.shape('M-100 -16V-62L-90 -96Q-88 -100 -82 -100H-46Q-40 -100 -40 -94V-16Z', '#DB4A3C') +
      pen.shape('M-92 -64L-84 -90H-66V-64ZM-60 -64V-90H-48V-64Z', lighter(sky[0], 0.4)) +
      pen.box(-78, -108, 26, 9, 4, accents[2]) +
      pen.box(-100, -38, 198, 9, 0, '#FFF6E2') +
      pen.box(-28, -58, 34, 16, 2, '#B02E27') +
      pen.box(12, -58, 34, 16, 2, '#B02E27') +
      pen.oval(72, -50, 12, 11, '#E8B83A') +
      pen.oval(72, -50, 5, 5, '#B02E27') +
      pen.oval(-95, -26, 5, 5, '#FFE9A8') +
      pen.box(-108, -20, 20, 8, 3, '#C9CED8') +
      [-66, 20, 66]
        .map((x) => pen.oval(x, -14, 15, 14, '#2B3145') + pen.oval(x, -14, 6, 6, '#D8DEE6'))
        .join(''),
  },
} satisfies Props
