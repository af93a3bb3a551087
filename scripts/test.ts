/**
 * `npm test`: everything CI runs. `npm test -- unit` runs one part, `npm test -- check e2e` several, and
 * `npm test -- refunds.test` a file, or the tests with these words in their title, on what they need. `npm test -- changed`
 * runs what the domains of the changed files promise, `npm test -- stop` ends the PostgreSQL that single tests share.
 * The last line is the sum over all parts; the exit code says whether all is well.
 */
import { join } from 'node:path'
import { runChecks } from './check.ts'
import { chooseTestsOfChange } from './choose-changed.ts'
import { startCpuMeter } from './cpu-meter.ts'
import { writeMeasurements } from './keep-budget.ts'
import { stopKeptCluster } from './kept-cluster.ts'
import { repositoryRoot } from './run-program.ts'
import { noTests } from './test-count.ts'
import { chooseTests, listTestFiles, type TestChoice } from './test-files.ts'
import { runJourneys } from './test-journeys.ts'
import { measureParts, reportRun, type Outcome } from './test-report.ts'
import { runOnPglite, runOnPostgres, type TestRun } from './test-vitest.ts'
import { measurePace } from './work-pace.ts'

type Part = { name: string; title: string; run: (choice: TestChoice) => Promise<TestRun | undefined> }

const parts: Part[] = [
  {
    name: 'check',
    title: 'Code: lint, types, boundaries',
    run: async () => ({ count: await runChecks(), timed: [], failed: [] }),
  },
  { name: 'unit', title: 'Without a database, and on PGlite', run: runOnPglite },
  { name: 'postgres', title: 'With a database, on PostgreSQL', run: runOnPostgres },
  { name: 'e2e', title: 'Journeys in a browser', run: runJourneys },
]

// Tests start the server many times over: compiled once, it needs half of that work.
process.env.NODE_COMPILE_CACHE ??= join(repositoryRoot, '.cache/node')

// Each part passes the signal on to what it runs; the rest, a cluster among it, ends as we exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => setTimeout(() => process.exit(130), 500))
}

const asked = process.argv.slice(2)
if (asked.join() === 'stop') {
  console.log((await stopKeptCluster()) ? 'The PostgreSQL of single tests has ended.' : 'There is none.')
  process.exit()
}
const areParts = asked.every((word) => parts.some(({ name }) => name === word))
const meter = startCpuMeter()
const outcomes = await (areParts ? runParts(asked) : runTests(asked))
meter.stop()
// Figures of some parts alone would take those of the others out of the budget.
if (asked.length === 0) writeMeasurements(measureParts(outcomes))
const { passed, failed } = reportRun(outcomes, areParts)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

/** Whole parts, all of them unless some are named. */
async function runParts(names: readonly string[]): Promise<Outcome[]> {
  const files = listTestFiles()
  const outcomes: Outcome[] = []
  for (const part of parts) {
    if (names.length > 0 && !names.includes(part.name)) continue
    const paceBefore = measurePace()
    const outcome = await runPart(part, { files })
    outcomes.push({ ...outcome, pace: Math.max(paceBefore, measurePace()) })
  }
  return outcomes
}

/** The tests that these words mean, each on what it needs. */
async function runTests(words: readonly string[]): Promise<Outcome[]> {
  const isOfChange = words.join() === 'changed'
  const choice = isOfChange ? chooseTestsOfChange() : chooseTests(listTestFiles(), words)
  if (choice && choice.files.length > 0) return runChoice(choice)
  if (isOfChange) {
    console.log('Nothing that was changed has tests.')
    process.exit()
  }
  console.error(`No test is meant by "${words.join(' ')}": neither by its path nor by its title.`)
  console.error(`There are also the parts ${parts.map(({ name }) => name).join(', ')}.`)
  return []
}

async function runChoice(choice: TestChoice): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const part of parts.filter(({ name }) => name !== 'check')) {
    const outcome = await runPart(part, { ...choice, onKept: process.env.CI !== 'true' })
    if (outcome.run) outcomes.push(outcome)
  }
  return outcomes
}

async function runPart(part: Part, choice: TestChoice): Promise<Outcome> {
  console.log(`\n── ${part.title} ──`)
  const startedAt = performance.now()
  const cpuAtStart = meter.seconds()
  const run = await part.run(choice).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { count: { ...noTests, failed: 1 }, timed: [], failed: [] }
  })
  const cpuAtEnd = meter.seconds()
  return {
    ...{ name: part.name, title: part.title, run },
    seconds: (performance.now() - startedAt) / 1000,
    cpuSeconds: cpuAtStart === undefined || cpuAtEnd === undefined ? undefined : cpuAtEnd - cpuAtStart,
    databaseTimes: part.name === 'postgres' ? meter.databaseTimes() : [],
  }
}
