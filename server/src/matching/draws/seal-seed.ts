import { seedHash } from '@tower/contract/matching/tower-draw.ts'
import { openBytes, sealBytes } from '../../people/identity/seal-bytes.ts'
import type { Services } from '../../services.ts'
import { sha256 } from './sha256.ts'

/** A draw as its seed lies in the database: sealed, or from before seeds were sealed in plain. */
export type SeedAtRest = {
  id: string
  seed_hash: string
  sealed_seed: string | null
  server_seed: string | null
}

/** Encrypts the seed of a draw for its row, so that a copy of the database gives no result away. */
export function sealSeed(
  services: Pick<Services, 'config' | 'random'>,
  drawId: string,
  serverSeed: string,
): string {
  return sealBytes(services, { purpose: 'draw-seed', rowId: drawId }, Buffer.from(serverSeed, 'hex'))
}

/** The seed of a draw in hex; undefined when the server's secret is not the one it was sealed under. */
export function openSeed(services: Pick<Services, 'config'>, draw: SeedAtRest): string | undefined {
  if (draw.sealed_seed === null) return draw.server_seed ?? undefined
  const seed = openBytes(services, { purpose: 'draw-seed', rowId: draw.id }, draw.sealed_seed)?.toString(
    'hex',
  )
  return seed !== undefined && seedHash(seed, sha256) === draw.seed_hash ? seed : undefined
}
