import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  buildSite,
  emptyDatabaseUrl,
  giver,
  leaveOld,
  leaveOthers,
  onDatabase,
  sumTables,
} from '../../../test/process/build-backups.ts'
import { onVerifiedAddress, personalData } from '../../domains.ts'
import { eraseAddress } from '../../people/account/erasure/erase-address.ts'
import { listAddresses } from '../../database/list-addresses.ts'
import { createFolderPlace } from '../../storage/places/folder-place.ts'
import { createDiskStore } from '../../storage/disk-store.ts'
import { checkFiles, checkTables } from './check-archive.ts'
import { keepErasedBeside, readErasedBeside } from './erased-beside.ts'
import { fillDatabase } from './fill-database.ts'
import { findBackup, listBackups, requireKnownVersion, type Manifest } from './manifest.ts'
import { makeBackup } from './make-backup.ts'
import { pruneBackups } from './prune-backups.ts'
import { restore } from './restore.ts'
import { runBackup } from './run-backup.ts'
import { rehearse } from './rehearse.ts'
import { folderTarget, postgresTarget } from './targets.ts'
import { openVault, type Vault } from './vault.ts'

// Whole databases are made and proven.
vi.setConfig({ testTimeout: 300_000 })

const passphrase = 'a passphrase of tests, long enough'
const open = (folder: string, given: string | undefined = passphrase) =>
  openVault(createFolderPlace(folder), { passphrase: given, mayBegin: true })

test('what is backed up comes back row for row and byte for byte, into the embedded database and from there into PostgreSQL; who was erased since is erased again', async () => {
  const { services, backups, folder, hash } = await buildSite({ BACKUP_PASSPHRASE: passphrase })
  const { config, database } = services
  const before = await sumTables(database)
  const { manifest } = await runBackup(services, backups)
  expect(manifest).toMatchObject({ engine: 'postgres', lost: [], files: { count: 1 } })
  const sealed = globSync('**/*.sealed', { cwd: backups }).map((name) => readFileSync(join(backups, name)))
  expect(sealed.length).toBeGreaterThan(100)
  expect(sealed.some((bytes) => bytes.includes(giver))).toBe(false)

  const vault = await open(backups)
  const embedded = folderTarget(join(folder, 'embedded'))
  const target = await embedded.open()
  await fillDatabase(target, vault, manifest)
  expect(await sumTables(target)).toEqual(before)
  const again = join(folder, 'again')
  const second = await makeBackup({ ...services, database: target }, await open(again))
  await target.close()
  expect(second.manifest.sequences).toEqual(manifest.sequences)

  await eraseAddress(services, {
    ...{ email: giver, names: [], actor: null, reason: 'asked' },
    ...{ personalData, onVerifiedAddress },
  })
  await runBackup(services, backups)
  const url = await emptyDatabaseUrl()
  const files = join(folder, 'moved')
  const restored = await restore({
    vault,
    manifest: await findBackup(vault, manifest.name),
    target: postgresTarget(url),
    config: { ...onDatabase(config, url), DATA_DIR: files },
  })
  expect(restored).toMatchObject({ broken: [], files: 1, erased: { done: 1, failed: [] } })
  expect(existsSync(storedAt(files, hash))).toBe(true)
  const moved = await postgresTarget(url).open()
  expect(await moved.read(listAddresses)).not.toContain(giver)
  expect(await moved.read(listAddresses)).toContain('ada@guests.example')
  await moved.close()

  // A living database is replaced only by its name, and put back where the new one can't be filled.
  const living = postgresTarget(url)
  const into = { vault, manifest, target: living, config: { ...onDatabase(config, url), DATA_DIR: files } }
  await expect(restore(into)).rejects.toThrow('--replace "Project Tower"')
  await expect(restore({ ...into, replaces: 'Another Site' })).rejects.toThrow('not "Another Site"')
  const mark = await sumOf(living)
  const other = { ...into.config, SECRET: 'quite another secret, long enough to pass' }
  await expect(restore({ ...into, config: other, replaces: 'Project Tower' })).rejects.toThrow('SECRET')
  expect(await sumOf(living)).toEqual(mark)
  // Another site's list at the same place is not ours, and its marks can be read with its own SECRET alone.
  const [ours] = await readErasedBeside(vault, null)
  const [mine, foreign] = [crypto.randomUUID(), crypto.randomUUID()]
  const at = { now: services.clock.now(), keptDays: 90, installation: foreign }
  await keepErasedBeside(vault, [{ ...ours!, id: foreign }], at)
  expect((await readErasedBeside(vault, mine)).map(({ id }) => id)).toEqual([ours!.id])
  expect((await readErasedBeside(vault, foreign)).map(({ id }) => id)).toEqual([ours!.id, foreign])
  await keepErasedBeside(vault, [], { ...at, now: new Date('2099-01-01') })
  expect(await readErasedBeside(vault, null)).toEqual([])
  const later = await leaveLaterFile(living, files)
  // What no backup has is named before anybody types the site's name, and goes only with whoever says so.
  await scriptOn(living, 'create table by_hand (id integer); alter table programs add column note text')
  const named = 'no backup has, and it would be gone: table by_hand, column programs.note.'
  await expect(restore(into)).rejects.toThrow(named)
  const untouched = await sumOf(living)
  await expect(restore({ ...into, replaces: 'Project Tower', ownsFiles: true })).rejects.toThrow(named)
  expect(await sumOf(living)).toEqual(untouched)
  // What could not be read when the backup was made may lie in the store now: its row comes back, so it stays.
  const missing = { ...manifest, lost: [hash] }
  const said = { replaces: 'Project Tower', ownsFiles: true, dropsByHand: true }
  const replacing = { ...into, manifest: missing, ...said }
  // Until what stood there is let go of, the way back to it has its files.
  const whole: boolean[] = []
  const forget = async () => {
    whole.push(existsSync(later.path))
    await living.forget()
  }
  expect(await restore({ ...replacing, target: { ...living, forget } })).toMatchObject({
    broken: [],
    erased: { failed: [] },
    dropped: { hashes: [later.hash], failed: 0 },
  })
  expect([whole, existsSync(later.path)]).toEqual([[true], false])
  expect(existsSync(storedAt(files, hash))).toBe(true)
  expect(Object.keys(await sumOf(living))).not.toContain('by_hand')
})

