import type { DrawnPack, Intensity } from './overlay-preferences.ts'

/** How many pieces a pack draws. Lights count strands. */
export const pieceCounts: Record<DrawnPack, Record<Intensity, number>> = {
  fall: { low: 22, med: 36, high: 60 },
  winter: { low: 50, med: 90, high: 140 },
  lights: { low: 1, med: 2, high: 3 },
  confetti: { low: 60, med: 100, high: 160 },
  hearts: { low: 18, med: 32, high: 60 },
  halloween: { low: 12, med: 20, high: 32 },
}

export const bulbsPerStrand = 24
