/** The two Vitest parts of `npm test`: all on PGlite, and what needs a database on PostgreSQL. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgresCluster } from './postgres-cluster.ts'
import { repositoryRoot, runInTerminal } from './run-program.ts'
import { countVitest, noTests, withExitCode, type TestCount, type VitestReport } from './test-count.ts'

/** Whatever imports this, however far up, needs a database. */
const databaseSource = 'server/src/test/test-database.ts'

/** Every test, those with a database on the embedded one. */
export function runOnPglite(): Promise<TestCount> {
  return runVitest('vitest-pglite', ['run'], { TEST_DATABASE: 'pglite', TEST_DATABASE_URL: undefined })
}

/** Every test that needs a database, on a PostgreSQL of its own; undefined when there is none. */
export async function runOnPostgres(): Promise<TestCount | undefined> {
  if (!existsSync(join(repositoryRoot, databaseSource))) return undefined

  const cluster = await startPostgresCluster()
  try {
    return await runVitest('vitest-postgres', ['related', '--run', databaseSource], {
      TEST_DATABASE: 'postgres',
      TEST_DATABASE_URL: cluster.url,
    })
  } finally {
    await cluster.stop()
  }
}

async function runVitest(
  reportName: string,
  selection: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<TestCount> {
  const reportPath = join(repositoryRoot, 'test-results', `${reportName}.json`)
  rmSync(reportPath, { force: true })
  const exitCode = await runInTerminal(
    'vitest',
    [...selection, '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`],
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
