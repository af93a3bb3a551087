/** Which installed packages the product needs while it runs, told from the lock file as Node would look for them. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = {
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** The lock file's `packages`: by the path of each. */
export type LockedPackages = Readonly<Record<string, Entry>>

/** What a workspace asks for: all that it depends on, or only some of it. */
export type Root = { folder: string; names?: readonly string[] }

/** The paths of all packages that the roots need at run time; links to workspaces are not among them, what those need is. */
export function listNeeded(packages: LockedPackages, roots: readonly Root[]): string[] {
  const needed = new Set<string>()
  const take = (from: string, name: string) => {
    const path = findPackage(packages, from, name)
    if (path === undefined || needed.has(path)) return
    needed.add(path)
    takeAll(path)
  }
  const takeAll = (path: string) => {
    const entry = packages[path] ?? {}
    const real = entry.link && entry.resolved ? entry.resolved : path
    for (const name of namesOf(packages[real] ?? {})) take(real, name)
  }
  for (const { folder, names } of roots)
    if (names) for (const name of names) take(folder, name)
    else takeAll(folder)
  return [...needed].filter((path) => !packages[path]?.link).sort()
}

function namesOf({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: Entry): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** In the folder's own node_modules, or in those of the folders above it. */
function findPackage(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return undefined
  }
}

/** The packages that built scripts import by their names. */
export function listImported(folder: string): string[] {
  const imports = /(?:\bfrom|\bimport)\s?["']((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]*)?["']/g
  const names = globSync('**/*.js', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(imports)].map(([, name = '']) => name),
  )
  return [...new Set(names)].sort()
}
