import {
  chainHash,
  hexBytes,
  roundTime,
  type BeaconChain,
} from '@tower/contract/matching/tower-draw-chain.ts'
import { toHex, type Sha256 } from '@tower/contract/matching/tower-draw-hash.ts'
import { signRound } from '@tower/contract/matching/tower-draw-signature.ts'
import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '../../../clock.ts'
import { localChain } from './local-chain.ts'

const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer')

export type RelayAnswer = { status: number; body: object }

/** What drand's HTTP protocol answers at a path, for a chain whose rounds come out as a clock goes. */
export type AnswerPath = (path: string) => RelayAnswer

export type LocalRelayOptions = {
  clock: Clock
  /** Another name and another start than those of the local beacon. */
  clockwork?: Partial<Pick<BeaconChain, 'beacon_id' | 'genesis_time'>>
}

export type LocalRelay = { chain: BeaconChain; answer: AnswerPath }

/** The local beacon without a network: answers for the chain and for each round that is out. */
export function createLocalRelay({ clock, clockwork = {} }: LocalRelayOptions): LocalRelay {
  const { chain: known, secretKey } = localChain()
  const chain = { ...known, ...clockwork }
  const named = chainHash(chain, sha256)
  const answer: AnswerPath = (path) => {
    if (path === '/chains') return { status: 200, body: [named] }
    if (path === `/${named}/info`) return { status: 200, body: describe(chain, named) }
    const round = Number(new RegExp(`^/${named}/public/([1-9]\\d{0,14})$`).exec(path)?.[1] ?? 0)
    // drand answers 404 to a round that is not out, too.
    if (round === 0 || roundTime(chain, round) > clock.now()) return { status: 404, body: {} }
    const signature = signRound(secretKey, round, sha256)
    return { status: 200, body: { round, randomness: toHex(sha256(hexBytes(signature))), signature } }
  }
  return { chain, answer }
}

function describe(chain: BeaconChain, named: string): object {
  return {
    public_key: chain.public_key,
    period: chain.period,
    genesis_time: chain.genesis_time,
    hash: named,
    groupHash: chain.group_hash,
    schemeID: chain.scheme,
    metadata: { beaconID: chain.beacon_id },
  }
}

export type LocalRelayServer = { chain: BeaconChain; url: string; close(): Promise<void> }

/** The local beacon as a server on this machine, for demos. It is not public randomness. */
export async function startLocalRelay({ clock }: { clock: Clock }): Promise<LocalRelayServer> {
  const { chain, answer } = createLocalRelay({ clock })
  const server = createServer((request, reply) => {
    const { status, body } = answer(request.url ?? '/')
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    chain,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
