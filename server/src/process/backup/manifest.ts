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
  /** Which site it is of, for those that share a place; none in a demo, and in backups from before sites had one. */
  installation: z.uuid().nullish(),
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
  /** What stood among our tables and is none of ours: it is not in the backup. */
  leftOut: z.array(z.string()).optional(),
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

/** Whose backups are meant, where several sites share a place. */
export type Owner = { installation: string | null; site: string }

/** Whether a backup is of this site: by what it is, and where that was not written down yet, by what it is called. */
export function isOf({ installation, site }: Owner, manifest: Manifest): boolean {
  const known = manifest.installation ?? null
  return known === null ? manifest.site === site : known === installation
}

/** The backup of a name, or the newest: of this site, or where nobody says which, of the only one that has any there. */
export async function findBackup(vault: Vault, given?: string, owner?: Owner): Promise<Manifest> {
  const names = await listBackups(vault)
  const { label } = vault.place
  if (given !== undefined && names.includes(given)) return readManifest(vault, given)
  if (given !== undefined) throw new BackupFault(`There is no finished backup ${given} in ${label}.`)
  const [newest] = names
  if (newest === undefined) throw new BackupFault(`There is no finished backup in ${label}.`)
  return owner ? findOwn(vault, names, owner) : findOnly(vault, names)
}

async function findOwn(vault: Vault, names: readonly string[], owner: Owner): Promise<Manifest> {
  for (const name of names) {
    const manifest = await readManifest(vault, name)
    if (isOf(owner, manifest)) return manifest
  }
  throw new BackupFault(`There is no finished backup of this site in ${vault.place.label}.`)
}

async function findOnly(vault: Vault, [newest = '', ...older]: readonly string[]): Promise<Manifest> {
  const manifest = await readManifest(vault, newest)
  const owner = { installation: manifest.installation ?? null, site: manifest.site }
  for (const name of older) {
    // One that is damaged is none of the newest.
    const other = await readManifest(vault, name).catch(() => undefined)
    if (other && !isOf(owner, other))
      throw new BackupFault(
        `The backups in ${vault.place.label} are of several sites. Say which: --backup ${newest} is the newest of "${manifest.site}", --backup ${name} of "${other.site}".`,
      )
  }
  return manifest
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
