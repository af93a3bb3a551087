/**
 * Holds components and stylesheets together: a component names no class that its CSS module lacks, and a stylesheet no
 * custom property that nobody sets.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listOurFiles } from './check-names.ts'
import { repositoryRoot } from './run-program.ts'

/** The stylesheets a component imports as modules: under which name, and from where. */
const moduleImport = /^import (\w+) from '(\.[^']*\.module\.css)'/gm

/** What a stylesheet lets components name: its classes, and its movements. */
export function listClasses(css: string): ReadonlySet<string> {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
  return new Set([...bare.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g)].map((match) => match[1] ?? ''))
}

/**
 * The classes a component asks a stylesheet for that it does not have, one sentence each. A missing one becomes
 * `undefined`, which no compiler refuses and nobody sees until the page looks wrong.
 */
export function findMissingClasses(
  path: string,
  code: string,
  readStylesheet: (path: string) => string | undefined,
): string[] {
  const body = code.replace(/^import .*$/gm, '')
  return [...code.matchAll(moduleImport)].flatMap(([, name = '', from = '']) => {
    const sheet = join(dirname(path), from)
    const css = readStylesheet(sheet)
    if (css === undefined) return [`${path}: there is no ${sheet}`]
    const has = listClasses(css)
    const named = new Set(
      [...body.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[['"]([\\w-]+)['"]\\])`, 'g'))].map(
        ([, dotted, quoted]) => dotted ?? quoted ?? '',
      ),
    )
    return [...named].filter((one) => !has.has(one)).map((one) => `${path}: ${sheet} has no class "${one}"`)
  })
}

/**
 * The custom properties that stylesheets ask for and no source sets, one sentence each. A declaration with one counts for
 * nothing, and with a fallback it looks right by chance.
 */
export function findUnsetProperties(sources: ReadonlyMap<string, string>): string[] {
  const set = new Set(
    [...sources.values()].flatMap((text) =>
      [...text.matchAll(/(--[\w-]+)['"`]?\]?\s*:|['"`](--[\w-]+)['"`]/g)].map(
        (match) => match[1] ?? match[2],
      ),
    ),
  )
  return [...sources].flatMap(([path, text]) =>
    path.endsWith('.css')
      ? [...new Set([...text.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]))]
          .filter((name) => !set.has(name))
          .map((name) => `${path}: nobody sets ${name}`)
      : [],
  )
}

if (import.meta.main) {
  const read = (path: string) => {
    const file = join(repositoryRoot, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const components = listOurFiles().filter((path) => /^web\/src\/.*\.tsx?$/.test(path))
  const sources = listOurFiles().filter((path) => /^web\/src\/.*\.(?:tsx?|css)$/.test(path))
  const faults = [
    ...components.flatMap((path) => findMissingClasses(path, read(path) ?? '', read)),
    ...findUnsetProperties(new Map(sources.map((path) => [path, read(path) ?? '']))),
  ]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
