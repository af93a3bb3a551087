/** Holds a run of tests to test-budget.json, so that no part, file or test grows unseen: in CPU seconds, which a busy machine changes least. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sumDatabaseTime, type DatabaseTime } from './database-time.ts'
import { repositoryRoot } from './run-program.ts'
import type { TimedTest } from './slowest-tests.ts'

export type Budget = {
  /** What `measurePace` said where the figures were measured; a slower processor is allowed as much more. */
  pace: number
  /** A whole part, its PostgreSQL and its browsers included. */
  parts: Record<string, number>
  /** What a file and a test of a part may take. */
  limits: Record<string, { file: number; test: number }>
  /** A file, with all of its tests, or one test of a file may take more, for a reason. */
  exceptions: { file: string; test?: string; seconds: number; reason: string }[]
  /** What files took when the budget was set, where that is worth a line: what grew is found by it. */
  files: Record<string, number>
}

export type MeasuredPart = {
  name: string
  cpuSeconds?: number | undefined
  timed: readonly TimedTest[]
  /** What PostgreSQL did for the workers of this part. */
  databaseTimes?: readonly DatabaseTime[]
}

/** What a budget is exceeded by before it is said: figures differ by some hundredths from run to run. */
const tolerance = 1.1
const slowestHeld = 1.25
const namedFiles = 5
/** A file below this has no line of its own in the budget. */
export const keptFromSeconds = 5

export const budgetPath = join(repositoryRoot, 'test-budget.json')

export function readBudget(): Budget {
  return JSON.parse(readFileSync(budgetPath, 'utf8')) as Budget
}

/** The budget on a processor of another pace; a faster one is held to the figures as they are. */
export function fitToPace(budget: Budget, pace: number): Budget {
  const factor = Math.max(1, pace / budget.pace)
  const scale = (figures: Record<string, number>) =>
    Object.fromEntries(Object.entries(figures).map(([name, seconds]) => [name, round(seconds * factor)]))
  return {
    ...budget,
    parts: scale(budget.parts),
    limits: Object.fromEntries(
      Object.entries(budget.limits).map(([name, { file, test }]) => [
        name,
        { file: round(file * factor), test: round(test * factor) },
      ]),
    ),
    exceptions: budget.exceptions.map((one) => ({ ...one, seconds: round(one.seconds * factor) })),
    files: scale(budget.files),
  }
}

/**
 * Whether a processor of this pace can be held to the budget. One that does the fixed piece of work much slower shares its
 * caches with others' work: what that costs tests is no multiple of it, and differs from minute to minute.
 */
export function isComparable(budget: Budget, pace: number): boolean {
  return pace <= budget.pace * slowestHeld
}

/** What is over its budget by more than a tenth, one sentence each; for a part, the files that grew the most. */
export function findOverruns(budget: Budget, part: MeasuredPart): string[] {
  const files = sumFiles(part)
  return [
    ...findPartOverrun(budget, part, files),
    ...findFileOverruns(budget, part, files),
    ...findTestOverruns(budget, part),
  ]
}

function findPartOverrun(budget: Budget, part: MeasuredPart, files: ReadonlyMap<string, number>): string[] {
  const { name, cpuSeconds } = part
  const allowed = budget.parts[name]
  if (allowed === undefined || cpuSeconds === undefined || cpuSeconds <= allowed * tolerance) return []
  const grown = [...files]
    .map(([file, seconds]) => ({ file, seconds, kept: budget.files[file] ?? keptFromSeconds }))
    .filter(({ seconds, kept }) => seconds > kept)
    .toSorted((one, other) => other.seconds - other.kept - (one.seconds - one.kept))
    .slice(0, namedFiles)
    .map(({ file, seconds, kept }) => `    grew: ${file}, from ${kept} to ${round(seconds)} CPU s`)
  return [[`the part ${name} took ${round(cpuSeconds)} CPU s of ${allowed}`, ...grown].join('\n')]
}

function findFileOverruns(
  budget: Budget,
  { name }: MeasuredPart,
  files: ReadonlyMap<string, number>,
): string[] {
  const usual = budget.limits[name]?.file ?? Infinity
  return [...files].flatMap(([file, seconds]) => {
    const exception = budget.exceptions.find((one) => one.file === file && one.test === undefined)
    const allowed = Math.max(usual, exception?.seconds ?? 0)
    return seconds > allowed * tolerance ? [`${file} took ${round(seconds)} CPU s of ${allowed}`] : []
  })
}

function findTestOverruns(budget: Budget, { name, timed }: MeasuredPart): string[] {
  const usual = budget.limits[name]?.test ?? Infinity
  return timed.flatMap(({ file, title, cpuSeconds = 0 }) => {
    const exceptions = budget.exceptions.filter((one) => one.file === file && (one.test ?? title) === title)
    const allowed = Math.max(usual, ...exceptions.map(({ seconds }) => seconds))
    return cpuSeconds > allowed * tolerance
      ? [`${file}: ${title}: took ${round(cpuSeconds)} CPU s of ${allowed}`]
      : []
  })
}

/** CPU seconds of each file: measured as a whole and with PostgreSQL's share, or the sum of its tests. */
export function sumFiles({ timed, databaseTimes = [] }: MeasuredPart): Map<string, number> {
  return new Map(
    [...Map.groupBy(timed, ({ file }) => file)].map(([file, tests]) => {
      const whole = tests
        .flatMap(({ ofFile }) => ofFile ?? [])
        .toSorted((one, other) => one.toMs - other.toMs)
        .at(-1)
      return [
        file,
        whole
          ? whole.cpuSeconds + sumDatabaseTime(databaseTimes, whole)
          : tests.reduce((sum, { cpuSeconds = 0 }) => sum + cpuSeconds, 0),
      ]
    }),
  )
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
