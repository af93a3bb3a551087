import type { Figure } from './figure.ts'

/** Prints one figure as a line: name, goal, median, verdict, and every round. */
export function printFigure({ number, name, unit, median, rounds, goal, met }: Figure): void {
  const label = `${number === undefined ? '   ' : `${number}.`.padEnd(3)} ${name}`
  const value = `${shortNumber(median).padStart(9)} ${unit.padEnd(8)}`
  const verdict = goal === undefined ? '' : `${goal.padEnd(8)} ${met ? 'met   ' : 'MISSED'}`
  const all = rounds.length > 1 ? `[${rounds.map(shortNumber).join(' ')}]` : ''
  console.log(`${label.padEnd(66)} ${value} ${verdict.padEnd(16)} ${all}`.trimEnd())
}

/** Prints the figures with a goal once more, the missed ones last, so that nobody has to look for them. */
export function printSummary(figures: readonly Figure[]): void {
  const judged = figures.filter(({ goal }) => goal !== undefined)
  const missed = judged.filter(({ met }) => !met)
  console.log(`\n${judged.length - missed.length} of ${judged.length} goals met`)
  for (const { name, median, unit, goal } of missed) {
    console.log(`  missed: ${name}: ${shortNumber(median)} ${unit}, goal ${goal}`)
  }
}

function shortNumber(value: number): string {
  const size = Math.abs(value)
  if (size >= 100) return Math.round(value).toString()
  return value.toFixed(size >= 10 ? 1 : 2)
}
