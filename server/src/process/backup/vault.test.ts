import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createFolderPlace } from '../../storage/places/folder-place.ts'
import { openVault } from './vault.ts'

test('backups that begin in a folder at the same moment have one key, and each reads what the other wrote', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tower-vault-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const place = createFolderPlace(folder)
  const wanted = { passphrase: 'a passphrase of many letters', mayBegin: true }
  const vaults = await Promise.all([1, 2].map(() => openVault(place, wanted)))
  for (const [at, vault] of vaults.entries())
    await vault.write(`one/${at}`, Readable.from([Buffer.from('kept')]))
  for (const vault of vaults)
    for (const at of vaults.keys()) expect((await buffer(vault.read(`one/${at}`))).toString()).toBe('kept')
  expect(await place.list('half')).toEqual([])
})
