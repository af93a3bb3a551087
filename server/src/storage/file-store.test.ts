import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { s3Keys, startS3 } from '../../test/storage/start-s3.ts'
import { readConfig } from '../config.ts'
import { createS3Store } from '../vendors/s3/s3-store.ts'
import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { openFileStore } from './open-file-store.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tower-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function makeSource(size = 200_000) {
  const bytes = randomBytes(size)
  const path = join(makeFolder(), 'source')
  writeFileSync(path, bytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { bytes, hash, source: { path, byteSize: size, mediaType: 'application/pdf' } }
}

async function bucketStore(prefix = ''): Promise<FileStore> {
  const { endpoint } = await startS3('tower-files')
  return createS3Store({ bucket: 'tower-files', region: 'us-east-1', endpoint, keys: s3Keys, prefix })
}

const read = async (store: FileStore, hash: string, range?: { start: number; end: number }) => {
  const stream = await store.open(hash, range)
  return stream && buffer(stream)
}

const stores = {
  'a folder': async () => createDiskStore(join(makeFolder(), 'files')),
  'a bucket': () => bucketStore('site/'),
}

describe.each(Object.entries(stores))('in %s', (_, open) => {
  test('bytes come back as they were given, whole or in part', async () => {
    const store = await open()
    await store.check()
    const { bytes, hash, source } = makeSource()
    await store.put(hash, source)
    expect((await read(store, hash))?.equals(bytes)).toBe(true)
    expect((await read(store, hash, { start: 5, end: 9 }))?.equals(bytes.subarray(5, 10))).toBe(true)
  })

  test('the same bytes again change nothing, and removing twice is no fault', async () => {
    const store = await open()
    const { bytes, hash, source } = makeSource()
    await Promise.all([store.put(hash, source), store.put(hash, source)])
    await store.put(hash, source)
    expect((await read(store, hash))?.equals(bytes)).toBe(true)
    await store.remove(hash)
    await store.remove(hash)
    expect(await read(store, hash)).toBeUndefined()
  })

  test('bytes that were never given are not there', async () => {
    expect(await read(await open(), 'f'.repeat(64))).toBeUndefined()
  })
})

test('half a file that a crash left under its name is written again', async () => {
  const folder = makeFolder()
  const store = createDiskStore(folder)
  const { bytes, hash, source } = makeSource()
  await store.put(hash, source)
  truncateSync(join(folder, hash.slice(0, 2), hash.slice(2, 4), hash), 10)
  await store.put(hash, source)
  expect((await read(store, hash))?.equals(bytes)).toBe(true)
})

test('a file that can’t be written leaves nothing under its name', async () => {
  const folder = makeFolder()
  const store = createDiskStore(folder)
  const { hash, source } = makeSource()
  await expect(store.put(hash, { ...source, path: '/nowhere/at/all' })).rejects.toMatchObject({
    code: 'ENOENT',
  })
  expect(await read(store, hash)).toBeUndefined()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  expect(files).toEqual([])
})

test('a bucket that can’t be reached, or refuses the keys, is an error and no missing file', async () => {
  const { endpoint, stop } = await startS3('tower-files')
  const settings = { bucket: 'tower-files', region: 'us-east-1', endpoint, prefix: '' }
  const foreign = createS3Store({ ...settings, keys: { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' } })
  await expect(foreign.open('f'.repeat(64))).rejects.toThrow()
  const missing = createS3Store({ ...settings, bucket: 'elsewhere', keys: s3Keys })
  await expect(missing.check()).rejects.toThrow()
  await stop()
  const gone = createS3Store({ ...settings, keys: s3Keys })
  await expect(gone.open('f'.repeat(64))).rejects.toThrow()
})

test('a rehearsal that is wiped takes nothing from the site that has the same folder', async () => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: makeFolder() })
  const [real, rehearsal] = [await openFileStore(config), await openFileStore({ ...config, REHEARSAL: true })]
  const { bytes, hash, source } = makeSource()
  for (const store of [real, rehearsal]) await store.put(hash, source)
  await rehearsal.remove(hash)
  expect((await read(real, hash))?.equals(bytes)).toBe(true)
})
