/** Choices of a book: the same seed chooses the same, and nothing is chosen twice while there is something else. */
export type Chance = {
  pick<T>(options: readonly T[], place: string): T | undefined
  /** One that was not picked in this book, where there is one. */
  pickNew(options: readonly string[], place: string): string | undefined
  /** From 0 to 1. */
  share(place: string): number
}

export function createChance(seed: number): Chance {
  const used = new Set<string>()
  const pick = <T>(options: readonly T[], place: string): T | undefined =>
    options[hash(seed, place) % Math.max(options.length, 1)]
  return {
    pick,
    share: (place) => (hash(seed, place) % 1000) / 1000,
    pickNew: (options, place) => {
      const fresh = options.filter((option) => !used.has(option))
      const picked = pick(fresh, place)
      if (picked !== undefined) used.add(picked)
      return picked
    },
  }
}

function hash(seed: number, place: string): number {
  let value = (Math.trunc(seed) || 0) ^ 0x9e3779b9
  for (const letter of place) value = mix(value ^ letter.charCodeAt(0))
  return mix(value)
}

function mix(value: number): number {
  let mixed = value >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
