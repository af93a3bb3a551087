import type { DrawnPack } from './overlay-preferences.ts'

/** One paper-cut piece: filled, or drawn in strokes. */
export type Drawing = { path: string; fill?: string; line?: string; viewBox?: string }

const maple =
  'M12 23v-6M12 1l2 5 3-2-.6 6 3.6-1.5-1 3.5 3 1-5.5 4.5.5 2-5-.8-5 .8.5-2L2 13l3-1-1-3.5L7.6 10 7 4l3 2z'
const beech = 'M12 23v-5C5 17 4 9 12 1c8 8 7 16 0 17M12 6v11M12 11l-3-2M12 14l3-2'
const heart = 'M12 21C5 15 2 11.5 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 3.5-3 7-10 13z'
const crystal = 'M12 2v20M3.3 7l17.4 10M3.3 17L20.7 7M12 5l-2-2M12 5l2-2M12 19l-2 2M12 19l2 2'
const dot = 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16'

/** The shapes of each pack, taken in turn. Confetti is cut from the three blocks: circle, square, arch. */
export const drawings: Record<Exclude<DrawnPack, 'lights'>, readonly Drawing[]> = {
  fall: [
    { path: maple, fill: 'var(--i-brick)', line: 'var(--i-brick-2)' },
    { path: beech, fill: 'var(--i-yellow)', line: 'var(--i-yellow-2)' },
    { path: maple, fill: 'var(--i-wood)', line: 'var(--i-wood-2)' },
    { path: beech, fill: 'var(--i-brick)', line: 'var(--i-brick-2)' },
  ],
  winter: [
    { path: dot, fill: 'var(--i-blue-3)' },
    { path: crystal, line: 'var(--i-blue-3)' },
    { path: dot, fill: 'var(--i-sky)' },
  ],
  confetti: [
    { path: dot, fill: 'var(--i-yellow)' },
    { path: 'M4 4h16v16H4z', fill: 'var(--i-blue)' },
    { path: 'M4 20v-8a8 8 0 0 1 16 0v8z', fill: 'var(--i-brick)' },
    { path: 'M4 4h16v16H4z', fill: 'var(--i-teal)' },
  ],
  hearts: [
    { path: heart, fill: 'var(--i-pink)' },
    { path: heart, fill: 'var(--i-brick)' },
    { path: heart, fill: 'var(--i-plum)' },
  ],
  halloween: [
    {
      // A bat.
      path: 'M12 9l1.5-2 .5 2c2-3 6-4 9-3-1 1-1 3-1 4-2-1-3 0-3 1.5-2-.5-4 .5-4.5 3L12 17l-2.5-2.5C9 12 7 11 5 11.5 5 10 4 9 2 10c0-1 0-3-1-4 3-1 7 0 9 3l.5-2z',
      fill: 'var(--i-navy)',
    },
    {
      // A pumpkin that smiles.
      path: 'M11 6c0-2 1-3 3-3M12 6c-6-1-10 2-10 7s4 8 10 8 10-3 10-8-4-8-10-7zM7 11l2 2H6zM17 11l1 2h-3zM7 16c3 2 7 2 10 0',
      fill: 'var(--i-brick)',
      line: 'var(--i-brick-2)',
    },
    {
      // A paper ghost.
      path: 'M5 21V11a7 7 0 0 1 14 0v10l-2.3-2-2.4 2-2.3-2-2.3 2-2.4-2zM9.5 10v1.500M14.5 10v1.5',
      fill: 'var(--i-paper)',
      line: 'var(--i-metal)',
    },
  ],
}
