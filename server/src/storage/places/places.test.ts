import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { describe, expect, onTestFinished, test } from 'vitest'
import { s3Keys, startS3 } from '../../../test/storage/start-s3.ts'
import { createS3Place } from '../../vendors/s3/s3-place.ts'
import { createFolderPlace } from './folder-place.ts'
import { readConfig } from '../../config.ts'
import { namesPlace } from './names-place.ts'
import { openPlace } from './open-place.ts'
import type { Place } from './place.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tower-place-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const places = {
  'a folder': async () => createFolderPlace(makeFolder()),
  'a bucket': async () => {
    const { endpoint } = await startS3('backups', { lists: true })
    const settings = { bucket: 'backups', region: 'us-east-1', endpoint, keys: s3Keys, prefix: 'site/' }
    return createS3Place(settings)
  },
}

const put = (place: Place, name: string, text: string) => place.put(name, Readable.from([Buffer.from(text)]))

describe.each(Object.entries(places))('in %s', (_, open) => {
  test('what was put lies there under its name until it is removed, and is replaced whole', async () => {
    const place = await open()
    expect(await put(place, 'backups/one/manifest.json', 'first')).toBe(5)
    await put(place, 'backups/one/manifest.json', 'second')
    await put(place, 'files/ab/abcd', 'a file')
    expect((await place.list('backups/')).map(({ name, bytes }) => [name, bytes])).toEqual([
      ['backups/one/manifest.json', 6],
    ])
    const read = await place.open('backups/one/manifest.json')
    expect(read && (await buffer(read)).toString()).toBe('second')
    expect(await place.open('backups/two/manifest.json')).toBeUndefined()
    await place.remove('backups/one/manifest.json')
    await place.remove('backups/one/manifest.json')
    expect(await place.list('backups/')).toEqual([])
    expect(await place.list('files/')).toHaveLength(1)
  })
})

test('what breaks off leaves nothing under its name, nor beside it', async () => {
  const folder = makeFolder()
  const place = createFolderPlace(folder)
  const broken = async function* () {
    yield Buffer.from('half')
    await Promise.reject(new Error('gone'))
  }
  await expect(place.put('backups/one', broken())).rejects.toThrow('gone')
  expect(readdirSync(join(folder, 'half'))).toEqual([])
  expect(await place.open('backups/one')).toBeUndefined()
})

test('a place is a folder or a bucket, and nothing else', () => {
  expect(['/var/backups', 'backups', 's3://tower-backups', 's3://tower-backups/site'].every(namesPlace)).toBe(
    true,
  )
  expect(['', 'https://example.org/backups', 's3://', 'postgres://tower'].some(namesPlace)).toBe(false)
})

test('backups of a rehearsal lie apart from those that are made with the same settings', async () => {
  const folder = makeFolder()
  const config = readConfig({ NODE_ENV: 'test' })
  const real = await openPlace(folder, config)
  const rehearsal = await openPlace(folder, { ...config, REHEARSAL: true })
  await put(real, 'backups/one/manifest.json', 'real')
  await put(rehearsal, 'backups/two/manifest.json', 'rehearsed')
  const namesIn = async (place: Place) => (await place.list('backups/')).map(({ name }) => name)
  expect(await namesIn(real)).toEqual(['backups/one/manifest.json'])
  expect(await namesIn(rehearsal)).toEqual(['backups/two/manifest.json'])
})
