import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

/**
 * One suite. Tests that need a database ask for one, and TEST_DATABASE_URL decides whether it is
 * PostgreSQL or the embedded PGlite; `npm test` chooses for each file.
 */
export default defineConfig({
  test: {
    include: ['{contract,server,web,bench,chaos,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['scripts/measure-tests.ts'],
    pool: 'forks',
    // Files of one worker share their modules and its databases; what a test replaces, it puts back.
    isolate: false,
    restoreMocks: true,
    // More than cores: much of what they do is to wait for the database, for processes and for time.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Of a file with the first tag PGlite runs the tests with the second, which wins: docs/guides/write-a-test.md.
    tags: [
      { name: 'some-on-pglite', skip: process.env.TEST_DATABASE === 'pglite' },
      { name: 'on-pglite-too', skip: false, priority: 1 },
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
