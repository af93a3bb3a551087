/** The domains as docs/domain/map.md tells of them: their floors, their tables and who reads these. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { repositoryRoot } from './run-program.ts'

export type MappedDomain = {
  name: string
  wing: string
  floor: number
  owns: readonly string[]
  reads: readonly string[]
}

/** Every domain of the map, in its wing. */
export function readDomainMap(): MappedDomain[] {
  const records = globSync('server/src/*/*/*.domain.ts', { cwd: repositoryRoot })
  const wings = new Map(records.map((path) => [basename(dirname(path)), basename(dirname(dirname(path)))]))
  return parseDomainMap(readFileSync(join(repositoryRoot, 'docs/domain/map.md'), 'utf8'), wings)
}

/** Domains that the map names and that have a wing: what else owns tables is the ground. */
export function parseDomainMap(text: string, wings: ReadonlyMap<string, string>): MappedDomain[] {
  const tables = new Map(
    [...text.matchAll(/^- \*\*(\w+)\*\* (.*)$/gm)].map(([, name = '', tablesOf = '']) => {
      const [owns = '', reads = ''] = tablesOf.startsWith('reads ')
        ? ['', tablesOf]
        : tablesOf.split('; reads ')
      return [name, { owns: listQuoted(owns), reads: listQuoted(reads) }]
    }),
  )
  return [...text.matchAll(/^\| (\d+) \| ([^|]*)\|/gm)].flatMap(([, floor, names = '']) =>
    listQuoted(names).flatMap((name) => {
      const wing = wings.get(name)
      const { owns, reads } = tables.get(name) ?? { owns: [], reads: [] }
      return wing ? [{ name, wing, floor: Number(floor), owns, reads }] : []
    }),
  )
}

/** Who stands on a higher floor, so that it may call this domain, and reads its tables, so that it knows of it. */
export function findCallers(map: readonly MappedDomain[], name: string): MappedDomain[] {
  const called = map.find((domain) => domain.name === name)
  if (!called) return []
  return map.filter(
    ({ floor, reads }) => floor > called.floor && reads.some((table) => called.owns.includes(table)),
  )
}

/** The domain that a file belongs to, by its folders: on every side a domain has the same wing and noun. */
export function domainOf(map: readonly MappedDomain[], path: string): MappedDomain | undefined {
  const [, wing, name = ''] =
    /^(?:contract\/src|server\/(?:src|test)|web\/src)\/(\w+)\/([a-z-]+)/.exec(path) ?? []
  return map
    .filter((domain) => domain.wing === wing && (name === domain.name || name.startsWith(`${domain.name}-`)))
    .toSorted((one, other) => other.name.length - one.name.length)
    .at(0)
}

function listQuoted(text: string): string[] {
  return [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
}
