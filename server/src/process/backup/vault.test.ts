import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { s3Keys, startS3, type Conditions } from '../../../test/storage/start-s3.ts'
import { createFolderPlace } from '../../storage/places/folder-place.ts'
import { createS3Place } from '../../vendors/s3/s3-place.ts'
import { openVault } from './vault.ts'

const inBucket = async (conditions: Conditions) => {
  const { endpoint } = await startS3('backups', { conditions })
  const settings = { bucket: 'backups', region: 'us-east-1', endpoint, keys: s3Keys, prefix: 'site/' }
  return createS3Place(settings, { settledMs: 4_000 })
}

const places = {
  'a folder': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tower-vault-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return createFolderPlace(folder)
  },
  'a folder without second names': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tower-vault-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const refused = Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
    return createFolderPlace(folder, { giveName: () => Promise.reject(refused), settledMs: 500 })
  },
  'a bucket': () => inBucket('known'),
  'a bucket whose store overlooks conditions': () => inBucket('overlooked'),
  'a bucket whose store refuses conditions': () => inBucket('refused'),
}

test.each(Object.entries(places))(
  'backups that begin in %s at the same moment have one key, and each reads what the other wrote',
  async (where, open) => {
    const place = await open()
    const wanted = { passphrase: 'a passphrase of many letters', mayBegin: true }
    const vaults = await Promise.all([1, 2].map(() => openVault(place, wanted)))
    for (const [at, vault] of vaults.entries())
      await vault.write(`one/${at}`, Readable.from([Buffer.from('kept')]))
    for (const vault of vaults)
      for (const at of vaults.keys()) expect((await buffer(vault.read(`one/${at}`))).toString()).toBe('kept')
    if (where.startsWith('a bucket whose')) return
    // What stands there stays, and whoever comes later takes it.
    for (const text of ['first', 'second'])
      await place.put('kept', Readable.from([Buffer.from(text)]), { keepsFirst: true })
    expect((await buffer((await place.open('kept'))!)).toString()).toBe('first')
  },
)

test('nothing half written is left where two began in a folder', async () => {
  const place = await places['a folder']()
  await Promise.all([1, 2].map(() => openVault(place, { passphrase: undefined, mayBegin: true })))
  expect(await place.list('half')).toEqual([])
})
