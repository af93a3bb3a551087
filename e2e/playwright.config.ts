import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { headlessShell } from '../scripts/chromium.ts'

/** How many journeys run at a time. Each of them has a browser and a server of its own. */
const workers = Number(process.env.E2E_WORKERS ?? 2)
const firstPort = Number(process.env.E2E_PORT ?? 4173)
/** The long form of the tests runs every journey; a usual run leaves out those that are tagged `@soak`. */
export const isSoak = process.env.SOAK === 'true'
/** The long form runs beside a load: whatever is waited for may take three times as long. */
const patience = isSoak ? 3 : 1
const originOf = (worker: number) => `http://localhost:${firstPort + worker}`

/** Where the servers of all workers answer. */
export const origins = Array.from({ length: workers }, (_, worker) => originOf(worker))

/** Where this worker's server answers: nobody else's journey meets its people or moves its money. */
export const origin = originOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

/** Within a file journeys run one after the other, unless it says that they may part. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  ...(!isSoak && { grepInvert: /@soak/ }),
  // Where no child of a class list may be named once all is done.
  globalTeardown: './look-for-children.ts',
  // A run of another checkout, on other ports, empties its own.
  outputDir: join(tmpdir(), 'tower-e2e-results', String(firstPort)),
  workers,
  timeout: patience * 60_000,
  expect: {
    timeout: patience * 10_000,
    // A few pixels of a rounded edge may differ; a moved word or another color may not.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.2, maxDiffPixelRatio: 0.005 },
  },
  // The pictures to compare with; in CI none is taken silently.
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  updateSnapshots: process.env.CI === 'true' ? 'none' : 'missing',
  forbidOnly: process.env.CI === 'true',
  // Named as flaky at the end of the run, and a fault to mend: docs/decisions/0075.
  retries: process.env.CI === 'true' ? 1 : 0,
  use: {
    baseURL: origin,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? headlessShell,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters have the same edges everywhere: no hints of the system's, no colored fringes.
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
    locale: 'en-US',
    actionTimeout: patience * 15_000,
    navigationTimeout: patience * 20_000,
    // What was done and answered. Pictures of every step would cost more than many a step.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  webServer: Array.from({ length: workers }, (_, worker) => ({
    command: 'node e2e/serve-demo.ts',
    cwd: '..',
    url: `${originOf(worker)}/readyz`,
    env: { PORT: String(firstPort + worker), ORIGIN: originOf(worker) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 600_000,
  })),
})
