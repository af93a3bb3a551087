/** Which tests failed and what they said, from the reports that the tools write: a run of hours ends with them. */

export type FailedTest = {
  file: string
  title: string
  /** The first lines of what it said. */
  message: string
  /** It passed at its second try. */
  isFlaky: boolean
}

/** What a Vitest report tells of failures. */
export type VitestFailures = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    title: string
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[]
  }[]
}

/** What a Playwright report tells of failures. */
export type PlaywrightFailures = { suites: PlaywrightSuite[]; errors: { message?: string }[] }

const shownLines = 6
/** Colors of a terminal are noise in a list. */
const colors = /\u001B\[[0-9;]*m/g

export function failedInVitest({ testResults }: VitestFailures, root: string): FailedTest[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(root, '').replace(/^\//, '')
    // It broke before its first test.
    if (status === 'failed' && assertionResults.length === 0)
      return [{ file, title: '(the file itself)', message: shorten(message), isFlaky: false }]
    return assertionResults.flatMap((test) => {
      const [said] = test.failureMessages ?? []
      const isFlaky = test.status === 'passed' && said !== undefined
      if (test.status !== 'failed' && !isFlaky) return []
      return [{ file, title: test.fullName, message: shorten(said), isFlaky }]
    })
  })
}

export function failedInPlaywright({ suites, errors }: PlaywrightFailures): FailedTest[] {
  const outside = errors.map(({ message }) => ({
    file: 'e2e',
    title: '(outside any journey)',
    message: shorten(message),
    isFlaky: false,
  }))
  return [...outside, ...suites.flatMap(failedInSuite)]
}

function failedInSuite({ suites = [], specs }: PlaywrightSuite): FailedTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ status, results }) => {
      if (status !== 'unexpected' && status !== 'flaky') return []
      const said = results.flatMap(({ errors = [] }) => errors).at(0)?.message
      return [{ file: `e2e/${file}`, title, message: shorten(said), isFlaky: status === 'flaky' }]
    }),
  )
  return [...suites.flatMap(failedInSuite), ...own]
}

/** The failed tests with what they said, and those that needed a second try. */
export function describeFailed(tests: readonly FailedTest[]): string[] {
  return [
    ...listUnder('Failed:', tests, false),
    ...listUnder('Passed at the second try, to be mended:', tests, true),
  ]
}

function listUnder(head: string, tests: readonly FailedTest[], flaky: boolean): string[] {
  const listed = tests.filter(({ isFlaky }) => isFlaky === flaky)
  const lines = listed.flatMap(({ file, title, message }) => [
    `  ${file}: ${title}`,
    ...message.split('\n').map((line) => `      ${line}`),
  ])
  return lines.length === 0 ? [] : ['', head, ...lines]
}

function shorten(message = 'it said nothing'): string {
  const lines = message.replaceAll(colors, '').split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, shownLines)
    .join('\n')
}
