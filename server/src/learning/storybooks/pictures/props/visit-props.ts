import { lighter } from '../pen/color.ts'
import type { Props } from './prop.ts'

const eye = (x: number, y: number, r = 4) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#22180F"/><circle cx="${x + r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.34}" fill="#FFF8EA"/>`

/** What classes see where they go: the aquarium, the zoo, the farm, the desert. */
export const visitProps = {
  shark: {
    ...{ tall: 120, wide: 2.1, place: 'air' },
    draw: (pen) =>
      pen.shape(
        'M-112 -52Q-60 -92 10 -84Q60 -78 84 -58L112 -86Q106 -58 112 -24L86 -46Q40 -18 -30 -24Q-90 -30 -112 -52Z',
        '#6F88A3',
      ) +
      pen.shape('M-108 -46Q-60 -26 -6 -28Q40 -30 78 -48Q30 -8 -40 -18Q-90 -26 -108 -46Z', '#F1F5F7') +
      pen.shape('M-8 -82Q6 -116 34 -118Q22 -96 30 -78Z', '#5D7590') +
      pen.shape('M-26 -34Q-14 -4 12 2Q8 -22 8 -32Z', '#5D7590') +
      pen.line('M-52 -56v16M-42 -58v18M-32 -58v18', '#4E647C', 3) +
      eye(-78, -58, 4.6) +
      pen.line('M-104 -42Q-86 -34 -70 -38', '#33465A', 3),
  },
  jellyfish: {
    ...{ tall: 120, place: 'air' },
    draw: (pen, { accents }) =>
      pen.line(
        'M-28 -52q-10 16 0 28t-2 24M-10 -50q10 18 0 30t4 20M10 -50q-8 16 2 28t-2 22M28 -52q10 14 0 30t2 20',
        lighter(accents[4], 0.1),
        6,
      ) +
      pen.shape(
        'M-46 -52Q-46 -102 0 -102Q46 -102 46 -52Q34 -42 23 -52Q12 -42 0 -52Q-12 -42 -23 -52Q-34 -42 -46 -52Z',
        accents[4],
      ) +
      pen.tone('M-34 -64Q-30 -92 -4 -94Q-22 -82 -22 -60Z', '#FFFFFF', 0.5) +
      eye(-13, -66) +
      eye(13, -66) +
      pen.line('M-6 -58q6 5 12 0', '#7A3B46', 2.6),
  },
  stingray: {
    ...{ tall: 90, wide: 1.6, place: 'air' },
    draw: (pen) =>
      pen.line('M0 -34Q20 -12 6 8Q0 18 14 24', '#6C7F93', 6) +
      pen.shape(
        'M0 -100Q34 -96 84 -60Q40 -54 22 -34Q0 -22 -22 -34Q-40 -54 -84 -60Q-34 -96 0 -100Z',
        '#8296A8',
      ) +
      pen.tone('M0 -96Q-30 -92 -66 -64Q-34 -70 0 -66Q34 -70 66 -64Q30 -92 0 -96Z', '#FFFFFF', 0.22) +
      eye(-14, -80) +
      eye(14, -80) +
      pen.line('M-8 -68q8 6 16 0', '#3F4E5D', 2.8),
  },
  otter: {
    ...{ tall: 96, place: 'ground' },
    draw: (pen) =>
      pen.limb('M26 -6Q58 -4 66 -26', '#7A553A', 12) +
      pen.shape('M-30 0Q-36 -60 0 -64Q36 -60 30 0Z', '#8A6244') +
      pen.shape('M-17 0Q-18 -40 0 -46Q18 -40 17 0Z', '#D9BC98') +
      pen.oval(-22, -94, 8, 7, '#7A553A') +
      pen.oval(22, -94, 8, 7, '#7A553A') +
      pen.oval(0, -78, 30, 25, '#8A6244') +
      pen.oval(0, -68, 19, 13, '#E7CFAE') +
      pen.oval(0, -73, 6, 4.4, '#2B1A14') +
      eye(-13, -84) +
      eye(13, -84) +
      pen.limb('M-24 -46L-6 -36M24 -46L6 -36', '#7A553A', 9),
  },
  giraffe: {
    ...{ tall: 320, wide: 0.7, place: 'ground' },
    draw: (pen) =>
      pen.limb('M-18 -34V-3M-8 -34V-3M18 -34V-3M28 -34V-3', '#D9A24C', 5) +
      pen.shape(
        'M-26 -30Q-26 -46 -12 -48Q-18 -72 -22 -88L-10 -90Q-2 -66 4 -48Q30 -48 32 -38Q32 -28 26 -28H-22Z',
        '#EDBE66',
      ) +
      pen.shape(
        'M-22 -86Q-40 -84 -42 -80Q-42 -76 -34 -76Q-22 -74 -12 -84L-12 -92Q-18 -96 -22 -86Z',
        '#EDBE66',
      ) +
      pen.line('M-16 -92V-99M-11 -91V-98', '#8A5A2B', 2.4) +
      [
        [-14, -62],
        [-8, -54],
        [-14, -76],
        [-12, -38],
        [0, -40],
        [12, -36],
        [22, -40],
        [-2, -32],
      ]
        .map(([x = 0, y = 0]) => pen.oval(x, y, 4, 3.4, '#B5752F'))
        .join('') +
      eye(-26, -84, 1.9) +
      pen.line('M30 -40Q38 -30 36 -20', '#B5752F', 2),
  },
  elephant: {
    ...{ tall: 220, wide: 1.4, place: 'ground' },
    draw: (pen) =>
      pen.line('M56 -58Q66 -46 62 -32', '#8A93A6', 3.4) +
      pen.limb('M-16 -34V-7M-2 -34V-7M30 -34V-7M44 -34V-7', '#98A1B3', 13) +
      pen.shape('M-26 -46Q-24 -84 18 -84Q58 -82 58 -42Q54 -24 16 -26Q-24 -24 -26 -46Z', '#A7B0C2') +
      pen.shape(
        'M-60 -64Q-62 -92 -34 -94Q-8 -92 -8 -62Q-10 -44 -30 -44Q-44 -44 -48 -40Q-46 -20 -58 -8Q-66 -4 -66 -12Q-58 -24 -60 -64Z',
        '#A7B0C2',
      ) +
      pen.shape('M-22 -90Q8 -94 10 -66Q6 -46 -12 -50Q-24 -66 -22 -90Z', '#8D97AB') +
      pen.tone('M-16 -84Q2 -84 4 -66Q0 -54 -10 -56Z', '#EFB6B2', 0.6) +
      eye(-42, -70, 3) +
      pen.shape('M-50 -44Q-52 -34 -60 -34Q-58 -42 -56 -46Z', '#FFFDF0'),
  },
  lion: {
    ...{ tall: 130, wide: 1.2, place: 'ground' },
    draw: (pen) =>
      pen.limb('M40 -14Q70 -16 66 -46', '#D9A24C', 7) +
      pen.oval(66, -52, 9, 11, '#9A5B2A') +
      pen.shape('M-24 0Q-30 -44 4 -50Q44 -48 44 0Z', '#E3B15C') +
      pen.oval(-6, -68, 42, 38, '#9A5B2A') +
      pen.oval(-6, -66, 27, 26, '#EDC577') +
      pen.oval(-6, -56, 14, 10, '#FFF0D6') +
      pen.shape('M-12 -64H0L-6 -57Z', '#5A3620') +
      eye(-17, -72) +
      eye(5, -72),
  },
  cow: {
    ...{ tall: 170, wide: 1.5, place: 'ground' },
    draw: (pen) =>
      pen.line('M56 -60Q70 -50 66 -26', '#4A3A33', 4) +
      pen.limb('M-16 -30V-5M-2 -30V-5M34 -30V-5M46 -30V-5', '#F1E8DC', 10) +
      pen.shape('M-26 -66Q-24 -76 10 -74Q56 -76 58 -50Q56 -24 14 -26Q-22 -24 -26 -40Z', '#FFFAF2') +
      pen.shape('M6 -74Q34 -76 34 -58Q20 -44 6 -56ZM44 -40Q58 -52 58 -44Q54 -28 42 -30Z', '#4A3A33') +
      pen.shape('M-58 -64Q-58 -92 -36 -92Q-14 -92 -14 -64Q-16 -46 -36 -46Q-56 -46 -58 -64Z', '#FFFAF2') +
      pen.shape('M-56 -76Q-74 -80 -72 -70Q-62 -64 -54 -70ZM-16 -76Q2 -80 0 -70Q-10 -64 -18 -70Z', '#4A3A33') +
      pen.oval(-36, -54, 18, 11, '#F3B8B0') +
      eye(-45, -72, 3.4) +
      eye(-27, -72, 3.4) +
      '<circle cx="-41" cy="-54" r="2.4" fill="#8A4A44"/><circle cx="-31" cy="-54" r="2.4" fill="#8A4A44"/>',
  },
  pig: {
    ...{ tall: 110, wide: 1.3, place: 'ground' },
    draw: (pen) =>
      pen.line('M52 -46q12 -10 14 2t-10 4', '#E58F8F', 5) +
      pen.limb('M-20 -18V-4M-4 -18V-4M26 -18V-4M40 -18V-4', '#EDA3A0', 11) +
      pen.shape('M-40 -50Q-30 -84 10 -82Q56 -78 56 -42Q52 -12 10 -14Q-34 -14 -40 -50Z', '#F5B9B4') +
      pen.shape('M-42 -80L-46 -98L-26 -86ZM-12 -84L0 -98L4 -78Z', '#E58F8F') +
      pen.oval(-24, -56, 30, 30, '#F7C4BF') +
      pen.oval(-28, -48, 14, 10, '#EDA3A0') +
      '<circle cx="-33" cy="-48" r="2.6" fill="#9A4E4E"/><circle cx="-23" cy="-48" r="2.6" fill="#9A4E4E"/>' +
      eye(-36, -64) +
      eye(-14, -64),
  },
  sheep: {
    ...{ tall: 120, wide: 1.3, place: 'ground' },
    draw: (pen) =>
      pen.limb('M-14 -20V-4M2 -20V-4M28 -20V-4M42 -20V-4', '#4A4148', 8) +
      pen.shape(
        'M-30 -30Q-44 -48 -28 -62Q-24 -84 0 -78Q18 -92 34 -76Q56 -76 54 -54Q66 -36 48 -24Q36 -10 20 -18Q2 -8 -12 -18Q-28 -14 -30 -30Z',
        '#FBF6EA',
      ) +
      pen.shape('M-56 -66Q-54 -88 -36 -88Q-18 -86 -20 -62Q-24 -44 -38 -44Q-54 -46 -56 -66Z', '#4A4148') +
      pen.shape('M-50 -84Q-46 -100 -32 -94Q-18 -96 -20 -80Q-34 -74 -50 -84Z', '#FBF6EA') +
      '<circle cx="-44" cy="-66" r="4.6" fill="#FFFDF6"/><circle cx="-30" cy="-66" r="4.6" fill="#FFFDF6"/>' +
      eye(-44, -66, 2.6) +
      eye(-30, -66, 2.6),
  },
  squirrel: {
    ...{ tall: 84, place: 'ground' },
    draw: (pen) =>
      pen.shape('M22 -4Q66 -14 58 -60Q50 -100 22 -92Q40 -78 34 -54Q28 -32 10 -22Z', '#B5672F') +
      pen.shape('M-24 0Q-28 -44 2 -50Q28 -44 26 0Z', '#C47A3F') +
      pen.shape('M-14 0Q-16 -28 -2 -36Q10 -28 10 0Z', '#F6E1C4') +
      pen.shape('M-26 -82L-28 -98L-14 -88ZM2 -86L10 -98L12 -80Z', '#B5672F') +
      pen.oval(-8, -68, 24, 21, '#C47A3F') +
      pen.oval(-13, -60, 11, 8, '#F6E1C4') +
      eye(-18, -72) +
      eye(0, -72) +
      pen.oval(-14, -64, 4, 3, '#2B1A14') +
      pen.oval(-16, -34, 9, 10, '#8C5A2E'),
  },
  roadrunner: {
    ...{ tall: 96, wide: 1.4, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.line('M-4 -30L-12 -2H-22M10 -30L18 -2H6', '#6B5A46', 4) +
      pen.shape('M24 -46L84 -74L80 -60L90 -56L34 -32Z', '#5A4A3C') +
      pen.shape('M-26 -50Q-8 -66 24 -52Q40 -40 24 -28Q-4 -20 -22 -36Z', '#8A745C') +
      pen.shape('M-22 -44Q-40 -64 -36 -84Q-22 -92 -12 -80Q-10 -62 -2 -52Z', '#9A836A') +
      pen.shape('M-30 -88Q-26 -104 -8 -98Q-14 -90 -14 -82Z', '#4A3A2E') +
      pen.shape('M-36 -82L-66 -76L-36 -73Z', '#6B5A46') +
      pen.tone('M-16 -40q14 8 34 0M-12 -34q12 7 26 2', '#FFF6E2', 0.5) +
      eye(-27, -81, 3.4) +
      pen.oval(-18, -81, 4, 3, accents[2]),
  },
  lizard: {
    ...{ tall: 46, wide: 2.2, place: 'ground' },
    draw: (pen) =>
      pen.limb('M40 -30Q90 -40 110 -8', '#8FA95B', 10) +
      pen.limb('M-30 -24L-46 -4M30 -24L46 -4', '#7C9650', 9) +
      pen.shape('M-60 -34Q-20 -56 46 -40Q56 -24 40 -16Q-10 -8 -56 -20Z', '#9BB663') +
      pen.shape('M-108 -40Q-100 -68 -70 -60Q-52 -50 -52 -30Q-70 -16 -98 -22Q-112 -28 -108 -40Z', '#9BB663') +
      pen.tone('M-40 -42q6 8 0 16M-16 -46q6 10 0 20M10 -46q6 10 0 20', '#5E7A38', 0.6) +
      eye(-84, -50, 7) +
      pen.line('M-108 -34Q-92 -26 -76 -32', '#4E6430', 4),
  },
} satisfies Props
