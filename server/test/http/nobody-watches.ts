import type { ReadingWatch } from '../../src/http/reading-watch.ts'

/** For servers of a few calls of a test's own, which staff read nothing from. */
export const nobodyWatches: ReadingWatch = {
  requireProof: () => undefined,
  followFile: () => ({ begin: async () => {}, givePaper: async () => {}, end: async () => {} }),
  noteOpened: async () => {},
}
