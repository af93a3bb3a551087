/** Our naming and size rules, over file names alone: see CONTRIBUTING.md. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repositoryRoot } from './run-program.ts'

const skippedFolders = /^data\/|(^|\/)(node_modules|build|dist|coverage|test-results|\.[^/]+)(\/|$)/

/** Words that say nothing about what lies inside. `Services`, the few outside things, is a word of ours. */
const emptyWords = new Set([
  ...['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'manager', 'handler', 'processor'],
  ...['service', 'info', 'index', 'new', 'old', 'v2'],
])
/** "draw-data" says nothing, "data-table" does. */
const emptyLastWord = 'data'

/** What may stand between dots in a source file's name. */
const roleSuffixes = new Set([
  ...[
    'contract',
    'domain',
    'topics',
    'routes',
    'access',
    'queries',
    'view',
    'api',
    'test',
    'stories',
    'e2e',
    'generated',
  ],
  ...['en', 'es'],
  ...['config', 'module', 'server', 'client', 'd'],
])

/** systemd starts many of a unit whose name ends with "@". */
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*@?$/
const projectPages = /^[A-Z][A-Z_]+(\.md)?$|^Dockerfile(\.dockerignore)?$/
/** Lint holds code to its size; stylesheets and plain scripts are held here. */
const maximumStyleLines = 300

/** Every file of ours, as a path from the top of the repository. */
export function listOurFiles(): string[] {
  return globSync('**/*', {
    cwd: repositoryRoot,
    withFileTypes: true,
    exclude: (entry) => skippedFolders.test(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(repositoryRoot.length))
    .filter((path) => !skippedFolders.test(path))
    .sort()
}

/** What is wrong with the names of these files and their folders, one sentence each. */
export function findNameFaults(paths: readonly string[]): string[] {
  const folders = new Set(paths.flatMap((path) => path.split('/').slice(0, -1)))
  const folderFaults = [...folders].flatMap((folder) => findWordFaults(folder, [folder]))
  return [...folderFaults, ...paths.flatMap(findFileFaults), ...findMigrationFaults(paths)]
}

function findFileFaults(path: string): string[] {
  const name = basename(path)
  if (projectPages.test(name)) return []

  const parts = name.split('.').slice(0, -1)
  const faults = findWordFaults(path, parts)
  if (!/\.tsx?$/.test(name)) return faults

  const stranger = parts.slice(1).find((part) => !roleSuffixes.has(part))
  return stranger ? [...faults, `${path}: ".${stranger}" is not one of our suffixes`] : faults
}

function findWordFaults(path: string, parts: readonly string[]): string[] {
  const faults = parts
    .filter((part) => !kebabCase.test(part))
    .map(() => `${path}: write the name in kebab-case`)
  const empty = parts
    .map((part) => part.split('-'))
    .flatMap((words) => words.filter((word) => emptyWords.has(word) || words.at(-1) === emptyLastWord))
    .at(-1)
  return empty ? [...faults, `${path}: "${empty}" says nothing; name it after its subject`] : faults
}

function findMigrationFaults(paths: readonly string[]): string[] {
  const names = paths
    // The baseline, in a folder of its own, is no migration.
    .filter((path) => /^server\/migrations\/[^/]+\.sql$/.test(path))
    .map((path) => basename(path))
  return names.flatMap((name, position) => {
    const number = String(position + 1).padStart(4, '0')
    return name.startsWith(`${number}-`) ? [] : [`server/migrations/${name}: its number should be ${number}`]
  })
}

/** Stylesheets over the limit; code is measured by lint. */
export function findSizeFaults(paths: readonly string[]): string[] {
  return paths
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, lines: readFileSync(join(repositoryRoot, path), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > maximumStyleLines)
    .map(({ path, lines }) => `${path}: ${lines} lines; stop at ${maximumStyleLines}`)
}

if (import.meta.main) {
  const paths = listOurFiles()
  const faults = [...findNameFaults(paths), ...findSizeFaults(paths)]
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