async function scriptOn(target: ReturnType<typeof postgresTarget>, script: string): Promise<void> {
  const database = await target.open()
  await database.script(script).finally(() => database.close())
}

const storedAt = (folder: string, hash: string) =>
  join(folder, 'files', hash.slice(0, 2), hash.slice(2, 4), hash)

/** A file that came after the backup. */
async function leaveLaterFile(target: ReturnType<typeof postgresTarget>, folder: string) {
  const hash = 'c'.repeat(64)
  const path = storedAt(folder, hash)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'of somebody')
  const database = await target.open()
  await database
    .script(
      `insert into file_contents (hash, byte_size, media_type, stored_at, claimed_at) values ('${hash}', 11, 'application/pdf', now(), now())`,
    )
    .finally(() => database.close())
  return { hash, path }
}

async function sumOf(target: ReturnType<typeof postgresTarget>) {
  const database = await target.open()
  try {
    return await sumTables(database)
  } finally {
    await database.close()
  }
}

test('a database is not replaced under a process that serves as another role than the one that owns the tables', async () => {
  const url = await emptyDatabaseUrl()
  const role = `owner_${crypto.randomUUID().slice(0, 8)}`
  const serving = new pg.Client({ connectionString: url, application_name: 'tower' })
  await serving.connect()
  await serving.query(`create role ${role} login password 'owner'`)
  onTestFinished(async () => {
    await serving.query(`drop role ${role}`)
    await serving.end()
  })
  const asOwner = Object.assign(new URL(url), { username: role, password: 'owner' })
  await expect(postgresTarget(asOwner.href).requireFree()).rejects.toThrow('One connection uses')
})

