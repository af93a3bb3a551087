import type { BeaconChain } from '@tower/contract/matching/tower-draw-chain.ts'
import type { DrawBeacon } from '@tower/contract/matching/tower-draw.ts'
import type { Services } from '../../services.ts'

/** The list is being published while this passes: its number comes out after it, never before. */
export const leadMs = 5_000

/** The round whose number will decide a draw, and when it comes out. */
export type ChosenRound = { beacon: DrawBeacon; chain: BeaconChain; numberAt: Date }

/**
 * Names the first round that comes out when a draw runs, or after its list is published if that is later. Nobody
 * knows its number yet, and once it is named in the commitment nobody can choose another.
 */
export function chooseRound({ beacon, clock }: Services, runsAt: Date): ChosenRound {
  const published = new Date(clock.now().getTime() + leadMs)
  const round = beacon.roundAt(runsAt > published ? runsAt : published)
  return {
    beacon: { chain: beacon.chainHash, round },
    chain: beacon.chain,
    numberAt: beacon.timeOf(round),
  }
}
