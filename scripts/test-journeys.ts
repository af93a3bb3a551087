/** The browser part of `npm test`: builds what is stale, then runs the journeys of e2e/ in Chromium. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from './build.ts'
import { findChromium } from './chromium.ts'
import { failedInPlaywright, type PlaywrightFailures } from './failed-tests.ts'
import { repositoryRoot, runInTerminal } from './run-program.ts'
import { timePlaywright, type PlaywrightTimes } from './slowest-tests.ts'
import { countPlaywright, noTests, withExitCode, type PlaywrightReport } from './test-count.ts'
import type { TestChoice } from './test-files.ts'
import { escapePattern, type TestRun } from './test-vitest.ts'

const reportPath = join(repositoryRoot, 'test-results/playwright.json')

/** The chosen journeys, on servers whose demo nobody has used yet; undefined when there is none. */
export async function runJourneys({ files, title }: TestChoice): Promise<TestRun | undefined> {
  const paths = files.filter(({ needs }) => needs === 'browser').map(({ path }) => path)
  if (paths.length === 0) return undefined

  await buildStale()
  const chromiumPath = await findChromium()
  rmSync(reportPath, { force: true })
  const exitCode = await runInTerminal(
    'playwright',
    [
      ...['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
      ...paths.map((path) => `${escapePattern(path)}$`),
      ...(title ? ['--grep', escapePattern(title)] : []),
    ],
    {
      environment: {
        CHROMIUM_PATH: chromiumPath,
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath,
        // A second server would start for nothing.
        ...(paths.length === 1 && { E2E_WORKERS: '1' }),
      },
    },
  )
  const { count, ...told } = readReport()
  return { count: withExitCode(count, exitCode), ...told }
}

function readReport(): TestRun {
  try {
    const report = JSON.parse(readFileSync(reportPath, 'utf8')) as PlaywrightReport &
      PlaywrightTimes &
      PlaywrightFailures
    const failed = failedInPlaywright(report)
    return { count: countPlaywright(report), timed: timePlaywright(report), failed }
  } catch {
    return { count: { ...noTests, failed: 1 }, timed: [], failed: [] }
  }
}
