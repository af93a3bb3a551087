import { BEACON_SCHEME, type BeaconChain } from '@tower/contract/matching/tower-draw-chain.ts'
import { beaconKeys } from '@tower/contract/matching/tower-draw-signature.ts'
import { hash } from 'node:crypto'

// Everybody may know this key, and with it every number in advance: good enough to show how draws work, and
// the same in each process and installation. It is the opposite of public randomness, and is shown as that.
const seed = hash(
  'sha384',
  'the local beacon of Project Tower: known to everybody, random to nobody',
  'buffer',
)

type LocalChain = { chain: BeaconChain; secretKey: Uint8Array }

/** The chain of the local beacon, for demos and tests. */
export function localChain(): LocalChain {
  return (made ??= makeChain())
}

let made: LocalChain | undefined

function makeChain(): LocalChain {
  const { secretKey, publicKey } = beaconKeys(seed)
  const chain: BeaconChain = {
    beacon_id: 'tower-local',
    // 2020-01-01
    genesis_time: 1_577_836_800,
    group_hash: hash('sha256', 'a local beacon has no group'),
    period: 3,
    public_key: publicKey,
    scheme: BEACON_SCHEME,
  }
  return { chain, secretKey }
}
