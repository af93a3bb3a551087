import { readConfig } from '../../src/config.ts'
import { createFolderPlace } from '../../src/storage/places/folder-place.ts'
import { openServices } from '../../src/open-services.ts'
import { makeBackup } from '../../src/process/backup/make-backup.ts'
import { openVault } from '../../src/process/backup/vault.ts'

/** For tests, a program: makes one backup, sealed, and says how much memory it took besides what it had when it was ready to. */
const [folder = ''] = process.argv.slice(2)
const { services, close } = await openServices(readConfig(process.env), 'require')
const place = createFolderPlace(folder)
const vault = await openVault(place, { passphrase: 'a passphrase of tests, long enough', mayBegin: true })
const before = process.memoryUsage.rss()
const beganAt = performance.now()
const { manifest, bytes } = await makeBackup(services, vault)
const seconds = (performance.now() - beganAt) / 1000
// In kilobytes; the highest that the system saw, so none is missed between two looks.
const peak = process.resourceUsage().maxRSS * 1024
const rows = manifest.tables.find(({ name }) => name === 'payments')?.rows ?? 0
console.log(JSON.stringify({ rows, bytes, before, peak, seconds }))
await close()
process.exit(0)
