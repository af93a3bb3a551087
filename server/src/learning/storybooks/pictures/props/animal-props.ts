import { darker, lighter } from '../pen/color.ts'
import type { Props } from './prop.ts'

const eye = (x: number, y: number, r = 4) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#22180F"/><circle cx="${x + r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.34}" fill="#FFF8EA"/>`

export const animalProps = {
  dog: {
    ...{ tall: 130, place: 'ground' },
    draw: (pen) =>
      pen.limb('M44 -28Q66 -36 62 -58', '#B9783F', 9) +
      pen.shape('M-20 -50Q14 -60 36 -40Q48 -20 40 0H-26Q-34 -24 -20 -50Z', '#C98A4B') +
      pen.limb('M-18 -36V-5M0 -34V-5', '#D9A05F', 13) +
      pen.shape('M-20 -40Q-8 -50 6 -42Q2 -14 -8 -10Q-20 -16 -20 -40Z', '#FBEBD2') +
      pen.shape('M-44 -70Q-42 -100 -12 -100Q18 -100 20 -70Q18 -46 -12 -46Q-42 -46 -44 -70Z', '#D9A05F') +
      pen.shape('M-40 -94Q-62 -90 -58 -58Q-46 -54 -38 -74ZM16 -94Q38 -90 34 -58Q22 -54 14 -74Z', '#8C5A2E') +
      pen.oval(-12, -58, 16, 11, '#FBEBD2') +
      pen.oval(-12, -64, 6.5, 4.6, '#2B1A14') +
      eye(-26, -74) +
      eye(2, -74) +
      pen.line('M-20 -54q8 6 16 0', '#5A3620', 2.6),
  },
  cat: {
    ...{ tall: 104, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.limb('M34 -10Q66 -14 58 -50', '#6B7186', 10) +
      pen.shape('M-30 0Q-40 -56 0 -60Q40 -56 36 0Z', '#7B8298') +
      pen.shape('M-18 0Q-18 -34 0 -38Q18 -34 18 0Z', '#F2EFE9') +
      pen.shape(
        'M-36 -62L-40 -104L-18 -92Q0 -98 18 -92L40 -104L36 -62Q28 -42 0 -42Q-28 -42 -36 -62Z',
        '#7B8298',
      ) +
      pen.shape('M-33 -92L-30 -80L-22 -88ZM33 -92L30 -80L22 -88Z', '#EE9CA0') +
      eye(-16, -70, 4.6) +
      eye(16, -70, 4.6) +
      pen.shape('M-4 -60H4L0 -55Z', '#EE9CA0') +
      pen.line(
        'M0 -55q-6 7 -11 2M0 -55q6 7 11 2M-20 -58l-20 -3M-20 -54l-19 4M20 -58l20 -3M20 -54l19 4',
        '#3A3F50',
        2,
      ) +
      pen.limb('M-26 -43Q0 -34 26 -43', accents[1], 6),
  },
  hamster: {
    ...{ tall: 56, place: 'hand', grip: 0.25 },
    draw: (pen) =>
      pen.oval(-30, -82, 12, 12, '#C98A4B') +
      pen.oval(30, -82, 12, 12, '#C98A4B') +
      pen.shape('M-46 -40Q-48 -94 0 -94Q48 -94 46 -40Q46 0 0 0Q-46 0 -46 -40Z', '#E0A968') +
      pen.oval(0, -32, 28, 30, '#FFF1DC') +
      eye(-18, -62, 5) +
      eye(18, -62, 5) +
      pen.oval(0, -52, 5, 4, '#D9737A') +
      pen.limb('M-20 -32L-8 -26M20 -32L8 -26', '#E0A968', 9) +
      '<ellipse cx="-28" cy="-50" rx="8" ry="5" fill="#E4716C" opacity=".4"/><ellipse cx="28" cy="-50" rx="8" ry="5" fill="#E4716C" opacity=".4"/>',
  },
  rabbit: {
    ...{ tall: 104, place: 'ground' },
    draw: (pen) =>
      pen.shape(
        'M-20 -72Q-36 -112 -22 -116Q-6 -112 -6 -74ZM6 -74Q6 -112 22 -116Q36 -112 20 -72Z',
        '#F3EBE0',
      ) +
      pen.shape(
        'M-18 -76Q-26 -104 -20 -106Q-12 -102 -11 -76ZM11 -76Q12 -102 20 -106Q26 -104 18 -76Z',
        '#EEA9A8',
      ) +
      pen.oval(34, -12, 12, 12, '#FFFDF6') +
      pen.shape('M-30 0Q-40 -46 0 -50Q40 -46 34 0Z', '#F3EBE0') +
      pen.oval(0, -60, 30, 25, '#F9F3EA') +
      eye(-13, -64) +
      eye(13, -64) +
      pen.oval(0, -55, 4, 3, '#D97C85') +
      pen.line('M0 -52q-6 6 -10 1M0 -52q6 6 10 1', '#8A6A55', 2) +
      pen.oval(-14, -4, 14, 7, '#FFFDF6') +
      pen.oval(14, -4, 14, 7, '#FFFDF6'),
  },
  duck: {
    ...{ tall: 72, place: 'ground' },
    draw: (pen) =>
      pen.line('M-8 -8V0M12 -8V0M-16 0H-4M4 0H18', '#E9822B', 5) +
      pen.shape(
        'M-50 -34Q-30 -44 -14 -36Q-20 -50 -20 -66Q-18 -96 10 -96Q38 -94 36 -66Q34 -56 28 -50Q48 -30 26 -10Q-16 -2 -40 -18Q-50 -26 -50 -34Z',
        '#FFD25A',
      ) +
      pen.shape('M32 -78Q56 -78 60 -66Q46 -58 32 -62Z', '#E9822B') +
      eye(18, -76, 4.6) +
      pen.shape('M-24 -34Q4 -42 14 -26Q-2 -10 -22 -16Z', '#F0B62E'),
  },
  chick: {
    ...{ tall: 54, place: 'hand', grip: 0.3 },
    draw: (pen) =>
      pen.shape('M-36 -4L-28 -30L-14 -18L0 -34L14 -18L28 -30L36 -4Q0 12 -36 -4Z', '#FFFDF6') +
      pen.oval(0, -54, 34, 36, '#FFD65C') +
      eye(-12, -62, 4.6) +
      eye(12, -62, 4.6) +
      pen.shape('M-8 -52H8L0 -42Z', '#E9822B') +
      pen.shape('M-36 -22L-28 -34L-14 -22L0 -36L14 -22L28 -34L36 -22Q34 2 0 4Q-34 2 -36 -22Z', '#FBF4E6') +
      pen.line('M-4 -90q-2 -10 -8 -10M2 -90q2 -8 6 -9', '#F0B62E', 4),
  },
  hen: {
    ...{ tall: 104, wide: 1.2, place: 'ground' },
    draw: (pen) =>
      pen.line('M-6 -26V-3M-6 -3H-18M-6 -3L4 0M14 -26V-3M14 -3H2M14 -3L24 0', '#E0912B', 4) +
      pen.shape(
        'M-44 -78Q-42 -30 -8 -22Q40 -16 58 -50Q64 -72 56 -92Q44 -70 26 -60Q4 -58 -10 -70Z',
        '#C98A4B',
      ) +
      pen.shape('M56 -92Q66 -72 58 -50Q48 -34 40 -30Q52 -60 44 -76Z', '#9A5F2E') +
      pen.oval(-26, -80, 21, 19, '#D9A05F') +
      pen.shape(
        'M-38 -94Q-42 -108 -32 -103Q-28 -112 -22 -104Q-12 -108 -14 -94Q-26 -100 -38 -94Z',
        '#CE3A30',
      ) +
      pen.shape('M-44 -84L-62 -76L-44 -73Z', '#F2B233') +
      pen.oval(-42, -66, 5, 7, '#CE3A30') +
      eye(-32, -83, 3.8) +
      pen.shape('M-6 -54Q22 -62 36 -44Q22 -26 -8 -34Z', '#A86A33'),
  },
  owl: {
    ...{ tall: 84, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.shape('M-40 -44Q-46 -104 -30 -98Q0 -88 30 -98Q46 -104 40 -44Q38 0 0 0Q-38 0 -40 -44Z', '#8C6A4B') +
      pen.shape('M-22 -28Q0 -46 22 -28Q22 -4 0 -4Q-22 -4 -22 -28Z', '#EBD9BD') +
      pen.oval(-17, -66, 19, 19, '#FFF6E2') +
      pen.oval(17, -66, 19, 19, '#FFF6E2') +
      eye(-14, -66, 8) +
      eye(14, -66, 8) +
      pen.shape('M-7 -56H7L0 -44Z', accents[0]) +
      pen.shape('M-40 -50Q-52 -26 -34 -8Q-24 -30 -40 -50ZM40 -50Q52 -26 34 -8Q24 -30 40 -50Z', '#6E5138'),
  },
  bird: {
    ...{ tall: 54, place: 'air' },
    draw: (pen, { accents }) =>
      pen.shape('M40 -44L84 -62L74 -32Z', darker(accents[2], 0.2)) +
      pen.shape('M-54 -56Q-46 -88 -10 -84Q34 -78 54 -40Q30 -10 -14 -16Q-52 -24 -54 -56Z', accents[2]) +
      pen.shape('M-40 -32Q-10 -36 14 -22Q-10 -10 -30 -20Z', accents[4]) +
      pen.shape('M-6 -52Q14 -108 46 -96Q44 -56 10 -44Z', lighter(accents[2], 0.24)) +
      pen.shape('M-54 -62L-76 -54L-54 -48Z', accents[0]) +
      eye(-36, -62, 5),
  },
  fish: {
    ...{ tall: 84, place: 'hand', grip: 0.2 },
    draw: (pen, { accents, leaf }) =>
      pen.oval(0, -46, 52, 46, '#DDF0F6') +
      '<path d="M-48 -58Q0 -48 48 -58Q54 -4 0 -2Q-54 -4 -48 -58Z" fill="#9CD3E8"/>' +
      pen.line('M-26 -4Q-34 -24 -24 -40', leaf, 5) +
      pen.shape('M-14 -32Q2 -50 22 -34L36 -44V-20L22 -28Q2 -12 -14 -32Z', accents[1]) +
      eye(-4, -34, 3) +
      '<ellipse cx="0" cy="-86" rx="36" ry="7" fill="#FFFFFF" opacity=".8"/><path d="M-38 -62Q-34 -78 -24 -82" stroke="#FFFFFF" stroke-width="5" fill="none"/>',
  },
  turtle: {
    ...{ tall: 64, wide: 1.6, place: 'ground' },
    draw: (pen, colors) =>
      pen.shape('M-44 0L-40 -22H-16L-18 0ZM20 0L18 -22H44L46 0Z', '#8FB36B') +
      pen.shape('M-52 -22Q-82 -20 -86 -44Q-84 -66 -66 -64Q-50 -60 -46 -34Z', '#9CC077') +
      eye(-70, -50, 4.4) +
      pen.line('M-82 -38q6 5 12 1', '#3A4A28', 2.6) +
      pen.shape('M-58 -18Q-50 -82 4 -84Q58 -82 64 -18Z', colors.leafDark) +
      pen.shape('M-16 -62L4 -74L24 -62L18 -40H-10Z', colors.leafWarm) +
      pen.line(
        'M-16 -62L-38 -50M24 -62L46 -50M-10 -40L-20 -20M18 -40L28 -20',
        lighter(colors.leafDark, 0.34),
        4,
      ) +
      pen.box(-62, -24, 130, 10, 5, lighter(colors.leafDark, 0.2)),
  },
  frog: {
    ...{ tall: 60, place: 'ground' },
    draw: (pen, colors) =>
      pen.shape('M-66 0Q-70 -40 -40 -44Q0 -60 40 -44Q70 -40 66 0Z', '#6FB04E') +
      pen.oval(-24, -76, 18, 18, '#6FB04E') +
      pen.oval(24, -76, 18, 18, '#6FB04E') +
      pen.shape('M-44 -52Q0 -86 44 -52Q46 -18 0 -16Q-46 -18 -44 -52Z', '#7FC05C') +
      eye(-24, -78, 8) +
      eye(24, -78, 8) +
      pen.line('M-26 -40Q0 -24 26 -40', '#2F5A26', 4) +
      pen.oval(-44, -4, 22, 7, colors.leafWarm) +
      pen.oval(44, -4, 22, 7, colors.leafWarm),
  },
  whale: {
    ...{ tall: 170, wide: 2.2, place: 'ground' },
    draw: (pen, colors) =>
      pen.line('M-18 -78Q-18 -98 -34 -98M-14 -78Q-12 -98 4 -98', '#9CD3E8', 5) +
      pen.shape('M64 -36Q84 -52 80 -76Q98 -78 102 -62Q116 -74 126 -62Q118 -40 88 -24Z', '#4E86B0') +
      pen.shape('M-84 -30Q-84 -76 -20 -76Q40 -76 90 -26Q60 0 0 0Q-84 2 -84 -30Z', '#5C97C2') +
      pen.shape('M-82 -22Q-50 -30 -10 -14Q10 -4 0 0Q-78 2 -82 -22Z', '#E8F1F5') +
      eye(-50, -38, 4.6) +
      pen.line('M-76 -28Q-60 -20 -44 -26', '#2A4A66', 3) +
      pen.shape('M-4 -18Q10 -22 22 -10Q14 6 -4 2Z', colors.sky[0]),
  },
  crab: {
    ...{ tall: 48, place: 'ground' },
    draw: (pen) =>
      pen.limb('M-40 -20L-66 -4M-36 -14L-54 0M40 -20L66 -4M36 -14L54 0', '#C9482F', 7) +
      pen.limb('M-44 -36L-66 -54M44 -36L66 -54', '#D8563A', 9) +
      pen.shape(
        'M-66 -52Q-92 -60 -84 -88L-70 -74L-58 -90Q-50 -62 -66 -52ZM66 -52Q92 -60 84 -88L70 -74L58 -90Q50 -62 66 -52Z',
        '#E0654A',
      ) +
      pen.line('M-16 -56V-78M16 -56V-78', '#D8563A', 6) +
      pen.shape('M-52 -30Q-48 -62 0 -62Q48 -62 52 -30Q40 -4 0 -4Q-40 -4 -52 -30Z', '#E0654A') +
      eye(-16, -80, 7) +
      eye(16, -80, 7) +
      pen.line('M-14 -30q14 12 28 0', '#7A2416', 4),
  },
  penguin: {
    ...{ tall: 110, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.shape('M-26 0Q-20 -8 -6 -6V0ZM26 0Q20 -8 6 -6V0Z', '#E9822B') +
      pen.shape('M-34 -62L-52 -24L-34 -30ZM34 -62L52 -24L34 -30Z', '#232B40') +
      pen.shape('M-36 -46Q-38 -98 0 -98Q38 -98 36 -46Q36 -4 0 -4Q-36 -4 -36 -46Z', '#2F3852') +
      pen.shape(
        'M-24 -40Q-30 -80 -12 -80Q-4 -80 0 -72Q4 -80 12 -80Q30 -80 24 -40Q22 -8 0 -8Q-22 -8 -24 -40Z',
        '#FFFDF6',
      ) +
      eye(-11, -68) +
      eye(11, -68) +
      pen.shape('M-8 -60H8L0 -50Z', accents[0]),
  },
  horse: {
    ...{ tall: 210, wide: 1.7, place: 'ground' },
    draw: (pen) =>
      pen.line('M44 -54Q66 -44 60 -16', '#4A2D1A', 9) +
      pen.limb('M-26 -34V-5M-12 -32V-5M26 -34V-5M38 -34V-5', '#9A6236', 9) +
      pen.line('M-26 -3V0M-12 -3V0M26 -3V0M38 -3V0', '#2B1A14', 9) +
      pen.shape(
        'M-40 -62Q-54 -92 -34 -98L-60 -74Q-70 -64 -62 -58Q-46 -58 -36 -68Q-36 -50 -34 -32Q0 -24 44 -32Q54 -60 36 -62Q0 -56 -14 -64Q-18 -90 -34 -98Z',
        '#B0703F',
      ) +
      pen.shape('M-34 -100Q-10 -92 -10 -58Q-22 -64 -26 -80Z', '#4A2D1A') +
      pen.shape('M-42 -92L-40 -104L-32 -96Z', '#B0703F') +
      eye(-48, -80, 2.4),
  },
  dinosaur: {
    ...{ tall: 200, wide: 1.5, place: 'ground' },
    draw: (pen, { accents, leaf, leafWarm }) =>
      [
        [-8, -60],
        [12, -60],
        [32, -50],
        [50, -36],
      ]
        .map(([x = 0, y = 0]) =>
          pen.shape(`M${x - 8} ${y + 6}L${x + 2} ${y - 10}L${x + 10} ${y + 8}Z`, accents[1]),
        )
        .join('') +
      pen.shape(
        'M-26 -40Q-28 -74 -44 -82Q-62 -82 -62 -90Q-58 -100 -40 -98Q-20 -94 -14 -66Q0 -58 20 -54Q48 -44 84 -10Q50 -20 36 -18L38 0H24L18 -16H-10L-12 0H-26Z',
        leaf,
      ) +
      pen.shape('M-24 -38Q-20 -20 16 -18L18 -16H-10L-12 -2H-24Z', leafWarm) +
      eye(-46, -91, 2.8) +
      pen.line('M-60 -86Q-52 -84 -46 -86', '#2C4A28', 1.6),
  },
} satisfies Props
