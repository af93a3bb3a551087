/**
 * Floors hold in SQL too: nobody writes a table of another domain, and each reads only what its record lists in `owns`
 * and `reads`, of domains on lower floors or beside it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStored, type Stored, type StoredSql } from './read-migrations.ts'
import { heightOf, mayRead, readRecord, type TableRecord } from './read-records.ts'
import { readStatements } from './read-statements.ts'
import { repositoryRoot } from './run-program.ts'
import { findTableUses, unknownTable, type TableUse } from './sql-tables.ts'

export type Sources = {
  records: readonly TableRecord[]
  files: readonly { path: string; text: string }[]
  stored: Stored
}

type Use = TableUse & { at: string }

/** Every breach of the rules, one sentence each. */
export function findTableFaults({ records, files, stored }: Sources): string[] {
  const owners = new Map(records.flatMap((record) => record.owns.map((table) => [table, record] as const)))
  const bodies = new Map(stored.bodies.map((body) => [body.name, body]))
  const known = new Set([...owners.keys(), ...bodies.keys(), unknownTable])
  const uses = new Map(records.map((record): [TableRecord, Use[]] => [record, []]))
  const homeless: string[] = []
  for (const { path, text } of files) {
    const home = homeOf(path, records)
    for (const { line, ...use } of readStatements(path, text, known)) {
      const at = `${path}:${line}`
      if (home) uses.get(home)?.push({ ...use, at })
      else if (use.name !== unknownTable) homeless.push(`${at}: ${use.name} belongs to a domain: ask there`)
    }
  }
  for (const body of stored.bodies.filter(({ name }) => !bridges.has(name))) {
    const inside = findTableUses(body.body, known).map((use) => ({
      ...use,
      at: `${body.path}: ${body.name}`,
    }))
    const owner = owners.get(body.name) ?? ownerOf(body, bodies, owners)
    if (owner) uses.get(owner)?.push(...inside)
  }
  const faults = [...uses].flatMap(([record, found]) =>
    findFaultsOf(record, resolveCalls(found, bodies, owners), owners),
  )
  return [...new Set([...homeless, ...faults, ...findTriggerFaults(stored, bodies, owners)])]
}

type Owners = ReadonlyMap<string, TableRecord>
type Bodies = ReadonlyMap<string, StoredSql>

function findFaultsOf(record: TableRecord, uses: readonly Use[], owners: Owners): string[] {
  const foreign = uses.filter(({ name }) => owners.get(name) !== record)
  const listed = record.reads.filter((table) => !uses.some(({ name }) => name === table))
  const faults = foreign.flatMap(({ name, how, at }) => {
    if (name === unknownTable) return [`${at}: nobody can see which table this is: write its name`]
    const owner = owners.get(name)?.name ?? 'nobody'
    if (how === 'writes') return [`${at}: ${record.name} writes ${name}, which ${owner} alone writes`]
    return record.reads.includes(name)
      ? []
      : [`${at}: ${record.name} reads ${name} of ${owner}: list it in its reads, or ask ${owner}`]
  })
  return [
    ...faults,
    ...listed.map((table) => `${record.path}: reads lists ${table}, which it does not read`),
    ...record.reads.flatMap((table) => findFloorFault(record, table, owners)),
  ]
}

function findFloorFault(record: TableRecord, table: string, owners: Owners): string[] {
  const owner = owners.get(table)
  if (!owner) return [`${record.path}: nobody owns ${table}`]
  if (owner === record) return [`${record.path}: ${table} is its own: it stands in owns`]
  if (mayRead(record, owner)) return []
  return [`${record.path}: ${owner.name}, which owns ${table}, stands above ${record.name}`]
}

/** Of migrations: each makes for the version before, while both run, a call that it does not know of. */
const bridges: ReadonlySet<string> = new Set(['story_runs_reserve_use'])

/**
 * By which the charity answers what day it is, and classrooms which of them stays: what they read for that is their own affair, as
 * behind any call.
 */
const answers = /^org_|^classroom_that_stays$/

