import type { DrawNumber } from '@tower/contract/matching/draw-views.contract.ts'

/** Which public number a draw has: one that its list will name, drand's, a demo's own, or none in draws from before. */
export type Coin = 'coming' | DrawNumber['source'] | 'none'

export function coinOf(draw: { beacon: Pick<DrawNumber, 'source'> | null; frozen_at: string | null }): Coin {
  if (draw.beacon) return draw.beacon.source
  return draw.frozen_at === null ? 'coming' : 'none'
}
