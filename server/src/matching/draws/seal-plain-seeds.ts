import type { Services } from '../../services.ts'
import { listPlainSeedsForUpdate, updateToSealed } from './draws.queries.ts'
import { sealSeed } from './seal-seed.ts'

/** Seals the seeds of coming draws that were made before seeds were sealed. Answers how many. */
export async function sealPlainSeeds(services: Services): Promise<number> {
  return services.database.transaction(async (tx) => {
    const draws = await listPlainSeedsForUpdate(tx)
    for (const { id, server_seed: seed } of draws) {
      await updateToSealed(tx, { drawId: id, sealedSeed: sealSeed(services, id, seed) })
    }
    return draws.length
  })
}
