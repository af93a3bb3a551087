import { pickOne, shuffle, type Random } from '../world/seeded-random.ts'

/** How often each thing is done to the servers and their database. */
export type FaultCounts = { kills: number; restarts: number; cuts: number; migrations: number; rolls: number }

export type Fault =
  /** `kill -9` of one process; of a second one at the same time now and then. */
  | { kind: 'kill'; who: number[] }
  | { kind: 'restart'; mode: 'fast' | 'immediate' }
  /** So many connections to the database are ended, those in use first. */
  | { kind: 'cut'; connections: number }
  /** Every table gets a column while everything runs. */
  | { kind: 'migration' }
  /** Every process is stopped gracefully and started again, one after the other. */
  | { kind: 'roll' }

/** So many faults of each kind, in an order of chance. */
export function planFaults(random: Random, counts: FaultCounts): Fault[] {
  const repeat = (count: number, make: (at: number) => Fault) =>
    Array.from({ length: count }, (_, at) => make(at))
  return shuffle(random, [
    ...repeat(counts.kills, () => ({ kind: 'kill', who: pickVictims(random) })),
    ...repeat(counts.restarts, (at) => ({ kind: 'restart', mode: at % 2 === 0 ? 'immediate' : 'fast' })),
    ...repeat(counts.cuts, () => ({ kind: 'cut', connections: pickOne(random, [1, 2, 5]) })),
    ...repeat(counts.migrations, () => ({ kind: 'migration' })),
    ...repeat(counts.rolls, () => ({ kind: 'roll' })),
  ])
}

function pickVictims(random: Random): number[] {
  const first = pickOne(random, [0, 1, 2])
  return random() < 0.2 ? [first, (first + 1) % 3] : [first]
}
