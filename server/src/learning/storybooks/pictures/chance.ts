/** Seeded chance: the same seed yields the same turns on each machine. */
export type Chance = {
  /** At least `low`, below `high`. */
  between(low: number, high: number): number
  whole(low: number, high: number): number
  happens(share: number): boolean
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T
  shuffle<T>(from: readonly T[]): T[]
}

/** Mulberry32, begun from a number and what the numbers are for. */
export function chanceOf(seed: number, purpose = ''): Chance {
  let state = (hash(purpose) ^ Math.imul(seed | 0, 0x9e3779b1)) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    between: (low, high) => low + next() * (high - low),
    whole,
    happens: (share) => next() < share,
    pick: (from) => {
      const chosen = from[whole(0, from.length - 1)]
      if (chosen === undefined) throw new RangeError('There is nothing to pick from.')
      return chosen
    },
    shuffle: (from) => {
      const left = [...from]
      const drawn: typeof left = []
      while (left.length > 0) drawn.push(...left.splice(whole(0, left.length - 1), 1))
      return drawn
    },
  }
}

/** FNV-1a over the UTF-16 units of a text. */
export function hash(text: string): number {
  let value = 2166136261
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  return value >>> 0
}
