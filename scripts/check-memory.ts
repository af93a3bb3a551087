/**
 * What each check last found well, so that the next run looks only at what changed since. A lint rule
 * that knows types may find something in a file that didn't change; that is left to CI, which remembers nothing.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listOurFiles } from './check-names.ts'
import { repositoryRoot } from './run-program.ts'

/** The files that a check found well, by their content, and the rules that it held them to. */
export type Found = { rules: string; files: Record<string, string> }

export type CheckMemory = Record<string, Found>

const memoryPath = join(repositoryRoot, '.cache/checks.json')
/** Rules of our own tools; what they are called with stands in scripts/. */
const ruleFiles = [
  '.dependency-cruiser.cjs',
  '.oxlintrc.json',
  '.prettierignore',
  '.prettierrc.json',
  'package-lock.json',
  'tsconfig.json',
]

const isTest = /\.test\.ts$/

/** Every file of ours by its content, once a run. */
export function hashOurFiles(): Map<string, string> {
  return new Map(listOurFiles().map((path) => [path, hashOf([path])]))
}

/** Statements and calls that bring another file in, with what they bring: a string of an exported value may be among them. */
const imports = /\b(?:import|export)\b[^'"`;]*['"][^'"\n]*['"]|\b(?:import|require)\s*\([^)]*\)/g
/** Records of domains, which say on which floor they stand. */
const isRecord = /\.domain\.ts$/

/** What each file imports, for a check that asks nothing else of it. */
export function hashImports(hashes: ReadonlyMap<string, string>, inputs: RegExp): Map<string, string> {
  const asked = [...hashes].filter(([path]) => inputs.test(path))
  return new Map(
    asked.map(([path, whole]) => [
      path,
      isRecord.test(path) ? whole : digest(importsOf(readOurFile(path).toString())),
    ]),
  )
}

/** The imports of a file's text, in its order. */
export function importsOf(text: string): string {
  return (text.match(imports) ?? []).join('\n')
}

/**
 * What a check looks at now, and what it holds that to: the checks themselves, their tools and what these are told.
 * `looked` is what it reads of its files, which is everything unless said otherwise.
 */
export function lookAt(
  hashes: ReadonlyMap<string, string>,
  inputs: RegExp,
  looked: ReadonlyMap<string, string> = hashes,
): Found {
  const checkers = [...hashes].filter(([path]) => path.startsWith('scripts/'))
  return {
    rules: createHash('sha256')
      .update(hashOf(ruleFiles))
      .update(JSON.stringify([inputs.source, checkers.filter(([path]) => !isTest.test(path))]))
      .digest('hex'),
    files: Object.fromEntries([...looked].filter(([path]) => inputs.test(path))),
  }
}

/** What changed, came or went since a check found all well; undefined where it must look at everything. */
export function findChanges(before: Found | undefined, now: Found): string[] | undefined {
  if (before?.rules !== now.rules) return undefined
  return [...new Set([...Object.keys(before.files), ...Object.keys(now.files)])].filter(
    (path) => before.files[path] !== now.files[path],
  )
}

/**
 * What a check that judges each file by itself found well although it failed: all but the files that it names. Where it
 * names none, it broke, and nothing is known.
 */
export function leaveFaulty(now: Found, output: string): Found | undefined {
  const well = Object.entries(now.files).filter(([path]) => !output.includes(path))
  return well.length < Object.keys(now.files).length
    ? { rules: now.rules, files: Object.fromEntries(well) }
    : undefined
}

export function readMemory(): CheckMemory {
  if (!existsSync(memoryPath)) return {}
  return JSON.parse(readFileSync(memoryPath, 'utf8')) as CheckMemory
}

export function writeMemory(memory: CheckMemory): void {
  mkdirSync(dirname(memoryPath), { recursive: true })
  writeFileSync(memoryPath, JSON.stringify(memory))
}

function hashOf(paths: readonly string[]): string {
  return digest(...paths.map(readOurFile))
}

function digest(...texts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex').slice(0, 16)
}

/** Empty for a file that is listed and gone. */
function readOurFile(path: string): Buffer {
  const file = join(repositoryRoot, path)
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
}
