import { createHmac } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { networkOf } from '../../http/network-of.ts'
import { keptKey } from '../../secret-keys.ts'
import type { Services } from '../../services.ts'
import { findDayKey, insertDayKey } from './day-keys.queries.ts'

export type CastFrom = { classroomId: string; address: string | undefined; dayKey: string }

/**
 * The mark of the network a nomination comes from: one network has one mark for a classroom and a day, another for
 * each other classroom and day. It takes the server's secret and the random key of that day to work it out, and that key
 * is deleted with the next ones. The address itself is kept nowhere.
 */
export function markCastFrom(
  services: Pick<Services, 'config'>,
  { classroomId, address, dayKey }: CastFrom,
): string {
  return createHmac('sha256', keptKey(services.config, 'nomination-network/1'))
    .update(`${dayKey} ${classroomId} ${neighborhoodOf(address)}`)
    .digest('hex')
}

/**
 * What counts as one network: the 256 addresses around one of IPv4, the first three groups of IPv6. Whoever rents a
 * handful of addresses mostly gets them side by side.
 */
export function neighborhoodOf(address: string | undefined): string {
  const network = networkOf(address)
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network
}

/**
 * The key of a day's networks. Drawn with the day's first nomination, in a transaction of its own: the others of that moment wait
 * for no ballot.
 */
export async function ensureDayKey({ database, random }: Services, at: Date): Promise<string> {
  const day = at.toISOString().slice(0, 10)
  const known = await database.read((tx) => findDayKey(tx, day))
  if (known !== undefined) return known
  const key = random.bytes(32).toString('hex')
  return database.transaction(async (tx) => {
    await insertDayKey(tx, { day, key })
    return (await findDayKey(tx, day)) ?? key
  })
}