/** Whoever calls a function of the database reads what is read in there. */
function resolveCalls(uses: readonly Use[], bodies: Bodies, owners: Owners): Use[] {
  const known = new Set([...owners.keys(), ...bodies.keys()])
  return uses.flatMap((use) => {
    if (use.how !== 'calls') return [use]
    if (answers.test(use.name)) return []
    const inside = findTableUses(bodies.get(use.name)?.body ?? '', known)
    return resolveCalls(
      inside.map((one) => ({ ...one, at: use.at })),
      bodies,
      owners,
    )
  })
}

/** A function belongs to the highest of the domains whose tables it names: the others are reached down into. */
function ownerOf(body: StoredSql, bodies: Bodies, owners: Owners): TableRecord | undefined {
  const known = new Set([...owners.keys(), ...bodies.keys()])
  const uses = resolveCalls(
    findTableUses(body.body, known).map((use) => ({ ...use, at: '' })),
    bodies,
    owners,
  )
  return uses
    .flatMap(({ name }) => owners.get(name) ?? [])
    .toSorted((one, other) => heightOf(other) - heightOf(one))[0]
}

/** A trigger on a table is an effect that a domain registers on its own tables, or on those of a domain below it. */
function findTriggerFaults({ triggers }: Stored, bodies: Bodies, owners: Owners): string[] {
  return triggers.flatMap(({ name, path, table, runs }) => {
    const below = owners.get(table)
    const body = bodies.get(runs)
    const owner = body && ownerOf(body, bodies, owners)
    if (!below || !owner || mayRead(owner, below)) return []
    return [`${path}: ${name} runs ${runs} of ${owner.name}, which stands below ${table} of ${below.name}`]
  })
}

function homeOf(path: string, records: readonly TableRecord[]): TableRecord | undefined {
  return records.find(({ folder }) => path.startsWith(`${folder}/`))
}

/** What tests build and break goes through all tables. */
const unread = /\.test\.ts$|\.generated\.ts$|\/build-[^/]+$|\/(test|contract-tests|corruptions|properties)\//

/** The records, the sources and the migrations of the repository. */
export function readSources(): Sources {
  const read = (path: string) => ({ path, text: readFileSync(join(repositoryRoot, path), 'utf8') })
  const list = (pattern: string) => globSync(pattern, { cwd: repositoryRoot }).sort()
  const files = list('server/src/**/*.ts').filter((path) => !unread.test(path))
  return {
    records: files
      .filter((path) => path.endsWith('.domain.ts'))
      .map(read)
      .map(({ path, text }) => readRecord(path, text)),
    files: files.map(read),
    stored: readStored(list('server/migrations/*.sql').map(read)),
  }
}

const mapPath = join(repositoryRoot, 'docs/domain/map.md')
const [mapStart, mapEnd] = [
  '<!-- tables: written by `node scripts/check-tables.ts --write` -->\n\n',
  '\n<!-- end -->',
]

/** Who owns what, as the map shows it. */
export function describeTables(records: readonly TableRecord[]): string {
  const list = (tables: readonly string[]) =>
    tables
      .toSorted()
      .map((table) => `\`${table}\``)
      .join(', ')
  return records
    .filter(({ owns, reads }) => owns.length + reads.length > 0)
    .toSorted((one, other) => heightOf(one) - heightOf(other) || one.name.localeCompare(other.name))
    .map(({ name, owns, reads }) => {
      const parts = [owns.length > 0 && `owns ${list(owns)}`, reads.length > 0 && `reads ${list(reads)}`]
      return `- **${name}** ${parts.filter(Boolean).join('; ')}\n`
    })
    .join('')
}

/** The map with what lies between its marks set anew. */
export function setInMap(map: string, tables: string): string {
  const [from, to] = [map.indexOf(mapStart), map.indexOf(mapEnd)]
  if (from < 0 || to < from) throw new Error('docs/domain/map.md has no place for the tables')
  return map.slice(0, from + mapStart.length) + tables + map.slice(to)
}

if (import.meta.main) {
  const sources = readSources()
  const faults = findTableFaults(sources)
  const map = readFileSync(mapPath, 'utf8')
  const fresh = setInMap(map, describeTables(sources.records))
  if (process.argv.includes('--write')) writeFileSync(mapPath, fresh)
  else if (fresh !== map) faults.push('docs/domain/map.md: run node scripts/check-tables.ts --write')
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
