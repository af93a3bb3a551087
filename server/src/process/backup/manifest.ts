import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { readMigrations } from '../../database/read-migrations.ts'
import { BackupFault } from '../../storage/places/backup-fault.ts'
import { damaged } from './sealing.ts'
import { format, parseJson, type Vault } from './vault.ts'

export const TableEntry = z.object({
  name: z.string().regex(/^[a-z0-9_]+$/),
  columns: z.array(z.string()),
  rows: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string(),
  sum: z.string(),
})
export type TableEntry = z.infer<typeof TableEntry>

export const Manifest = z.object({
  format: z.literal(format),
  name: z.string(),
  madeAt: z.iso.datetime(),
  site: z.string(),
  version: z.string(),
  commit: z.string().nullable(),
  engine: z.enum(['pglite', 'postgres']),
  migrations: z.array(z.object({ name: z.string(), digest: z.string() })),
  tables: z.array(TableEntry),
  /** The next number that a column gives by itself. */
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** Files that the rows name; their bytes lie under `files/`, once for all backups. Null: without files. */
  files: z.object({ count: z.number().int(), bytes: z.number().int() }).nullable(),
  /** Hashes of those that were missing or damaged when the backup was made. */
  lost: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const folderOf = (name: string): string => `backups/${name}`
export const tableName = (backup: string, table: string): string =>
  `${folderOf(backup)}/tables/${table}.copy.gz`
const manifestName = (backup: string) => `${folderOf(backup)}/manifest.json`
const plainly = { compressed: false }

const sealOf = (manifest: unknown) => createHash('sha256').update(JSON.stringify(manifest)).digest('hex')

/** The last that is written of a backup: without it there is none. */
export function writeManifest(vault: Vault, manifest: Manifest): Promise<number> {
  const text = `${JSON.stringify({ sha256: sealOf(manifest), manifest }, null, 1)}\n`
  return vault.write(manifestName(manifest.name), Readable.from([Buffer.from(text)]), plainly)
}

export async function readManifest(vault: Vault, backup: string): Promise<Manifest> {
  const name = manifestName(backup)
  const text = (await buffer(vault.read(name, plainly))).toString('utf8')
  const read = z.object({ sha256: z.string(), manifest: z.unknown() }).safeParse(parseJson(text))
  if (!read.success || sealOf(read.data.manifest) !== read.data.sha256) throw damaged(name)
  const manifest = Manifest.safeParse(read.data.manifest)
  if (!manifest.success) throw new BackupFault(`The backup ${backup} was written by another version.`)
  return manifest.data
}

/** The names of all finished backups of a place, the newest first. */
export async function listBackups(vault: Vault): Promise<string[]> {
  const ending = `/manifest.json${vault.ending}`
  return (await vault.place.list('backups/'))
    .flatMap(({ name }) => (name.endsWith(ending) ? [name.slice('backups/'.length, -ending.length)] : []))
    .toSorted()
    .toReversed()
}

/** The backup of a name, or the newest. */
export async function findBackup(vault: Vault, given?: string): Promise<Manifest> {
  const names = await listBackups(vault)
  const name = given ?? names[0]
  if (name === undefined) throw new BackupFault(`There is no finished backup in ${vault.place.label}.`)
  if (!names.includes(name))
    throw new BackupFault(`There is no finished backup ${name} in ${vault.place.label}.`)
  return readManifest(vault, name)
}

/** How many of this version's migrations the backup has; what it holds of another line or a newer version is refused. */
export function requireKnownVersion({ name, migrations, version }: Manifest): number {
  const known = readMigrations()
  const foreign = migrations.find(
    (one, at) => known[at]?.name !== one.name || known[at]?.digest !== one.digest,
  )
  if (!foreign) return migrations.length
  throw new BackupFault(
    migrations.length > known.length
      ? `The backup ${name} is of a newer version (${version}): it has ${foreign.name}. Restore it with that version.`
      : `The backup ${name} is of another line of versions (${version}): ${foreign.name} is not the one of this version.`,
  )
}
