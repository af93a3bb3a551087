/** The two Vitest parts of `npm test`: what needs no database and what PGlite must show, and the rest on PostgreSQL. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from './build.ts'
import { prepareDump } from '../server/src/test/lend-pglite.ts'
import { prepareTemplate } from '../server/src/test/lend-postgres.ts'
import { failedInVitest, type FailedTest, type VitestFailures } from './failed-tests.ts'
import { borrowKeptCluster } from './kept-cluster.ts'
import { standBefore, type Pooler } from './pgbouncer.ts'
import { startPostgresCluster } from './postgres-cluster.ts'
import { repositoryRoot, runInTerminal } from './run-program.ts'
import { timeVitest, type TimedTest, type VitestTimes } from './slowest-tests.ts'
import {
  countVitest,
  noTests,
  withExitCode,
  type SkipReason,
  type TestCount,
  type VitestReport,
} from './test-count.ts'
import type { TestChoice, TestFile } from './test-files.ts'

export type TestRun = { count: TestCount; timed: TimedTest[]; failed: FailedTest[] }

/** One of thousands over real servers that lost a race is tried once more in CI, and named for it (docs/decisions/0075). */
const secondTry = process.env.CI === 'true' ? ['--retry=1'] : []

/** `TEST_POOLER=pgbouncer npm test -- postgres`: each connection of the tests goes through it. */
const isPooled = process.env.TEST_POOLER === 'pgbouncer'

/** Every test without a database, and on the embedded one those that say they must hold there too. */
export async function runOnPglite({ files, ...titles }: TestChoice): Promise<TestRun | undefined> {
  const chosen = files.filter(({ needs, onPgliteToo }) => needs === 'nothing' || onPgliteToo)
  // What all databases are copied from is made before the first test, not in its time.
  if (chosen.some(({ onPgliteToo }) => onPgliteToo)) await prepareDump()
  const environment = { TEST_DATABASE: 'pglite', TEST_DATABASE_URL: undefined }
  return runVitest({ reportName: 'vitest-pglite', files: chosen, ...titles, environment, retry: [] })
}

/** Every test that needs a database, on a PostgreSQL of its own, or on one that stays up for the next run. */
export async function runOnPostgres({ files, onKept, ...titles }: TestChoice): Promise<TestRun | undefined> {
  const chosen = files.filter(({ needs }) => needs === 'database')
  if (chosen.length === 0) return undefined
  if (chosen.some(({ needsPages }) => needsPages)) await buildStale()

  const cluster = await (onKept ? borrowKeptCluster() : startPostgresCluster())
  let pooler: Pooler | undefined
  try {
    await prepareTemplate(cluster.url)
    if (isPooled) pooler = await standBefore(cluster.url)
    const environment = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: pooler?.url ?? cluster.url }
    return await runVitest({
      reportName: 'vitest-postgres',
      files: chosen,
      ...titles,
      environment,
      retry: secondTry,
    })
  } finally {
    await pooler?.stop()
    await cluster.stop()
  }
}

type VitestRun = Pick<TestChoice, 'title' | 'pattern'> & {
  reportName: string
  files: readonly TestFile[]
  environment: Record<string, string | undefined>
  retry: readonly string[]
}

async function runVitest(run: VitestRun): Promise<TestRun | undefined> {
  const { reportName, files, title, environment, retry } = run
  const pattern = run.pattern ?? (title && escapePattern(title))
  if (files.length === 0) return undefined
  const reportPath = join(repositoryRoot, 'test-results', `${reportName}.json`)
  rmSync(reportPath, { force: true })
  const exitCode = await runInTerminal(
    'vitest',
    [
      'run',
      ...files.map(({ path }) => path),
      ...retry,
      ...(pattern ? ['--testNamePattern', pattern] : []),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`],
    ],
    { environment },
  )
  const { count, ...told } = readReport(reportPath, run)
  return { count: withExitCode(count, exitCode), ...told }
}

/** A test is never left out for good: it runs on the other engine, in the long form, or wasn't asked for. */
function reasonToSkip({ files, title, pattern, environment }: VitestRun, name: string): SkipReason {
  if (title || pattern) return 'runs elsewhere'
  const path = name.replace(repositoryRoot, '')
  const file = files.find((one) => one.path === path)
  if (file?.needs === 'database' && environment.TEST_DATABASE === 'pglite') return 'runs elsewhere'
  return readFileSync(name, 'utf8').includes('process.env.SOAK') ? 'only in soak' : 'skipped'
}

/** Both tools take a pattern where somebody gave words. */
export function escapePattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function readReport(path: string, run: VitestRun): TestRun {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport & VitestTimes & VitestFailures
    return {
      count: countVitest(report, (name) => reasonToSkip(run, name)),
      timed: timeVitest(report, repositoryRoot),
      failed: failedInVitest(report, repositoryRoot),
    }
  } catch {
    return { count: { ...noTests, failed: 1 }, timed: [], failed: [] }
  }
}
