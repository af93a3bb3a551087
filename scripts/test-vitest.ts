/** The two Vitest parts of `npm test`: all on PGlite, and what needs a database on PostgreSQL. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listOurFiles } from './check-names.ts'
import { startPostgresCluster } from './postgres-cluster.ts'
import { repositoryRoot, runInTerminal } from './run-program.ts'
import { countVitest, noTests, withExitCode, type TestCount, type VitestReport } from './test-count.ts'

/** What a test file says when it needs a database. */
const databaseMark = 'testDatabase'

/** Every test, those with a database on the embedded one. */
export function runOnPglite(): Promise<TestCount> {
  return runVitest('vitest-pglite', [], { TEST_DATABASE: 'pglite', TEST_DATABASE_URL: undefined })
}

/** Every test that needs a database, on a PostgreSQL of its own; undefined when there is none. */
export async function runOnPostgres(): Promise<TestCount | undefined> {
  const files = listOurFiles().filter(needsDatabase)
  if (files.length === 0) return undefined

  const cluster = await startPostgresCluster()
  try {
    return await runVitest('vitest-postgres', files, {
      TEST_DATABASE: 'postgres',
      TEST_DATABASE_URL: cluster.url,
    })
  } finally {
    await cluster.stop()
  }
}

function needsDatabase(path: string): boolean {
  return (
    /^(server|bench)\/.*\.test\.ts$/.test(path) &&
    readFileSync(join(repositoryRoot, path), 'utf8').includes(databaseMark)
  )
}

async function runVitest(
  reportName: string,
  files: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<TestCount> {
  const reportPath = join(repositoryRoot, 'test-results', `${reportName}.json`)
  rmSync(reportPath, { force: true })
  const exitCode = await runInTerminal(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`, ...files],
    { environment },
  )
  return withExitCode(countReport(reportPath), exitCode)
}

function countReport(path: string): TestCount {
  try {
    return countVitest(JSON.parse(readFileSync(path, 'utf8')) as VitestReport)
  } catch {
    return { ...noTests, failed: 1 }
  }
}
