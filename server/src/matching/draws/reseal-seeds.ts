import { resealRows } from '../../people/identity/reseal-rows.ts'
import type { Reseal } from '../../reseal.ts'
import { listSealedSeeds, updateSeedSeal } from './sealed-seeds.queries.ts'

/** Seals the seeds of coming draws with the secret of now. */
export const resealSeeds: Reseal = async (services, tx, after) => {
  const found = await listSealedSeeds(tx, after)
  return resealRows(services, tx, { found, purpose: 'draw-seed', save: updateSeedSeal })
}
