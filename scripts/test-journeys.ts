/** The browser part of `npm test`: builds what is stale, then runs the journeys of e2e/ in Chromium. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from './build.ts'
import { listOurFiles } from './check-names.ts'
import { findChromium } from './chromium.ts'
import { repositoryRoot, runInTerminal } from './run-program.ts'
import {
  countPlaywright,
  noTests,
  withExitCode,
  type PlaywrightReport,
  type TestCount,
} from './test-count.ts'

const reportPath = join(repositoryRoot, 'test-results/playwright.json')

/** Every journey; undefined when there is none. */
export async function runJourneys(): Promise<TestCount | undefined> {
  if (!listOurFiles().some((path) => /^e2e\/.*\.e2e\.ts$/.test(path))) return undefined

  await buildStale()
  const chromiumPath = await findChromium()
  rmSync(reportPath, { force: true })
  const exitCode = await runInTerminal(
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { environment: { CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath } },
  )
  return withExitCode(countReport(), exitCode)
}

function countReport(): TestCount {
  try {
    return countPlaywright(JSON.parse(readFileSync(reportPath, 'utf8')) as PlaywrightReport)
  } catch {
    return { ...noTests, failed: 1 }
  }
}