test('a backup that is cut, changed, incomplete, sealed with another passphrase or of another version is refused in a sentence, and nothing is touched', async () => {
  const { services, backups, folder, hash } = await buildSite()
  const vault = await open(backups)
  const { manifest } = await makeBackup(services, vault)
  const whole = async (given: Vault): Promise<void> => {
    const found = await findBackup(given)
    await checkTables(given, found)
    await checkFiles(given, found)
  }
  await expect(whole(vault)).resolves.toBeUndefined()

  const under = join(backups, 'backups', manifest.name)
  const pieces = {
    [join(under, 'tables', 'payments.copy.gz.sealed')]: 'tables/payments',
    [join(under, 'manifest.json.sealed')]: 'manifest.json',
    [join(backups, `${vault.fileName(hash)}.sealed`)]: 'files/',
  }
  for (const [path, name] of Object.entries(pieces)) {
    const bytes = readFileSync(path)
    truncateSync(path, Math.floor(bytes.length / 2))
    await expect(whole(vault), `${name} cut`).rejects.toThrow(/damaged: .*not as it was written/)
    const changed = Buffer.from(bytes)
    changed[bytes.length - 30]! ^= 1
    writeFileSync(path, changed)
    await expect(whole(vault), `${name} changed`).rejects.toThrow('damaged')
    writeFileSync(path, bytes)
    appendFileSync(path, 'more')
    await expect(whole(vault), `${name} longer`).rejects.toThrow('damaged')
    writeFileSync(path, bytes)
  }
  const [payments = '', own = '', file = ''] = Object.keys(pieces)
  const kept = readFileSync(payments)
  writeFileSync(payments, readFileSync(join(under, 'tables', 'receipts.copy.gz.sealed')))
  await expect(whole(vault), 'another table in its place').rejects.toThrow('damaged')
  rmSync(payments)
  await expect(whole(vault)).rejects.toThrow('payments.copy.gz is missing')
  writeFileSync(payments, kept)
  const bytesOfFile = readFileSync(file)
  rmSync(file)
  await expect(whole(vault)).rejects.toThrow('is not whole: files/')
  writeFileSync(file, bytesOfFile)
  await expect(whole(vault)).resolves.toBeUndefined()

  await expect(open(backups, 'quite another passphrase')).rejects.toThrow('BACKUP_PASSPHRASE is not the one')
  const place = createFolderPlace(backups)
  await expect(openVault(place, { passphrase: undefined, mayBegin: false })).rejects.toThrow('are sealed')
  await expect(
    openVault(createFolderPlace(join(folder, 'none')), { passphrase, mayBegin: false }),
  ).rejects.toThrow('no backups in')
  const newer: Manifest = {
    ...manifest,
    migrations: [...manifest.migrations, { name: '9999-later.sql', digest: '0' }],
  }
  expect(() => requireKnownVersion(newer)).toThrow('of a newer version')
  const foreign = { ...manifest, migrations: manifest.migrations.map((one) => ({ ...one, digest: '0' })) }
  expect(() => requireKnownVersion(foreign)).toThrow('another line')

  // Without its manifest, which is written last, it is none.
  rmSync(own)
  await expect(findBackup(vault)).rejects.toThrow('no finished backup')
})

test('a short disk is refused before anything is written, one that fills up leaves nothing of the backup, and a file that is lost is told', async () => {
  const { services, backups, hash } = await buildSite()
  const place = createFolderPlace(backups)
  const over = (changed: Partial<typeof place>) =>
    openVault({ ...place, ...changed }, { passphrase: undefined, mayBegin: true })
  await expect(
    makeBackup(services, await over({ freeBytes: () => Promise.resolve(1_000_000) })),
  ).rejects.toThrow(/has 1 MB left, and a backup takes about \d+ MB/)
  let writes = 0
  const full = await over({
    put: (name, bytes) => {
      if (++writes > 20) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      return place.put(name, bytes)
    },
  })
  await expect(makeBackup(services, full)).rejects.toThrow('There is no space left in')
  expect(globSync('backups/**/*.gz', { cwd: backups })).toEqual([])

  const { manifest } = await makeBackup(
    { ...services, fileStore: createDiskStore(join(backups, 'nowhere')) },
    await over({}),
  )
  expect(manifest.lost).toEqual([hash])
})

