/** One line of the table: the median of its rounds, all rounds, and what it is held against. */
export type Figure = {
  name: string
  unit: string
  median: number
  rounds: readonly number[]
  goal?: string
  met?: boolean
  /** The number of the figure in the list of goals; absent for what only explains another one. */
  number?: number
}

export type Goal = { text: string; isMet: (median: number) => boolean }

/** The median must not be above the limit. */
export function atMost(limit: number): Goal {
  return { text: `≤ ${limit}`, isMet: (median) => median <= limit }
}

/** The median must not be below the limit. */
export function atLeast(limit: number): Goal {
  return { text: `≥ ${limit}`, isMet: (median) => median >= limit }
}

export type FigureFacts = {
  name: string
  unit: string
  rounds: readonly number[]
  goal?: Goal | undefined
  number?: number
}

/** Makes a figure from its rounds and judges the median by the goal, where there is one. */
export function figureOf({ name, unit, rounds, goal, number }: FigureFacts): Figure {
  const median = medianOf(rounds)
  return {
    ...{ name, unit, median, rounds },
    ...(goal && { goal: goal.text, met: goal.isMet(median) }),
    ...(number !== undefined && { number }),
  }
}

/** The middle of the rounds; of an even number of them the upper one. */
export function medianOf(rounds: readonly number[]): number {
  return rounds.toSorted((a, b) => a - b)[rounds.length >> 1] ?? Number.NaN
}

/** Round by round, one measurement over the other. */
export function ratioOf(over: readonly number[], under: readonly number[]): number[] {
  return over.map((value, round) => value / (under[round] ?? Number.NaN))
}
