/**
 * `npm test`: everything CI runs. `npm test -- unit` runs one part, `npm test -- check e2e` several.
 * The last line is the sum over all parts; the exit code says whether all is well.
 */
import { runChecks } from './check.ts'
import { addCounts, noTests, summariseCount, type TestCount } from './test-count.ts'
import { runOnPglite, runOnPostgres } from './test-vitest.ts'
import { runJourneys } from './test-journeys.ts'

type Part = { name: string; title: string; run: () => Promise<TestCount | undefined> }
type Outcome = { part: Part; count: TestCount | undefined; seconds: number }

const parts: Part[] = [
  { name: 'check', title: 'Code: lint, types, boundaries', run: runChecks },
  { name: 'unit', title: 'Unit and integration, on PGlite', run: runOnPglite },
  { name: 'postgres', title: 'Integration, on PostgreSQL', run: runOnPostgres },
  { name: 'e2e', title: 'Journeys in a browser', run: runJourneys },
]

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !parts.some((part) => part.name === name))
if (unknown) {
  console.error(`There is no part "${unknown}". The parts: ${parts.map((part) => part.name).join(', ')}`)
  process.exit(2)
}

// Each part passes the signal on to what it runs; the rest, a cluster among it, ends as we exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => setTimeout(() => process.exit(130), 500))
}

const outcomes: Outcome[] = []
for (const part of parts) {
  if (chosen.length === 0 || chosen.includes(part.name)) outcomes.push(await runPart(part))
}
report(outcomes)

async function runPart(part: Part): Promise<Outcome> {
  console.log(`\n── ${part.title} ──`)
  const startedAt = performance.now()
  const count = await part.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { ...noTests, failed: 1 }
  })
  return { part, count, seconds: (performance.now() - startedAt) / 1000 }
}

function report(all: readonly Outcome[]): void {
  console.log('')
  for (const { part, count, seconds } of all) {
    const sign = !count ? '·' : count.failed > 0 ? '✘' : '✔'
    const time = `${seconds.toFixed(1)} s`.padStart(9)
    console.log(`${sign} ${part.title.padEnd(36)}${time}   ${count ? summariseCount(count) : 'none yet'}`)
  }
  const sum = addCounts(all.map(({ count }) => count ?? noTests))
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
  console.log(summariseCount(sum))
}
