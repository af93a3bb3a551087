/**
 * `npm run check:removal`: takes a domain out of a copy of the repository, with its folders and its line in each list, and
 * checks types and import boundaries there. What doesn't hold then, stands outside its domain.
 */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { listOurFiles } from './check-names.ts'
import { runCompiler } from './run-compiler.ts'
import { repositoryRoot, runQuietly, type ProgramResult } from './run-program.ts'
import { isOfDomain, lists, takeOut, type RemovedDomain, type Touched } from './take-out-domain.ts'

const boundaryRules = '.dependency-cruiser.cjs'
const roots = ['contract', 'server', 'web', 'e2e', 'bench', 'chaos', 'scripts']

/** What a domain consists of, and what names it besides. */
export function findTraces(removed: RemovedDomain): { gone: string[]; touched: Touched[] } {
  const files = listOurFiles()
  const gone = files.filter((path) => isOfDomain(path, removed))
  const isGone = (path: string) => isOfDomain(path, removed)
  const touched = files
    .filter((path) => /\.tsx?$/.test(path) && !isGone(path))
    .flatMap((path) => takeOut(path, readFileSync(join(repositoryRoot, path), 'utf8'), isGone) ?? [])
  return { gone, touched }
}

/** Copies the repository without what is gone. Its packages are those of the repository, ours those of the copy. */
function copyWithout(folder: string, gone: readonly string[], touched: readonly Touched[]): void {
  const skipped = new Set(gone)
  const kept = listOurFiles().filter((file) => !skipped.has(file))
  for (const path of [...kept, boundaryRules]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(repositoryRoot, path), join(folder, path))
  }
  for (const { path, text } of touched) writeFileSync(join(folder, path), text)
  linkPackages(folder)
}

function linkPackages(folder: string): void {
  const packages = join(repositoryRoot, 'node_modules')
  mkdirSync(join(folder, 'node_modules/@tower'), { recursive: true })
  for (const name of readdirSync(packages).filter((entry) => entry !== '@tower'))
    symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  for (const name of readdirSync(join(packages, '@tower')))
    symlinkSync(join(folder, name), join(folder, 'node_modules/@tower', name))
}

async function checkCopy(folder: string): Promise<ProgramResult[]> {
  const inCopy = { folder: relative(repositoryRoot, folder) }
  const typesOf = (project: string) => runCompiler(['-p', project, '--noEmit'], inCopy)
  const [types, ...others] = await Promise.all([
    typesOf('.'),
    typesOf('web').then(async (web) => [web, await typesOf('e2e')]),
  ])
  const boundaries = runQuietly(
    'depcruise',
    ['--config', boundaryRules, '--output-type', 'err', ...roots],
    inCopy,
  )
  return [types, ...others.flat(), await boundaries]
}

if (import.meta.main) {
  const [wing = 'outreach', domain = 'stories'] = (process.argv[2] ?? '').split('/').filter(Boolean)
  const { gone, touched } = findTraces({ wing, domain })
  for (const path of gone) console.log(`- ${path}`)
  for (const { path, lines } of touched) for (const line of lines) console.log(`  ${path}: ${line}`)
  const strangers = touched.filter(({ path }) => !lists.has(path))
  for (const { path } of strangers) console.log(`✘ ${path} is no list, and names ${wing}/${domain}`)

  const folder = mkdtempSync(join(tmpdir(), 'tower-without-'))
  try {
    copyWithout(folder, gone, touched)
    const faults = (await checkCopy(folder)).filter(({ exitCode }) => exitCode !== 0)
    for (const { output } of faults) console.log(output.trim())
    const holds = gone.length > 0 && strangers.length + faults.length === 0
    console.log(`${holds ? '✔' : '✘'} the product without ${wing}/${domain}`)
    process.exitCode = holds ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
