import { isStaff } from '@tower/contract/access.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { listPackRows, type PackRow } from './packs.queries.ts'

/** The packs that are sold. */
export function listPacksForSale(services: Services): Promise<PackRow[]> {
  return services.database.read((tx) => listPackRows(tx, { onlyActive: true }))
}

/** Every pack, switched off or not. */
export function listAllPacks(services: Services): Promise<PackRow[]> {
  return services.database.read((tx) => listPackRows(tx, { onlyActive: false }))
}

/** The packs as far as they concern whoever asks: what is sold for sponsors, all for staff. */
export async function listPacksFor(
  services: Services,
  { role }: Actor,
): Promise<{ packs: PackRow[]; areForStaff: boolean }> {
  if (isStaff(role)) return { packs: await listAllPacks(services), areForStaff: true }
  if (role !== 'sponsor') throw new Refusal('identity.not_authorized')
  return { packs: await listPacksForSale(services), areForStaff: false }
}
