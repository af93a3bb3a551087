/** What a draw that was called off leaves for everyone to see. */
export type OpenPart = 'listed' | 'unlisted' | 'unopened'

/** Seed and list, the seed of a draw that had no list yet, or nothing, where the seed could not be opened. */
export function whatIsOpen(draw: { opened_seed: string | null; entries_hash: string | null }): OpenPart {
  if (draw.opened_seed === null) return 'unopened'
  return draw.entries_hash === null ? 'unlisted' : 'listed'
}
