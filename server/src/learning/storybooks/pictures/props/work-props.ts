import { darker, lighter } from '../pen/color.ts'
import type { Props } from './prop.ts'

/** What classes make, fill, hang up and carry about. */
export const workProps = {
  chart: {
    ...{ tall: 170, place: 'ground' },
    draw: (pen, { accents, wood }) =>
      pen.limb('M-34 -6L-14 -92M34 -6L14 -92', wood, 5) +
      pen.box(-46, -98, 92, 70, 4, '#FFFDF4') +
      pen.box(-36, -54, 14, 20, 1, accents[1]) +
      pen.box(-16, -70, 14, 36, 1, accents[3]) +
      pen.box(4, -84, 14, 50, 1, accents[0]) +
      pen.box(24, -62, 14, 28, 1, accents[2]) +
      pen.line('M-40 -34H42M-40 -34V-92', '#6B6257', 2.6),
  },
  box: {
    ...{ tall: 90, wide: 1.2, place: 'ground' },
    draw: (pen) =>
      pen.shape('M-56 -60L-84 -90L-20 -96L0 -66ZM56 -60L84 -90L20 -96L0 -66Z', '#D9AC74') +
      pen.box(-56, -64, 112, 64, 3, '#C7935A') +
      pen.box(-12, -64, 24, 64, 0, '#E3C497') +
      pen.line('M24 -20h22M24 -12h16', '#8C5A2E', 3),
  },
  cans: {
    ...{ tall: 96, place: 'ground' },
    draw: (pen, { accents }) =>
      [
        [-30, 0, accents[1]],
        [30, 0, accents[3]],
        [0, -50, accents[0]],
      ]
        .map(([x, y, color]) => {
          const [left, foot] = [Number(x), Number(y)]
          return (
            pen.box(left - 25, foot - 48, 50, 48, 5, '#D3D8DE') +
            pen.box(left - 25, foot - 38, 50, 28, 0, String(color)) +
            pen.oval(left, foot - 48, 25, 6, '#EEF1F4') +
            pen.oval(left, foot - 24, 9, 9, '#FFFDF4')
          )
        })
        .join(''),
  },
  volcano: {
    ...{ tall: 150, wide: 1.4, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.oval(-18, -96, 14, 9, '#D9D4CC') +
      pen.oval(10, -100, 17, 10, '#E6E1DA') +
      pen.shape('M-74 0Q-40 -24 -22 -78H22Q40 -24 74 0Z', '#8A6148') +
      pen.shape(
        'M-22 -78H22Q26 -62 14 -54Q10 -30 2 -38Q-4 -60 -10 -44Q-14 -24 -20 -46Q-26 -60 -22 -78Z',
        accents[1],
      ) +
      pen.shape('M-14 -78Q-6 -92 0 -80Q6 -94 14 -78Z', accents[0]) +
      pen.tone('M22 -78Q40 -24 74 0H40Q24 -40 22 -78Z', '#2A1A14', 0.18),
  },
  mural: {
    ...{ tall: 180, wide: 1.5, place: 'ground' },
    draw: (pen, { accents, leaf }) =>
      pen.box(-78, -100, 156, 98, 3, '#FFFAF0') +
      pen.box(-72, -94, 144, 86, 1, lighter(accents[2], 0.62)) +
      pen.shape('M-72 -8V-40Q-40 -62 -10 -40Q30 -70 72 -36V-8Z', leaf) +
      pen.oval(-44, -74, 12, 12, accents[0]) +
      pen.shape('M4 -60Q16 -78 30 -64Q44 -72 50 -58Z', '#FFFFFF') +
      pen.oval(-30, -26, 8, 8, accents[1]) +
      pen.oval(20, -24, 8, 8, accents[4]) +
      pen.oval(48, -22, 8, 8, accents[1]),
  },
  bridge: {
    ...{ tall: 96, wide: 2, place: 'ground' },
    draw: (pen, { wood }) =>
      pen.box(-104, -58, 26, 58, 3, '#B9B4AA') +
      pen.box(78, -58, 26, 58, 3, '#B9B4AA') +
      pen.limb(
        'M-92 -60H92M-60 -96H60M-92 -60L-60 -96L-30 -60L0 -96L30 -60L60 -96L92 -60',
        lighter(wood, 0.4),
        8,
      ),
  },
  newspaper: {
    ...{ tall: 70, place: 'hand', grip: 0.25 },
    draw: (pen) =>
      pen.shape('M-52 -96L52 -90V0L-52 -6Z', '#F7F3E6') +
      pen.line('M-42 -82L42 -77', '#2B3350', 9) +
      pen.line(
        'M-42 -64L-4 -62M-42 -54L-4 -52M-42 -44L-4 -42M-42 -34L-4 -32M-42 -24L42 -19M-42 -14L42 -9',
        '#9A9384',
        3.2,
      ) +
      pen.box(6, -66, 36, 32, 1, '#C9D6DE'),
  },
  tamales: {
    ...{ tall: 70, wide: 1.5, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.oval(0, -12, 82, 14, accents[2]) +
      [-42, -8, 26]
        .map((x) =>
          pen.shape(`M${x - 14} -18L${x + 2} -62Q${x + 14} -74 ${x + 26} -62L${x + 32} -18Z`, '#EAD9A2'),
        )
        .join('') +
      pen.line('M-48 -38H-22M-14 -38H14M20 -38H48', '#B98F4C', 5) +
      pen.line('M-38 -24L-32 -60M-4 -24L2 -60M30 -24L36 -60', '#CDB876', 3),
  },
  pot: {
    ...{ tall: 92, wide: 1.2, place: 'ground' },
    draw: (pen, { accents }) =>
      '<path d="M-22 -84q-10 -12 0 -22M4 -86q-10 -12 0 -22M28 -84q-10 -12 0 -22" stroke="#F4F1EA" stroke-width="5" fill="none" opacity=".8"/>' +
      pen.limb('M-58 -44H-76V-58M58 -44H76V-58', darker(accents[1], 0.3), 8) +
      pen.shape('M-58 -70H58V-14Q56 0 40 0H-40Q-56 0 -58 -14Z', accents[1]) +
      pen.oval(0, -70, 58, 13, lighter(accents[0], 0.2)) +
      pen.oval(-18, -72, 9, 4, '#D2603A') +
      pen.oval(16, -70, 9, 4, '#6BA873'),
  },
  lemonade: {
    ...{ tall: 104, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.limb('M34 -70Q60 -66 56 -40Q52 -24 32 -26', '#CFE3EA', 7) +
      pen.shape('M-36 -92H36L30 0H-30Z', '#E3F1F4') +
      pen.shape('M-33 -66H33L29 -2H-29Z', '#FBE58A') +
      pen.oval(-8, -40, 13, 13, accents[0]) +
      pen.line('M-8 -52V-28M-20 -40H4', '#FFFBE6', 3),
  },
  bag: {
    ...{ tall: 90, place: 'ground' },
    draw: (pen) =>
      pen.shape('M-44 0Q-58 -46 -22 -72L-30 -96H30L22 -72Q58 -46 44 0Z', '#55617A') +
      pen.limb('M-22 -74H22', '#E9C766', 7) +
      pen.tone('M-28 -54Q-40 -30 -34 -8Q-22 -30 -16 -58Z', '#FFFFFF', 0.26),
  },
} satisfies Props
