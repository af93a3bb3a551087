import { expect, onTestFinished, test, vi } from 'vitest'
import { noTests } from './test-count.ts'
import { readBudget } from './test-budget.ts'
import { reportRun, type Outcome } from './test-report.ts'

const { pace } = readBudget()

const tooMuch: Outcome = {
  ...{ name: 'check', title: 'Code', seconds: 61.5, cpuSeconds: 100_000, databaseTimes: [], pace },
  run: { count: { ...noTests, passed: 3, rows: 40 }, timed: [], failed: [] },
}

test('what is over its budget fails a run in CI, is only said elsewhere, and single tests are held to nothing', () => {
  const written = catchOutput()
  const failures = (environment: { CI: string; SOAK: string }, isWhole: boolean) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    return reportRun([tooMuch], isWhole).failed
  }
  expect(failures({ CI: 'true', SOAK: '' }, true)).toBe(1)
  expect(written.at(-1)).toBe('3 passed, 1 failed (plus 40 rows)')
  expect(written.filter((line) => line.includes('the part check took 100000 CPU s'))).toHaveLength(1)

  expect(failures({ CI: '', SOAK: '' }, true)).toBe(0)
  expect(written.filter((line) => line.includes('the part check took 100000 CPU s'))).toHaveLength(2)

  expect(failures({ CI: 'true', SOAK: '' }, false)).toBe(0)
  expect(failures({ CI: 'true', SOAK: 'true' }, true), 'the long form').toBe(0)
})

test('a processor slower by more than a quarter fails no run, and what is over is still said', () => {
  const written = catchOutput()
  vi.stubEnv('CI', 'true')
  expect(reportRun([{ ...tooMuch, pace: pace * 1.24 }], true).failed).toBe(1)
  expect(reportRun([{ ...tooMuch, pace: pace * 1.26 }], true).failed).toBe(0)
  expect(written.filter((line) => line.includes('the part check took 100000 CPU s'))).toHaveLength(2)
  expect(written.filter((line) => line.includes('too slow to be held to it'))).toHaveLength(1)
})

test('a run ends with a line for each part, with its time by the clock and of the processor', () => {
  const written = catchOutput()
  reportRun([tooMuch, { ...tooMuch, title: 'Journeys', run: undefined, cpuSeconds: undefined }], false)
  expect(written.slice(-3)).toEqual([
    `✔ ${'Code'.padEnd(36)}    61.5 s 100000 CPU s   3 passed, 0 failed (plus 40 rows)`,
    `· ${'Journeys'.padEnd(36)}    61.5 s   none`,
    '3 passed, 0 failed (plus 40 rows)',
  ])
})

function catchOutput(): string[] {
  const written: string[] = []
  const spy = vi.spyOn(console, 'log').mockImplementation((line: unknown) => written.push(String(line)))
  onTestFinished(() => {
    spy.mockRestore()
    vi.unstubAllEnvs()
  })
  return written
}
