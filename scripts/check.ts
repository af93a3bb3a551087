/**
 * `npm run check`: everything about the code that can be said without running it. Each check is a
 * program of its own; two run at a time, the slowest first. Outside CI one whose files are as they
 * were when it last found all well is not run again.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  findChanges,
  hashImports,
  hashOurFiles,
  leaveFaulty,
  lookAt,
  readMemory,
  writeMemory,
  type CheckMemory,
} from './check-memory.ts'
import { runCompiler } from './run-compiler.ts'
import { repositoryRoot, runQuietly, type ProgramResult } from './run-program.ts'
import { noTests, type TestCount } from './test-count.ts'

type Check = {
  name: string
  /** The files that it looks at; a small check, which always runs, names none. */
  inputs?: RegExp
  /** It asks of them what they import, and nothing else. */
  readsImports?: boolean
  run: () => Promise<ProgramResult>
  /** Looks at some files alone, where each can be judged by itself. */
  runOn?: (paths: string[]) => Promise<ProgramResult>
}

const node = process.execPath
const atOnce = 2
/** With more than these, one look at all of them is quicker. */
const mostFilesAlone = 100
const code = /^(?!.*\.generated\.ts$).*\.(?:tsx?|[cm]?js)$/

const checks: Check[] = [
  {
    name: 'formatting',
    inputs: /./,
    run: () => checkFormatting(['.']),
    runOn: (paths) => checkFormatting(['--ignore-unknown', ...paths]),
  },
  {
    name: 'types',
    inputs: /^(?:contract|server|bench|chaos|scripts)\/.*\.(?:ts|json)$|^vitest\.config\.ts$/,
    run: () => runCompiler(keepTypesIn('types')),
  },
  {
    name: 'lint',
    inputs: code,
    run: () => runQuietly('oxlint', []),
    runOn: (paths) => runQuietly('oxlint', paths),
  },
  {
    name: 'types of the web app',
    inputs: /^(?:contract\/src|web)\/.*\.(?:tsx?|css|json)$|^scripts\/task-meta\.d\.ts$/,
    run: checkWebTypes,
  },
  {
    name: 'types of the journeys',
    inputs: /^(?:contract|e2e|scripts)\/.*\.(?:ts|json)$/,
    run: () => runCompiler(['-p', 'e2e', ...keepTypesIn('e2e-types')]),
  },
  { name: 'import boundaries', inputs: code, readsImports: true, run: checkBoundaries },
  {
    name: 'generated types are fresh',
    inputs: /^server\/(?:migrations|src\/database)\//,
    run: () => runQuietly(node, ['server/src/database/check-generated.ts']),
  },
  {
    name: 'NOTICE names every package',
    inputs: /^(?:package-lock\.json|NOTICE|scripts\/write-notice\.ts)$/,
    run: () => runQuietly(node, ['scripts/write-notice.ts', '--check']),
  },
  { name: 'names, sizes and migrations', run: () => runQuietly(node, ['scripts/check-names.ts']) },
  {
    name: 'who reads and writes which table',
    inputs: /^server\/(?:src|migrations)\/|^docs\/domain\/map\.md$/,
    run: () => runQuietly(node, ['scripts/check-tables.ts']),
  },
  {
    name: 'rows of raw SQL have schemas',
    inputs: /^server\/(?:src|test)\/.*\.ts$|^scripts\/unchecked-rows\.json$/,
    run: () => runQuietly(node, ['scripts/check-rows.ts']),
  },
  {
    name: 'days are cut in one place',
    inputs: /^(?:contract|server|web)\/|^scripts\/check-days\.ts$/,
    run: () => runQuietly(node, ['scripts/check-days.ts']),
  },
  {
    name: 'one word per thing',
    inputs: /./,
    run: () => runQuietly(node, ['scripts/check-words.ts']),
  },
  {
    name: 'deploy/.env.example is fresh',
    run: () => runQuietly(node, ['scripts/write-env-example.ts', '--check']),
  },
  { name: 'commands and links in documents', run: () => runQuietly(node, ['scripts/check-documents.ts']) },
  {
    name: 'code in the guides',
    inputs: /\.(?:md|tsx?)$/,
    run: () => runQuietly(node, ['scripts/check-guides.ts']),
  },
  {
    name: 'classes in stylesheets',
    inputs: /^web\/.*\.(?:tsx|css)$/,
    run: () => runQuietly(node, ['scripts/check-classes.ts']),
  },
  { name: 'contrast of colors', run: () => runQuietly(node, ['scripts/check-contrast.ts']) },
]

/** Runs every check, tells of each as it ends, and counts one test for each. */
export async function runChecks(): Promise<TestCount> {
  const count = { ...noTests }
  const remembers = process.env.CI !== 'true'
  const memory: CheckMemory = remembers ? readMemory() : {}
  const hashes = hashOurFiles()
  const waiting = [...checks]
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { inputs, name, readsImports } = check
      const now = inputs && lookAt(hashes, inputs, readsImports ? hashImports(hashes, inputs) : hashes)
      const result = await runCheck(check, now && findChanges(memory[name], now))
      const isWell = result.exitCode === 0
      count[isWell ? 'passed' : 'failed'] += 1
      const well = now && (isWell ? now : check.runOn && leaveFaulty(now, result.output))
      if (well) memory[name] = well
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (remembers) writeMemory(memory)
  return count
}

/** Runs a check on what changed; on everything where that is not known. */
async function runCheck(check: Check, changes: string[] | undefined): Promise<ProgramResult> {
  const startedAt = performance.now()
  const result = await runNeeded(check, changes)
  const { exitCode, output } = result
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const what = changes?.length === 0 ? '   unchanged' : ''
  console.log(`${exitCode === 0 ? '✔' : '✘'} ${check.name.padEnd(34)}${seconds.padStart(6)} s${what}`)
  if (exitCode !== 0) console.log(output.trim().replace(/^/gm, '    '))
  return result
}

async function runNeeded({ run, runOn }: Check, changes: string[] | undefined): Promise<ProgramResult> {
  const allWell = { exitCode: 0, output: '' }
  if (changes?.length === 0) return allWell
  if (!changes || !runOn || changes.length > mostFilesAlone) return run()
  const paths = changes.filter((path) => existsSync(join(repositoryRoot, path)))
  return paths.length > 0 ? runOn(paths) : allWell
}

/** Pages import the types of their route, which React Router writes first. */
async function checkWebTypes(): Promise<ProgramResult> {
  const written = await runQuietly('react-router', ['typegen'], { folder: 'web' })
  if (written.exitCode !== 0) return written
  return runCompiler(['-p', 'web', ...keepTypesIn('web-types')])
}

function checkFormatting(paths: readonly string[]) {
  return runQuietly('prettier', [
    ...['--check', ...paths, '--log-level', 'warn'],
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
