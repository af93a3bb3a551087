import {
  type FairnessDimension,
  fairnessDimensions,
  type FairnessVerdict,
} from '@tower/contract/matching/fairness.ts'
import type { AlikeEntries } from './fairness.queries.ts'

/** Alike entries with the chance that each of them had. */
export type Compared = AlikeEntries & { chance: number }

export type ComparedGroup = {
  group: string
  entries: number
  expected: number
  actual: number
  verdict: FairnessVerdict
}

/** Of two dozen groups, one in ten readings would show a difference of two standard deviations by chance alone. */
const unusualDeviations = 3
/** With so few matches expected, deviations say nothing: of a state with a tenth of a match expected, one match lies three away. */
const fewExpected = 5
/** How rarely chance alone brings a count that far above: as rarely as three deviations do. */
const rareChance = 0.00135

/** The matches of each group beside those that the weights let expect, by everything that draws are compared by. */
export function compareGroups(
  entries: readonly Compared[],
): { dimension: FairnessDimension; groups: ComparedGroup[] }[] {
  return fairnessDimensions.map((dimension) => ({ dimension, groups: groupsOf(entries, dimension) }))
}

function groupsOf(entries: readonly Compared[], dimension: FairnessDimension): ComparedGroup[] {
  const sums = new Map<
    string,
    { order: number; entries: number; wins: number; mean: number; spread: number }
  >()
  for (const alike of entries) {
    const { group, order } = nameGroup[dimension](alike)
    const sum = sums.get(group) ?? { order, entries: 0, wins: 0, mean: 0, spread: 0 }
    sum.entries += alike.entries
    sum.wins += alike.wins
    sum.mean += alike.entries * alike.chance
    sum.spread += alike.entries * alike.chance * (1 - alike.chance)
    sums.set(group, sum)
  }
  return [...sums]
    .toSorted(([a, { order }], [b, other]) => order - other.order || a.localeCompare(b))
    .map(([group, { entries: count, wins, mean, spread }]) => ({
      group,
      entries: count,
      expected: Math.round(mean * 10) / 10,
      actual: wins,
      verdict: judge(wins, mean, spread),
    }))
}

function judge(wins: number, mean: number, spread: number): FairnessVerdict {
  const difference = wins - mean
  if (Math.abs(difference) < 0.5) return 'as_expected'
  const isUnusual =
    mean < fewExpected
      ? chanceOfAtLeast(wins, mean) < rareChance
      : Math.abs(difference) > unusualDeviations * Math.sqrt(spread)
  if (!isUnusual) return 'within_chance'
  return difference > 0 ? 'unusual_more' : 'unusual_less'
}

/** The chance of so many rare matches or more (Poisson). */
function chanceOfAtLeast(count: number, mean: number): number {
  let one = Math.exp(-mean)
  let fewer = 0
  for (let nth = 0; nth < count; nth++) {
    fewer += one
    one *= mean / (nth + 1)
  }
  return 1 - fewer
}

type Named = { group: string; order: number }
/** From how many on, and what such a group is called; the most first. */
type Ranges = readonly (readonly [number, string])[]

const inRange = (count: number, ranges: Ranges): Named => {
  const order = ranges.findIndex(([least]) => count >= least)
  return { group: ranges[order]?.[1] ?? '0', order: -order }
}

const nominators: Ranges = [
  [25, '25+'],
  [10, '10-24'],
  [5, '5-9'],
  [2, '2-4'],
  [0, '1'],
]
const waited: Ranges = [
  [10, '10+'],
  [6, '6-9'],
  [3, '3-5'],
  [1, '1-2'],
  [0, '0'],
]
const classrooms: Ranges = [
  [5, 'many'],
  [2, 'few'],
  [0, 'one'],
]

const nameGroup: Record<FairnessDimension, (entries: AlikeEntries) => Named> = {
  nominators: (entries) => inRange(entries.nominators, nominators),
  waited: (entries) => inRange(entries.waited, waited),
  state: ({ state }) => ({ group: state, order: state === '' ? 1 : 0 }),
  school_size: ({ school_size: size }) =>
    size === null ? { group: '', order: 1 } : inRange(size, classrooms),
}
