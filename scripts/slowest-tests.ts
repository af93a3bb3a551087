/** What each test took, from the reports that the tools write: by the clock, and of the processor. */

export type MeasuredFile = { cpuSeconds: number; worker: number; fromMs: number; toMs: number }

export type TimedTest = {
  file: string
  title: string
  seconds: number
  /** Of the processor; undefined where nobody measured it. */
  cpuSeconds?: number | undefined
  /** Its file until it ended, where files are measured as a whole: on which worker of Vitest, and when. */
  ofFile?: MeasuredFile | undefined
}

/** What a Vitest report tells of time. */
export type VitestTimes = {
  testResults: {
    name: string
    assertionResults: {
      fullName: string
      duration?: number | null
      meta?: { cpuSeconds?: number; ofFile?: MeasuredFile }
    }[]
  }[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    title: string
    tests: { annotations?: { type: string; description?: string }[]; results: { duration: number }[] }[]
  }[]
}

/** What a Playwright report tells of time. */
export type PlaywrightTimes = { suites: PlaywrightSuite[] }

export function timeVitest({ testResults }: VitestTimes, root: string): TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, meta }) => ({
      file: name.replace(root, ''),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      cpuSeconds: meta?.cpuSeconds,
      ofFile: meta?.ofFile,
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
      cpuSeconds: sumCpuSeconds(tests.flatMap(({ annotations = [] }) => annotations)),
    })),
  ])
}

function sumCpuSeconds(annotations: readonly { type: string; description?: string }[]): number | undefined {
  const measured = annotations.filter(({ type }) => type === 'cpu seconds')
  if (measured.length === 0) return undefined
  return measured.reduce((sum, { description }) => sum + Number(description), 0)
}

/** The tests that took the most of the processor, a line for each, and beside it their time by the clock. */
export function describeSlowest(tests: readonly TimedTest[], count: number): string[] {
  const costOf = ({ cpuSeconds, seconds }: TimedTest) => cpuSeconds ?? seconds
  return tests
    .toSorted((one, other) => costOf(other) - costOf(one))
    .slice(0, count)
    .map(({ file, title, seconds, cpuSeconds }) => {
      const cpu = cpuSeconds === undefined ? '' : `${cpuSeconds.toFixed(1).padStart(7)} CPU s`
      return `${cpu}${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`
    })
}
