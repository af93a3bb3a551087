import { chainHash, hexBytes, roundAt, roundTime } from '@tower/contract/matching/tower-draw-chain.ts'
import type { BeaconChain } from '@tower/contract/matching/tower-draw-chain.ts'
import { toHex, type Sha256 } from '@tower/contract/matching/tower-draw-hash.ts'
import { hash } from 'node:crypto'
import { z } from 'zod'
import { readAtMost } from '../read-at-most.ts'
import type { Beacon, PublicNumber } from './beacon.ts'

export type AskRelay = (url: string, request: RequestInit) => Promise<Response>

export type DrandBeaconOptions = {
  chain: BeaconChain
  /** Addresses of servers that hand the chain's rounds on, asked in turn. None of them has to be trusted. */
  relays: readonly string[]
  timeoutMs?: number
  ask?: AskRelay
}

/** Far more rounds than are asked for at once. */
const mostKept = 100
/** Many times what a round weighs. */
const mostBytes = 4_096

const RoundAnswer = z.object({ round: z.int(), signature: z.string().regex(/^[0-9a-f]{96}$/) })

const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer')

/**
 * A chain behind relays that speak drand's HTTP protocol. What a relay says counts only with the chain's signature,
 * so a relay can be silent or late, but it can't give another number.
 */
export function createDrandBeacon(options: DrandBeaconOptions): Beacon {
  const { chain } = options
  const named = chainHash(chain, sha256)
  // Many may ask for the same round at once; one of them asks the relays.
  const asked = new Map<number, Promise<PublicNumber | undefined>>()
  return {
    chain,
    chainHash: named,
    roundAt: (instant) => roundAt(chain, instant),
    timeOf: (round) => roundTime(chain, round),
    async readRound(round) {
      const known = asked.get(round) ?? askRelays(options, named, round)
      asked.set(round, known)
      const found = await known
      // A number never changes; that there is none yet does.
      if (!found || asked.size > mostKept) asked.delete(round)
      return found
    },
  }
}

async function askRelays(options: DrandBeaconOptions, named: string, round: number) {
  for (const relay of options.relays) {
    const url = `${relay.replace(/\/+$/, '')}/${named}/public/${round}`
    const found = await askRelay(options, { url, round })
    if (found) return found
  }
  return undefined
}

async function askRelay(
  { chain, ask = fetch, timeoutMs = 2_000 }: DrandBeaconOptions,
  { url, round }: { url: string; round: number },
): Promise<PublicNumber | undefined> {
  try {
    const answer = await ask(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      return undefined
    }
    const said = RoundAnswer.parse(JSON.parse(await readAtMost(answer, mostBytes)))
    // The curve's arithmetic takes a moment to set up: who asks no relay does without.
    const { isSignedRound } = await import('@tower/contract/matching/tower-draw-signature.ts')
    const isTrue = said.round === round && isSignedRound(chain, said, sha256)
    return isTrue ? { ...said, value: toHex(sha256(hexBytes(said.signature))) } : undefined
  } catch {
    // Silent, too slow, or not speaking drand: the next one is asked.
    return undefined
  }
}
