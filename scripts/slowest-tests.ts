/** How long each test took, from the reports that the tools write. */

export type TimedTest = { file: string; title: string; seconds: number }

/** What a Vitest report tells of time. */
export type VitestTimes = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: { file: string; title: string; tests: { results: { duration: number }[] }[] }[]
}

/** What a Playwright report tells of time. */
export type PlaywrightTimes = { suites: PlaywrightSuite[] }

export function timeVitest({ testResults }: VitestTimes, root: string): TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: name.replace(root, ''),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  )
}

export function timePlaywright({ suites }: PlaywrightTimes): TimedTest[] {
  return suites.flatMap((suite) => [
    ...timePlaywright({ suites: suite.suites ?? [] }),
    ...suite.specs.map(({ file, title, tests }) => ({
      file: `e2e/${file}`,
      title,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ])
}

/** The slowest tests, a line for each, the slowest first. */
export function describeSlowest(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`)
}
