import { darker, lighter } from '../pen/color.ts'
import type { Props } from './prop.ts'

export const musicProps = {
  drum: {
    ...{ tall: 84, place: 'ground' },
    draw: (pen, { accents }) =>
      pen.shape('M-52 -62V-14Q0 10 52 -14V-62Z', accents[1]) +
      pen.line('M-52 -56L-30 -6L-8 -50L14 -2L34 -52L52 -16', '#FFF3D6', 4) +
      pen.oval(0, -64, 54, 17, '#FFF6E4') +
      pen.limb('M-30 -70L-56 -98M26 -70L52 -100', '#C98A4B', 6),
  },
  guitar: {
    ...{ tall: 130, place: 'ground' },
    draw: (pen, { accents, woodDark }) =>
      pen.limb('M0 -48L0 -94', woodDark, 8) +
      pen.box(-8, -104, 16, 14, 3, woodDark) +
      pen.shape(
        'M-14 -54Q-26 -48 -20 -36Q-36 -28 -30 -12Q-22 2 0 2Q22 2 30 -12Q36 -28 20 -36Q26 -48 14 -54Q0 -60 -14 -54Z',
        accents[0],
      ) +
      pen.oval(0, -30, 8.5, 8.5, woodDark) +
      pen.box(-11, -13, 22, 5, 2, woodDark) +
      pen.line('M-2.5 -98V-10M2.5 -98V-10', '#FFF6E4', 1.1),
  },
  violin: {
    ...{ tall: 84, place: 'hand', grip: 0.8 },
    draw: (pen) =>
      pen.limb('M0 -52V-90', '#3A241A', 7) +
      pen.oval(0, -95, 6, 6, '#7A3F1D') +
      pen.shape(
        'M-16 -58Q-26 -48 -14 -38Q-12 -32 -20 -26Q-28 -8 0 -2Q28 -8 20 -26Q12 -32 14 -38Q26 -48 16 -58Q0 -64 -16 -58Z',
        '#B5622D',
      ) +
      pen.line('M-10 -38q-4 8 2 14M10 -38q4 8 -2 14', '#3A241A', 2.4) +
      pen.line('M-2 -88V-14M2 -88V-14', '#F6E8CE', 1.2),
  },
  trumpet: {
    ...{ tall: 50, place: 'hand', grip: 0.5 },
    draw: (pen) =>
      pen.limb(
        'M-70 -52H46M-34 -52Q-52 -50 -50 -32Q-48 -16 -28 -16H10Q28 -18 26 -36Q24 -50 10 -52',
        '#E7B43A',
        9,
      ) +
      pen.shape('M40 -58Q64 -62 84 -88V-16Q64 -42 40 -46Z', '#F2C653') +
      pen.line('M-18 -56V-76M-2 -56V-76M14 -56V-76', '#B98428', 7) +
      pen.box(-82, -60, 12, 16, 3, '#B98428'),
  },
  maracas: {
    ...{ tall: 70, place: 'hand', grip: 0.14 },
    draw: (pen, { accents, wood }) =>
      pen.limb('M0 0V-44', wood, 10) +
      pen.oval(0, -70, 27, 31, accents[1]) +
      pen.line('M-25 -76Q0 -64 25 -76M-26 -62Q0 -50 26 -62', accents[0], 6),
  },
  microphone: {
    ...{ tall: 72, place: 'hand', grip: 0.28 },
    draw: (pen, { accents, ink }) =>
      pen.shape('M-11 -58H11L7 0H-7Z', ink) +
      pen.oval(0, -76, 23, 24, '#B9C4D6') +
      pen.line('M-20 -82H20M-22 -72H22M-8 -98V-54M8 -98V-54', '#7C879E', 2.2) +
      pen.box(-17, -60, 34, 8, 3, accents[0]),
  },
  bell: {
    ...{ tall: 60, place: 'hand', grip: 0.9 },
    draw: (pen, { wood }) =>
      pen.limb('M0 -64V-94', wood, 13) +
      pen.oval(0, -6, 9, 9, '#8A6420') +
      pen.shape(
        'M-46 -10Q-30 -22 -28 -46Q-24 -70 0 -70Q24 -70 28 -46Q30 -22 46 -10Q0 2 -46 -10Z',
        '#F0BF45',
      ) +
      pen.tone('M10 -68Q26 -62 28 -46Q30 -22 46 -10Q30 -6 16 -5Q24 -40 10 -68Z', '#1B1B3A', 0.16),
  },
  piano: {
    ...{ tall: 150, place: 'ground' },
    draw: (pen, { woodDark, accents }) =>
      pen.box(-62, -96, 124, 62, 4, woodDark) +
      pen.box(-70, -102, 140, 10, 3, lighter(woodDark, 0.16)) +
      pen.box(-70, -40, 140, 14, 2, lighter(woodDark, 0.16)) +
      pen.box(-62, -38, 124, 9, 1, '#FFFDF6') +
      pen.line(
        'M-50 -37v4M-40 -37v4M-24 -37v4M-14 -37v4M-4 -37v4M12 -37v4M22 -37v4M38 -37v4M48 -37v4',
        '#232B40',
        3,
      ) +
      pen.box(-62, -28, 12, 28, 2, woodDark) +
      pen.box(50, -28, 12, 28, 2, woodDark) +
      pen.box(-24, -82, 48, 30, 1, '#FFFDF6') +
      pen.line('M-18 -74h36M-18 -66h36M-18 -58h24', accents[2], 1.8),
  },
  notes: {
    ...{ tall: 90, place: 'air' },
    draw: (pen, { accents }) =>
      pen.limb('M-34 -14V-72L2 -82V-26', accents[2], 6) +
      pen.line('M-34 -68L2 -78', accents[2], 11) +
      pen.oval(-43, -12, 12, 9, accents[2]) +
      pen.oval(-7, -24, 12, 9, accents[2]) +
      pen.limb('M44 -40V-94Q50 -78 62 -74', accents[1], 6) +
      pen.oval(35, -38, 12, 9, accents[1]),
  },
  crown: {
    ...{ tall: 52, place: 'hand', grip: 0.3 },
    draw: (pen, { accents }) =>
      pen.shape('M-58 -4L-66 -74L-32 -44L0 -90L32 -44L66 -74L58 -4Q0 8 -58 -4Z', '#F7C23F') +
      pen.oval(0, -94, 8, 8, accents[1]) +
      pen.oval(-66, -78, 7, 7, accents[3]) +
      pen.oval(66, -78, 7, 7, accents[3]) +
      pen.oval(0, -26, 9, 9, accents[1]) +
      pen.oval(-30, -22, 7, 7, accents[2]) +
      pen.oval(30, -22, 7, 7, accents[2]),
  },
  mask: {
    ...{ tall: 58, place: 'hand', grip: 0.1 },
    draw: (pen, { accents }) =>
      pen.limb('M44 -40L58 4', darker(accents[0], 0.2), 7) +
      pen.shape(
        'M-60 -70Q-30 -88 0 -72Q30 -88 60 -70Q64 -30 32 -26Q10 -28 0 -42Q-10 -28 -32 -26Q-64 -30 -60 -70Z',
        accents[2],
      ) +
      pen.shape('M-44 -58Q-28 -70 -14 -54Q-28 -40 -44 -58ZM44 -58Q28 -70 14 -54Q28 -40 44 -58Z', '#FFF3D6') +
      pen.shape('M-56 -74Q-66 -104 -40 -98Q-36 -84 -44 -74Z', accents[1]) +
      pen.shape('M-36 -76Q-36 -106 -14 -98Q-16 -82 -26 -74Z', accents[0]),
  },
  puppet: {
    ...{ tall: 84, place: 'hand', grip: 0.06 },
    draw: (pen, { accents, ink }) =>
      pen.shape('M-22 0L-14 -46H14L22 0Z', accents[3]) +
      pen.limb('M-14 -40L-38 -30M14 -40L38 -34', accents[3], 11) +
      pen.oval(0, -68, 28, 27, '#F3C89B') +
      pen.shape('M-30 -70Q-32 -100 0 -100Q32 -100 30 -70Q14 -84 0 -82Q-14 -84 -30 -70Z', accents[1]) +
      `<g fill="${ink}"><circle cx="-10" cy="-66" r="3.6"/><circle cx="10" cy="-66" r="3.6"/></g>` +
      pen.line('M-9 -56q9 8 18 0', ink, 3),
  },
} satisfies Props