test('only so many backups are kept, and no file that none of them names; a rehearsal restores the newest and is written down, and so is what fails', async () => {
  const url = await emptyDatabaseUrl()
  const { services, backups, clock, hash } = await buildSite({ BACKUP_KEEP: '2', BACKUP_REHEARSAL_URL: url })
  const stray = join(backups, 'files', '00', '0'.repeat(64))
  mkdirSync(dirname(stray), { recursive: true })
  writeFileSync(stray, 'nobody names it')
  // What an operator put among our tables is named, and keeps nobody from restoring the rest.
  await services.database.script(`
    create table by_hand (id serial primary key); create view seen_by_hand as select 1 as one;
    alter table programs add column note_by_hand text; create foreign data wrapper by_hand;
    create server elsewhere foreign data wrapper by_hand; create foreign table far_away (id integer) server elsewhere;`)
  const half = leaveOld(join(backups, 'half', 'cut-off'))
  const moving = leaveOld(join(services.config.DATA_DIR, 'moving-cut-off'))
  const names: string[] = []
  for (let day = 0; day < 3; day++) {
    names.push((await runBackup(services, backups)).manifest.name)
    clock.advance(86_400_000)
  }
  const vault = await openVault(createFolderPlace(backups), { passphrase: undefined, mayBegin: false })
  expect(await listBackups(vault)).toEqual(names.slice(1).toReversed())
  expect(existsSync(stray)).toBe(false)
  expect([half, moving].filter(existsSync)).toEqual([])
  expect((await findBackup(vault)).leftOut).toEqual([
    ...['table by_hand', 'foreign table far_away', 'column programs.note_by_hand', 'view seen_by_hand'],
  ])
  expect(existsSync(join(backups, vault.fileName(hash)))).toBe(true)

  // Whoever begins at the same place while this one clears away keeps what was brought.
  const brought = join(backups, 'files', '11', '1'.repeat(64))
  mkdirSync(dirname(brought), { recursive: true })
  const place = createFolderPlace(backups)
  const list: typeof place.list = async (prefix) => {
    if (prefix === 'half/') writeFileSync(brought, 'of a backup that has begun')
    return place.list(prefix)
  }
  const crossed = await openVault({ ...place, list }, { passphrase: undefined, mayBegin: false })
  const { installation = null, site } = await findBackup(vault)
  await pruneBackups(crossed, { keep: 2, now: clock.now(), owner: { installation, site } })
  expect(existsSync(brought)).toBe(true)

  const others = await leaveOthers(backups, vault, String(names[2]))
  expect(await rehearse(services, backups)).toMatchObject({ name: names[2] })
  await expect(findBackup(vault)).rejects.toThrow('are of several sites')
  clock.advance(1_000)
  const fourth = await runBackup(services, backups)
  expect(fourth.removed).toEqual([names[1]])
  expect(await listBackups(vault)).toEqual([others, fourth.manifest.name, names[2]])
  rmSync(join(backups, 'backups', others), { recursive: true })
  rmSync(join(backups, 'backups', fourth.manifest.name), { recursive: true })
  expect(await postgresTarget(url).isEmpty()).toBe(true)
  truncateSync(join(backups, 'backups', String(names[2]), 'tables', 'payments.copy.gz'), 20)
  await expect(rehearse(services, backups)).rejects.toThrow('damaged')
  // A backup counts once it is made: where the older ones can't be read for what they name, it is not made again and again.
  clock.advance(1_000)
  truncateSync(join(backups, 'backups', String(names[2]), 'tables', 'file_contents.copy.gz'), 20)
  await expect(runBackup(services, backups)).rejects.toThrow('damaged')
  const runs = await services.database.read((tx) =>
    tx
      .selectFrom('backup_runs')
      .select(['kind', 'backup', 'fault'])
      .orderBy('began_at')
      .orderBy('ended_at')
      .execute(),
  )
  expect(runs.map(({ kind, fault }) => [kind, fault === null])).toEqual([
    ...Array<[string, boolean]>(3).fill(['backup', true]),
    ['rehearsal', true],
    ['backup', true],
    ['rehearsal', false],
    ['backup', true],
  ])
})
