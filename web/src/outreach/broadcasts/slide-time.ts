import type { Broadcast } from '@tower/contract/outreach/broadcasts.ts'

const usualSeconds = 8
const leastSeconds = 3

/** How long a slide stays: its own time, or the player's, and never too short to read. */
export function slideMs({ duration_sec }: Pick<Broadcast, 'duration_sec'>): number {
  return Math.max(duration_sec ?? usualSeconds, leastSeconds) * 1_000
}

/** What the player shows: the urgent ones where there are any, otherwise all, in their order. */
export function chooseShown(items: readonly Broadcast[]): readonly Broadcast[] {
  const urgent = items.filter(({ is_urgent }) => is_urgent)
  return urgent.length > 0 ? urgent : items
}
