import { darker, lighter } from '../pen/color.ts'
import type { Props } from './prop.ts'

export const foodProps = {
  apple: {
    ...{ tall: 54, place: 'hand', grip: 0.4 },
    draw: (pen, colors) =>
      pen.limb('M0 -80Q2 -94 8 -98', '#6B3F22', 6) +
      pen.shape('M4 -86Q10 -104 34 -98Q30 -82 4 -86Z', colors.leaf) +
      pen.shape(
        'M0 -78Q-20 -88 -38 -74Q-54 -54 -38 -20Q-24 2 0 -4Q24 2 38 -20Q54 -54 38 -74Q20 -88 0 -78Z',
        '#CE3A30',
      ) +
      pen.tone('M-34 -56Q-32 -72 -18 -74Q-28 -64 -28 -46Z', '#FFFFFF', 0.45),
  },
  bread: {
    ...{ tall: 52, place: 'hand', grip: 0.3 },
    draw: (pen) =>
      pen.shape('M-70 -22Q-84 -56 -50 -70Q0 -92 50 -70Q84 -56 70 -22Q60 0 0 0Q-60 0 -70 -22Z', '#D99A4E') +
      pen.line('M-34 -66Q-22 -50 -30 -32M0 -74Q12 -54 2 -34M34 -66Q46 -50 38 -32', '#F6DCA8', 7),
  },
  cake: {
    ...{ tall: 84, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.line('M-22 -74V-90M0 -76V-94M22 -74V-90', accents[2], 5) +
      ['-22', '0', '22'].map((x) => `<path d="M${x} -92q-6 -8 0 -16q6 8 0 16Z" fill="#FFB53A"/>`).join('') +
      pen.box(-36, -74, 72, 36, 8, lighter(accents[4], 0.3)) +
      pen.shape(
        'M-36 -62Q-30 -44 -24 -60Q-14 -42 -8 -60Q0 -42 8 -60Q14 -42 24 -60Q30 -44 36 -62V-70H-36Z',
        accents[1],
      ) +
      pen.box(-54, -40, 108, 40, 8, '#F6DCA8') +
      pen.shape(
        'M-54 -28Q-44 -8 -36 -26Q-24 -8 -18 -26Q-8 -8 0 -26Q8 -8 18 -26Q24 -8 36 -26Q44 -8 54 -28V-36H-54Z',
        accents[1],
      ) +
      pen.box(-66, -5, 132, 7, 3, '#FFFDF6'),
  },
  cookies: {
    ...{ tall: 44, place: 'hand', grip: 0.1 },
    draw: (pen) =>
      [
        [-26, -34],
        [26, -34],
        [0, -62],
      ]
        .map(
          ([x = 0, y = 0]) =>
            pen.oval(x, y, 32, 28, '#D79A55') +
            `<g fill="#5E3B25"><circle cx="${x - 10}" cy="${y - 8}" r="4.5"/><circle cx="${x + 10}" cy="${y - 4}" r="4.5"/><circle cx="${x - 2}" cy="${y + 11}" r="4.5"/></g>`,
        )
        .join('') + pen.shape('M-74 -18H74Q66 2 40 2H-40Q-66 2 -74 -18Z', '#F4F0E6'),
  },
  bowl: {
    ...{ tall: 62, place: 'hand', grip: 0.3 },
    draw: (pen, { accents, wood }) =>
      pen.limb('M20 -50L52 -98', wood, 9) +
      pen.oval(0, -56, 62, 16, '#FBEFD2') +
      pen.shape('M-66 -58Q0 -34 66 -58Q62 0 24 0H-24Q-62 0 -66 -58Z', accents[2]) +
      pen.line('M-54 -34Q0 -14 54 -34', lighter(accents[2], 0.6), 6),
  },
  pizza: {
    ...{ tall: 60, place: 'hand', grip: 0.3 },
    draw: (pen, { leaf }) =>
      pen.shape('M0 0L-50 -76Q0 -96 50 -76Z', '#F5C65A') +
      pen.limb('M-50 -78Q0 -100 50 -78', '#C9843F', 13) +
      pen.oval(-14, -62, 10, 9, '#CE4A34') +
      pen.oval(16, -54, 10, 9, '#CE4A34') +
      pen.oval(0, -30, 8, 7, '#CE4A34') +
      pen.line('M-26 -52l8 4M4 -70l9 3M8 -38l-6 5', leaf, 5),
  },
  lunchbox: {
    ...{ tall: 66, place: 'hand', grip: 0.9 },
    draw: (pen, { accents }) =>
      pen.limb('M-20 -70Q-20 -92 0 -92Q20 -92 20 -70', darker(accents[3], 0.2), 8) +
      pen.box(-52, -70, 104, 70, 12, accents[3]) +
      pen.box(-52, -42, 104, 9, 0, lighter(accents[3], 0.34)) +
      pen.box(-9, -46, 18, 16, 4, accents[0]),
  },
  milk: {
    ...{ tall: 62, place: 'hand', grip: 0.35 },
    draw: (pen, { accents }) =>
      pen.shape('M-28 0V-64L-18 -86H18L28 -64V0Z', '#FFFDF6') +
      pen.box(-18, -98, 36, 14, 2, '#F1ECDF') +
      pen.shape('M-28 -16V-46Q0 -60 28 -46V-16Z', accents[2]) +
      pen.tone('M10 -86H18L28 -64V0H14Z', '#1B1B3A', 0.1),
  },
  orange: {
    ...{ tall: 46, place: 'hand', grip: 0.4 },
    draw: (pen, colors) =>
      pen.oval(0, -44, 45, 44, '#F29A2E') +
      pen.shape('M0 -84Q12 -104 36 -96Q26 -78 0 -84Z', colors.leaf) +
      pen.tone('M-32 -52Q-30 -70 -14 -76Q-24 -62 -24 -46Z', '#FFFFFF', 0.4) +
      `<g fill="#D97F1A"><circle cx="6" cy="-30" r="2"/><circle cx="20" cy="-44" r="2"/><circle cx="-6" cy="-16" r="2"/></g>`,
  },
  egg: {
    ...{ tall: 50, place: 'hand', grip: 0.2 },
    draw: (pen) =>
      pen.shape('M0 -98Q25 -98 35 -58Q46 0 0 0Q-46 0 -35 -58Q-25 -98 0 -98Z', '#F6E7CF') +
      pen.tone('M-24 -50Q-22 -72 -8 -82Q-16 -62 -14 -44Q-22 -38 -24 -50Z', '#FFFFFF', 0.6) +
      '<g fill="#CBA678"><circle cx="10" cy="-60" r="2.6"/><circle cx="-6" cy="-26" r="2.4"/><circle cx="18" cy="-30" r="3"/><circle cx="-16" cy="-20" r="1.8"/></g>',
  },
  corn: {
    ...{ tall: 78, place: 'hand', grip: 0.25 },
    draw: (pen, colors) =>
      pen.shape('M-18 -20Q-22 -88 0 -100Q22 -88 18 -20Z', '#FFCF4A') +
      pen.line('M-14 -40H14M-15 -54H15M-14 -68H14M-11 -82H11M-5 -94V-24M6 -94V-24', '#E0A523', 2.2) +
      pen.shape('M-4 0Q-36 -24 -24 -70Q-6 -48 0 0Q6 -48 24 -70Q36 -24 4 0Z', colors.leaf),
  },
} satisfies Props
