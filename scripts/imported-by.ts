/** Who imports a file, however far up: read from the sources alone, in a moment. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from './run-program.ts'

/** Types are gone before anything runs. */
const typeImports = /\b(?:import|export)\s+type\b[^'"]*?\bfrom\s*['"][^'"]+['"]/g
const imports = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
const importsAtOnce = /\b(?:from|import)\s*['"]([^'"]+)['"]/g

/** The files among `paths` that import one of `targets`, themselves or through others; the targets are among them. */
export function findImporters(paths: readonly string[], targets: readonly string[]): Set<string> {
  const importersOf = new Map<string, string[]>()
  for (const path of paths) {
    for (const imported of listImports(path, readFileSync(join(repositoryRoot, path), 'utf8')))
      importersOf.set(imported, [...(importersOf.get(imported) ?? []), path])
  }
  const found = new Set(targets)
  // A set walks on over what is added on the way.
  for (const path of found) for (const importer of importersOf.get(path) ?? []) found.add(importer)
  return found
}

/** The files that are read before the first of these does anything: not what they import later, when they need it. */
export function findImportedAtOnce(paths: readonly string[]): Set<string> {
  const found = new Set(paths)
  for (const path of found)
    for (const imported of listImports(path, readFileSync(join(repositoryRoot, path), 'utf8'), importsAtOnce))
      found.add(imported)
  return found
}

/** The packages that these files import at once. Text in quotes behind a word "from", as in SQL, may be among them. */
export function listPackages(paths: Iterable<string>): Set<string> {
  const names = [...paths].flatMap((path) => {
    const source = readFileSync(join(repositoryRoot, path), 'utf8').replace(typeImports, '')
    return [...source.matchAll(importsAtOnce)].map(([, name = '']) => packageOf(name))
  })
  return new Set(names)
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

/** The files of ours that a source imports when it runs, as paths from the top of the repository. */
export function listImports(path: string, source: string, how = imports): string[] {
  return [...source.replace(typeImports, '').matchAll(how)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [join(dirname(path), name)]
    const [, workspace, file] = /^@tower\/([^/]+)\/(.+)$/.exec(name) ?? []
    return workspace && file ? [`${workspace}/src/${file}`] : []
  })
}
