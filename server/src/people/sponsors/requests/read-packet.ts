import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findPacket } from './requests.queries.ts'

/** Whom a released packet welcomes. Somebody known by their address alone is welcomed without it. */
export async function readPacket(services: Services, packetKey: string) {
  const packet = await services.database.read((tx) => findPacket(tx, packetKey))
  if (!packet) throw new Refusal('sponsors.packet_unknown')
  const { org_name: name, email, status } = packet
  return { orgName: name === email ? null : name, isFulfilled: status === 'fulfilled' }
}
