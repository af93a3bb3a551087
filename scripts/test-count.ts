/** Counting tests over several tools, from the reports they write. */

export type TestCount = { passed: number; failed: number; skipped: number }

export const noTests: TestCount = { passed: 0, failed: 0, skipped: 0 }

/** The parts of Vitest's JSON report that are counted. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** The parts of Playwright's JSON report that are counted. */
export type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  errors: unknown[]
}

/** Counts a Vitest report; a file that broke before its first test counts as one failure. */
export function countVitest(report: VitestReport): TestCount {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts a Playwright report; errors outside any journey count as failures. */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCount {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
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
    }),
    noTests,
  )
}

/** The last line of a run: "12 passed, 0 failed", with ", 3 skipped" where there are some. */
export function summariseCount({ passed, failed, skipped }: TestCount): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
