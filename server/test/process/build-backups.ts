import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Config } from '../../src/config.ts'
import type { Database } from '../../src/database/database.ts'
import { keepFile } from '../../src/oversight/files/keep-file.ts'
import { findBackup, writeManifest } from '../../src/process/backup/manifest.ts'
import { listTables } from '../../src/process/backup/tables.queries.ts'
import { settleSecret } from '../../src/process/secret/settle-secret.ts'
import { sumText } from '../../src/process/backup/row-sums.ts'
import type { Vault } from '../../src/process/backup/vault.ts'
import type { Services } from '../../src/services.ts'
import { buildGiving } from '../money/giving/build-giving.ts'
import { openPdf } from '../oversight/files/build-pdf.ts'
import { buildUser } from '../people/identity/build-user.ts'

export const giver = 'gustav.wunderlich@guests.example'

/** A folder that goes with the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tower-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A site with gifts, odd words, a file, and all that came of them; and a folder for its backups. */
export async function buildSite(environment: Record<string, string> = {}) {
  const folder = makeFolder()
  const world = await buildGiving({ environment: { DATA_DIR: join(folder, 'data'), ...environment } })
  await world.give({ email: giver, amountCents: 80_000, body: { sponsor_display_name: 'Gustav Wunderlich' } })
  await world.give({ email: 'ada@guests.example', amountCents: 2_500 })
  const { database, clock, config } = world.services
  await settleSecret({ database, clock, config })
  await database.script(String.raw`
    insert into inquiries (kind, name, email, topic, message)
    values ('contact', 'Ann', 'ann@guests.example', 'general', E'a\tb\\n\\N\n\r“ñ” \\.' || repeat(' long', 4000));`)
  const hash = await leaveFile(world.services, folder)
  return { ...world, folder, backups: join(folder, 'backups'), hash }
}

async function leaveFile(services: Services, folder: string): Promise<string> {
  const bytes = openPdf(['<< /Type /Catalog /Pages 2 0 R >>'])
  const path = join(folder, 'arriving.pdf')
  writeFileSync(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const ownerId = await buildUser(services, 'teacher@school.edu', 'teacher')
  const rule = {
    ...{ purpose: 'test_receipt', kinds: ['pdf'] as const, mostBytes: 1_000_000, seenBy: 'by link' as const },
    waitsForStaff: false,
  }
  await keepFile(services, { ownerId, rule, file: { path, kind: 'pdf', byteSize: bytes.length, sha256 } })
  const rows = await services.database.copy('read', (session) =>
    session.query<{ hash: string }>('select hash from file_contents where stored_at is not null'),
  )
  return rows[0]?.hash ?? ''
}

/** What all rows come to, table by table, whatever their order. */
export async function sumTables(
  database: Database,
  without: readonly string[] = [],
): Promise<Record<string, string>> {
  return database.copy('read', async (session) => {
    const sums: Record<string, string> = {}
    for (const table of await listTables(session)) {
      if (without.includes(table.name)) continue
      const { rows, sum } = await sumText(session.copyOut(table))
      sums[table.name] = `${rows} ${sum}`
    }
    return sums
  })
}

/** An empty database on the server under test, by its address. */
export async function emptyDatabaseUrl(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) throw new Error('this needs a PostgreSQL server')
  const name = `tower_w${process.env.VITEST_POOL_ID ?? 0}_${createHash('sha256').update(String(Math.random())).digest('hex').slice(0, 16)}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
}

/** The configuration of a site on another database. */
export function onDatabase(config: Config, url: string): Config & { SECRET: string } {
  return { ...config, SECRET: String(config.SECRET), DATABASE_URL: url, DATABASE_OWNER_URL: undefined }
}

/** What a process that was killed left, long ago. */
export function leaveOld(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'half')
  const longAgo = new Date('2026-01-01T00:00:00Z')
  utimesSync(path, longAgo, longAgo)
  return path
}

/** The backup of another site at the same place, the newest there. */
export async function leaveOthers(folder: string, vault: Vault, name: string): Promise<string> {
  const others = '20991231T000000Z-ffff'
  const manifest = await findBackup(vault, name)
  const at = (backup: string) => join(folder, 'backups', backup, 'tables')
  cpSync(at(name), at(others), { recursive: true })
  await writeManifest(vault, {
    ...manifest,
    name: others,
    installation: crypto.randomUUID(),
    site: 'Another',
  })
  return others
}
