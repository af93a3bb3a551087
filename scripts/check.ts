/**
 * `npm run check`: everything about the code that can be said without running it. Each check is a
 * program of its own; two run at a time, the slowest first.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCompiler } from './run-compiler.ts'
import { repositoryRoot, runQuietly, type ProgramResult } from './run-program.ts'
import { noTests, type TestCount } from './test-count.ts'

type Check = { name: string; run: () => Promise<ProgramResult> }

const node = process.execPath
const atOnce = 2

const checks: Check[] = [
  { name: 'formatting', run: checkFormatting },
  { name: 'types', run: () => runCompiler(keepTypesIn('types')) },
  { name: 'lint', run: () => runQuietly('oxlint', []) },
  { name: 'types of the web app', run: checkWebTypes },
  { name: 'types of the journeys', run: () => runCompiler(['-p', 'e2e', ...keepTypesIn('e2e-types')]) },
  { name: 'import boundaries', run: checkBoundaries },
  {
    name: 'generated types are fresh',
    run: () => runQuietly(node, ['server/src/database/check-generated.ts']),
  },
  { name: 'names, sizes and migrations', run: () => runQuietly(node, ['scripts/check-names.ts']) },
  { name: 'who reads and writes which table', run: () => runQuietly(node, ['scripts/check-tables.ts']) },
  { name: 'rows of raw SQL have schemas', run: () => runQuietly(node, ['scripts/check-rows.ts']) },
  { name: 'one word per thing', run: () => runQuietly(node, ['scripts/check-words.ts']) },
  { name: 'commands and links in documents', run: () => runQuietly(node, ['scripts/check-documents.ts']) },
  { name: 'code in the guides', run: () => runQuietly(node, ['scripts/check-guides.ts']) },
  {
    name: 'classes in stylesheets',
    run: () => runQuietly(node, ['scripts/check-classes.ts']),
  },
  { name: 'contrast of colors', run: () => runQuietly(node, ['scripts/check-contrast.ts']) },
]

/** Runs every check, tells of each as it ends, and counts one test for each. */
export async function runChecks(): Promise<TestCount> {
  const count = { ...noTests }
  const waiting = [...checks]
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      count[(await runCheck(check)) ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return count
}

async function runCheck({ name, run }: Check): Promise<boolean> {
  const startedAt = performance.now()
  const { exitCode, output } = await run()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${exitCode === 0 ? '✔' : '✘'} ${name.padEnd(34)}${seconds.padStart(6)} s`)
  if (exitCode !== 0) console.log(output.trim().replace(/^/gm, '    '))
  return exitCode === 0
}

/** Pages import the types of their route, which React Router writes first. */
async function checkWebTypes(): Promise<ProgramResult> {
  const written = await runQuietly('react-router', ['typegen'], { folder: 'web' })
  if (written.exitCode !== 0) return written
  return runCompiler(['-p', 'web', ...keepTypesIn('web-types')])
}

function checkFormatting() {
  return runQuietly('prettier', [
    ...['--check', '.', '--log-level', 'warn'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
  ])
}

function checkBoundaries() {
  const roots = ['contract', 'server', 'web', 'e2e', 'bench', 'chaos', 'scripts'].filter((root) =>
    existsSync(join(repositoryRoot, root)),
  )
  return runQuietly('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...roots])
}

/** The compiler's own memory of the last run, which makes the next one quick. */
function keepTypesIn(name: string): string[] {
  return ['--incremental', '--tsBuildInfoFile', `.cache/${name}.tsbuildinfo`]
}

if (import.meta.main) {
  const { failed } = await runChecks()
  process.exitCode = failed === 0 ? 0 : 1
}
