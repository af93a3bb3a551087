/** The two Vitest parts of `npm test`: what needs no database and what PGlite must show, and the rest on PostgreSQL. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { failedInVitest, type FailedTest, type VitestFailures } from './failed-tests.ts'
import { startPostgresCluster } from './postgres-cluster.ts'
import { repositoryRoot, runInTerminal } from './run-program.ts'
import { timeVitest, type TimedTest, type VitestTimes } from './slowest-tests.ts'
import { countVitest, noTests, withExitCode, type TestCount, type VitestReport } from './test-count.ts'
import type { TestChoice } from './test-files.ts'

export type TestRun = { count: TestCount; timed: TimedTest[]; failed: FailedTest[] }

/** One of thousands over real servers that lost a race is tried once more in CI, and named for it (docs/decisions/0075). */
const secondTry = process.env.CI === 'true' ? ['--retry=1'] : []

/** Every test without a database, and on the embedded one those that say they must hold there too. */
export function runOnPglite({ files, title }: TestChoice): Promise<TestRun | undefined> {
  const paths = files
    .filter(({ needs, onPgliteToo }) => needs === 'nothing' || onPgliteToo)
    .map(({ path }) => path)
  return runVitest('vitest-pglite', paths, title, { TEST_DATABASE: 'pglite', TEST_DATABASE_URL: undefined })
}

/** Every test that needs a database, on a PostgreSQL of its own. */
export async function runOnPostgres({ files, title }: TestChoice): Promise<TestRun | undefined> {
  const paths = files.filter(({ needs }) => needs === 'database').map(({ path }) => path)
  if (paths.length === 0) return undefined

  const cluster = await startPostgresCluster()
  try {
    const environment = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: cluster.url }
    return await runVitest('vitest-postgres', paths, title, environment, secondTry)
  } finally {
    await cluster.stop()
  }
}

async function runVitest(
  reportName: string,
  paths: readonly string[],
  title: string | undefined,
  environment: Record<string, string | undefined>,
  retry: readonly string[] = [],
): Promise<TestRun | undefined> {
  if (paths.length === 0) return undefined
  const reportPath = join(repositoryRoot, 'test-results', `${reportName}.json`)
  rmSync(reportPath, { force: true })
  const exitCode = await runInTerminal(
    'vitest',
    [
      'run',
      ...paths,
      ...retry,
      ...(title ? ['--testNamePattern', escapePattern(title)] : []),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`],
    ],
    { environment },
  )
  const { count, ...told } = readReport(reportPath)
  return { count: withExitCode(count, exitCode), ...told }
}

/** Both tools take a pattern where somebody gave words. */
export function escapePattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function readReport(path: string): TestRun {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport & VitestTimes & VitestFailures
    const failed = failedInVitest(report, repositoryRoot)
    return { count: countVitest(report), timed: timeVitest(report, repositoryRoot), failed }
  } catch {
    return { count: { ...noTests, failed: 1 }, timed: [], failed: [] }
  }
}
