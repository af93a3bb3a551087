/** How often something was asked in a window, and when the window ends (milliseconds since 1970). */
export type Count = { hits: number; endsAt: number }

const mostKeys = 20_000
const sweepEveryMs = 1_000
/** Keys end in a hash; this much of it tells in which of 256 buckets a key is counted when there is no space for its own. */
const lotDigits = 2

/**
 * Counts in this process, in bounded memory. When it is full of open windows, nothing is forgotten, or whoever
 * fills it could wipe out what was counted of him; newcomers share counters instead, and are refused too early
 * rather than never.
 */
export function createMemoryCounts({ keys = mostKeys } = {}) {
  const counts = new Map<string, Count>()
  let sweptAt = 0

  const find = (key: string, now: number): Count | undefined => {
    const count = counts.get(key)
    return count && count.endsAt > now ? count : undefined
  }
  const hasSpaceFor = (key: string, now: number): boolean => {
    if (counts.size < keys || counts.has(key)) return true
    if (Math.abs(now - sweptAt) < sweepEveryMs) return false
    sweptAt = now
    for (const [known, { endsAt }] of counts) if (endsAt <= now) counts.delete(known)
    return counts.size < keys
  }
  return {
    size: () => counts.size,
    find,
    /** Keeps what was counted elsewhere, if there is space. */
    remember(key: string, count: Count, now: number): void {
      if (hasSpaceFor(key, now)) counts.set(key, count)
    },
    /** Counts one more, alone. */
    add(key: string, windowMs: number, now: number): Count {
      const own = hasSpaceFor(key, now) ? key : bucketOf(key)
      const { hits, endsAt } = find(own, now) ?? { hits: 0, endsAt: now + windowMs }
      const count = { hits: hits + 1, endsAt }
      counts.set(own, count)
      return count
    },
  }
}

function bucketOf(key: string): string {
  const hashStart = key.lastIndexOf('|') + 1
  return key.slice(0, hashStart + lotDigits)
}
