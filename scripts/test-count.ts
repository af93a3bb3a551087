/** Counting tests over several tools, from the reports they write: promises, and apart from them rows of tables. */

export type TestCount = {
  passed: number
  failed: number
  skipped: number
  /** Rows that passed tests went through: one promise may be shown for hundreds of calls. */
  rows: number
  /** Tests without a browser that only the long form runs: `npm run soak`. Its journeys are in no report of a usual run. */
  onlyInSoak: number
}

export const noTests: TestCount = { passed: 0, failed: 0, skipped: 0, rows: 0, onlyInSoak: 0 }

/** Why a file's tests may be left out of a run: they have run elsewhere, or run in the long form. */
export type SkipReason = 'runs elsewhere' | 'only in soak' | 'skipped'

/** The parts of Vitest's JSON report that are counted. */
export type VitestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; meta?: { rows?: number } }[]
  }[]
}

/** The parts of Playwright's JSON report that are counted. */
export type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: unknown[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: { ok?: boolean; tests: { annotations?: { type: string; description?: string }[] }[] }[]
}

/** Counts a Vitest report; a file that broke before its first test counts as one failure. */
export function countVitest(report: VitestReport, reasonOf: (file: string) => SkipReason): TestCount {
  return addCounts(
    report.testResults.map(({ name, status, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === 'passed')
      const failed = assertionResults.filter((test) => test.status === 'failed').length
      const left = assertionResults.length - passed.length - failed
      const isBroken = status === 'failed' && assertionResults.length === 0
      const reason = left > 0 ? reasonOf(name) : 'skipped'
      return {
        passed: passed.length,
        failed: isBroken ? 1 : failed,
        skipped: reason === 'skipped' ? left : 0,
        rows: passed.reduce((sum, { meta }) => sum + (meta?.rows ?? 0), 0),
        onlyInSoak: reason === 'only in soak' ? left : 0,
      }
    }),
  )
}

/** Counts a Playwright report; errors outside any journey count as failures. */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): TestCount {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    rows: suites.reduce((sum, suite) => sum + countRows(suite), 0),
    onlyInSoak: 0,
  }
}

/** A journey says its rows in an annotation: `testInfo.annotations.push({ type: 'rows', description: '8' })`. */
function countRows({ suites = [], specs }: PlaywrightSuite): number {
  const own = specs
    .filter(({ ok = true }) => ok)
    .flatMap(({ tests }) => tests.flatMap(({ annotations = [] }) => annotations))
    .filter(({ type }) => type === 'rows')
    .reduce((sum, { description }) => sum + Number(description ?? 0), 0)
  return suites.reduce((sum, suite) => sum + countRows(suite), own)
}

/** A tool that ended badly has at least one failure, whatever its report says. */
export function withExitCode(count: TestCount, exitCode: number): TestCount {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

export function addCounts(counts: readonly TestCount[]): TestCount {
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
      rows: sum.rows + count.rows,
      onlyInSoak: sum.onlyInSoak + count.onlyInSoak,
    }),
    noTests,
  )
}

/** The last line of a run: "2,912 passed, 0 failed (plus 12,326 rows; 14 more in soak, besides its journeys)", with what there is of it. */
export function summariseCount({ passed, failed, skipped, rows, onlyInSoak }: TestCount): string {
  const figure = (count: number) => count.toLocaleString('en-US')
  const counts = [
    `${figure(passed)} passed, ${figure(failed)} failed`,
    ...(skipped > 0 ? [`${figure(skipped)} skipped`] : []),
  ]
  const besides = [
    ...(rows > 0 ? [`plus ${figure(rows)} rows`] : []),
    ...(onlyInSoak > 0 ? [`${figure(onlyInSoak)} more in soak, besides its journeys`] : []),
  ]
  return `${counts.join(', ')}${besides.length > 0 ? ` (${besides.join('; ')})` : ''}`
}
