import { choose } from '../../../writer/text/choose.ts'

const hundred = Array.from({ length: 100 }, (_, at) => at)

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
  const pick = <T>(options: readonly T[], place: string): T | undefined => choose(options, seed, place)
  return {
    pick,
    share: (place) => (choose(hundred, seed, place) ?? 0) / hundred.length,
    pickNew: (options, place) => {
      const fresh = options.filter((option) => !used.has(option))
      const picked = pick(fresh, place)
      if (picked !== undefined) used.add(picked)
      return picked
    },
  }
}
