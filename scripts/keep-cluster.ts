/**
 * Keeps a PostgreSQL for single tests until nobody has asked for it for an hour. `borrowKeptCluster` starts it in the
 * background and names the folder of its lease; a second keeper finds the first one's lease and ends.
 */
import { statSync, writeFileSync, rmSync } from 'node:fs'
import { isLongIdle, leaseIn, readLease, type Lease } from './kept-cluster.ts'
import { startPostgresCluster } from './postgres-cluster.ts'

const lookEveryMs = 30_000

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Write: node scripts/keep-cluster.ts <folder of the lease>')

const cluster = await startPostgresCluster()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(folder))
const lease: Lease = { url: cluster.url, keeper: process.pid, postmaster: cluster.processId }
try {
  writeFileSync(leaseIn(folder), JSON.stringify(lease), { flag: 'wx', mode: 0o600 })
} catch (error) {
  console.error(error)
  await end(folder)
}
setInterval(() => {
  if (!isOurs(folder) || isLongIdle(statSync(leaseIn(folder)).mtimeMs, Date.now())) void end(folder)
}, lookEveryMs)

function isOurs(place: string): boolean {
  return readLease(place)?.keeper === process.pid
}

async function end(place: string): Promise<never> {
  if (isOurs(place)) rmSync(leaseIn(place), { force: true })
  await cluster.stop()
  process.exit()
}
