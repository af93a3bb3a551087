import { quicknet } from '@tower/contract/matching/tower-draw-chain.ts'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Beacon } from './beacon.ts'
import { createDrandBeacon } from './drand-beacon.ts'

export type OpenBeacon = { beacon: Beacon; close(): Promise<void> }

/** The beacon that the configuration names: drand's quicknet over its relays, or a local one of our own. */
export async function openBeacon(
  { BEACON, BEACON_RELAYS }: Pick<Config, 'BEACON' | 'BEACON_RELAYS'>,
  clock: Clock,
): Promise<OpenBeacon> {
  if (BEACON === 'drand') {
    const beacon = createDrandBeacon({ chain: quicknet, relays: BEACON_RELAYS })
    return { beacon, close: () => Promise.resolve() }
  }
  const { startLocalRelay } = await import('./local/local-relay.ts')
  const { chain, url, close } = await startLocalRelay({ clock })
  return { beacon: createDrandBeacon({ chain, relays: [url] }), close }
}
