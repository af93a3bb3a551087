/** How a run of tests ends: what took the most, what failed, what is over its budget, a line for each part, and the count. */
import type { DatabaseTime } from './database-time.ts'
import { describeFailed } from './failed-tests.ts'
import { describeSlowest } from './slowest-tests.ts'
import { findOverruns, fitToPace, isComparable, readBudget, type MeasuredPart } from './test-budget.ts'
import { addCounts, noTests, summariseCount, type TestCount } from './test-count.ts'
import type { TestRun } from './test-vitest.ts'

export type Outcome = {
  name: string
  title: string
  /** Undefined where nothing of this part was asked for. */
  run: TestRun | undefined
  seconds: number
  cpuSeconds: number | undefined
  databaseTimes: readonly DatabaseTime[]
  /** `measurePace` before and after, the slower of the two; of whole parts. */
  pace?: number
}

/** What the parts took, to be held to the budget. */
export function measureParts(outcomes: readonly Outcome[]): MeasuredPart[] {
  return outcomes.map(({ name, cpuSeconds, databaseTimes, run }) => ({
    ...{ name, cpuSeconds, databaseTimes },
    timed: run?.timed ?? [],
  }))
}

const shownSlowest = 10

/**
 * Writes the end of a run and gives its count. Where whole parts ran, they are held to their budget: in CI, what is over on
 * a processor as fast as the budget's is a failure; elsewhere it is only said, since no two processors count alike.
 */
export function reportRun(outcomes: readonly Outcome[], isWhole: boolean): TestCount {
  writeList(
    'What took the most of the processor:',
    describeSlowest(
      outcomes.flatMap(({ run }) => run?.timed ?? []),
      shownSlowest,
    ),
  )
  writeLines(describeFailed(outcomes.flatMap(({ run }) => run?.failed ?? [])))
  const { held, said } = isWhole && process.env.SOAK !== 'true' ? listOverruns(outcomes) : noOverruns
  writeOverruns('Over its budget (test-budget.json):', held)
  writeOverruns('Over its budget, on a processor too slow to be held to it:', said)
  console.log('')
  for (const outcome of outcomes) console.log(describeOutcome(outcome))
  const sum = addCounts(outcomes.map(({ run }) => run?.count ?? noTests))
  const count = process.env.CI === 'true' ? { ...sum, failed: sum.failed + held.length } : sum
  console.log(summariseCount(count))
  return count
}

type Overruns = { held: string[]; said: string[] }

const noOverruns: Overruns = { held: [], said: [] }

function listOverruns(outcomes: readonly Outcome[]): Overruns {
  const budget = readBudget()
  const overruns = outcomes.flatMap((outcome) => {
    const { pace = budget.pace } = outcome
    const found = measureParts([outcome]).flatMap((part) => findOverruns(fitToPace(budget, pace), part))
    return found.map((overrun) => ({ overrun, isHeld: isComparable(budget, pace) }))
  })
  const those = (wanted: boolean) =>
    overruns.filter(({ isHeld }) => isHeld === wanted).map(({ overrun }) => overrun)
  return { held: those(true), said: those(false) }
}

function writeOverruns(head: string, overruns: readonly string[]): void {
  writeList(
    head,
    overruns.map((overrun) => `  ${overrun}`),
  )
}

function describeOutcome({ title, run, seconds, cpuSeconds }: Outcome): string {
  const sign = !run ? '·' : run.count.failed > 0 ? '✘' : '✔'
  const time = `${seconds.toFixed(1)} s`.padStart(10)
  const cpu = cpuSeconds === undefined ? '' : `${cpuSeconds.toFixed(0)} CPU s`.padStart(13)
  return `${sign} ${title.padEnd(36)}${time}${cpu}   ${run ? summariseCount(run.count) : 'none'}`
}

function writeList(head: string, lines: readonly string[]): void {
  if (lines.length > 0) writeLines(['', head, ...lines])
}

function writeLines(lines: readonly string[]): void {
  if (lines.length > 0) console.log(lines.join('\n'))
}
