/**
 * Writes what the last whole run took into test-budget.json, rounded up, and says what is over its limit without being an
 * exception: `node scripts/keep-budget.ts`. Parts and limits are set by hand: raising one is a line that somebody reads.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from './run-program.ts'
import {
  budgetPath,
  findOverruns,
  keptFromSeconds,
  readBudget,
  sumFiles,
  type MeasuredPart,
} from './test-budget.ts'

const measurementsPath = join(repositoryRoot, 'test-results/cpu.json')

/** Keeps what the parts of a run took, for whoever sets the budget next. */
export function writeMeasurements(parts: readonly MeasuredPart[]): void {
  mkdirSync(dirname(measurementsPath), { recursive: true })
  writeFileSync(measurementsPath, JSON.stringify(parts))
}

if (import.meta.main) {
  const parts = JSON.parse(readFileSync(measurementsPath, 'utf8')) as MeasuredPart[]
  const budget = readBudget()
  const files = parts
    .flatMap((part) => [...sumFiles(part)])
    .filter(([, seconds]) => seconds > keptFromSeconds)
    .map(([file, seconds]): [string, number] => [file, Math.ceil(seconds)])
    // A file of two parts keeps the larger figure.
    .toSorted(([one, first], [other, second]) => one.localeCompare(other) || first - second)
  const kept = { ...budget, files: Object.fromEntries(files) }
  writeFileSync(budgetPath, `${JSON.stringify(kept, null, 2)}\n`)
  for (const part of parts) {
    console.log(`${part.name}: ${Math.ceil(part.cpuSeconds ?? 0)} CPU s of ${budget.parts[part.name]}`)
    for (const overrun of findOverruns(budget, part)) console.log(`  ${overrun}`)
  }
}
