/** How a run of tests ends: what took the most, what failed, what is over its budget, a line for each part, and the count. */
import type { DatabaseTime } from './database-time.ts'
import { describeFailed } from './failed-tests.ts'
import { measurePace } from './work-pace.ts'
import { describeSlowest } from './slowest-tests.ts'
import { findOverruns, fitToPace, readBudget, type MeasuredPart } from './test-budget.ts'
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
 * Writes the end of a run and gives its count. Where whole parts ran, they are held to their budget: in CI what is over
 * is a failure; elsewhere it is only said, since no two processors count alike.
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
  const overruns = isWhole && process.env.SOAK !== 'true' ? listOverruns(outcomes) : []
  writeList(
    'Over its budget (test-budget.json):',
    overruns.map((overrun) => `  ${overrun}`),
  )
  console.log('')
  for (const outcome of outcomes) console.log(describeOutcome(outcome))
  const sum = addCounts(outcomes.map(({ run }) => run?.count ?? noTests))
  const held = process.env.CI === 'true' ? { ...sum, failed: sum.failed + overruns.length } : sum
  console.log(summariseCount(held))
  return held
}

function listOverruns(outcomes: readonly Outcome[]): string[] {
  const budget = fitToPace(readBudget(), measurePace())
  return measureParts(outcomes).flatMap((part) => findOverruns(budget, part))
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
