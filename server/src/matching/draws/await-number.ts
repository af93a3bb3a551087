import type { DrawBeacon } from '@tower/contract/matching/tower-draw.ts'
import type { Services } from '../../services.ts'
import type { PublicNumber } from '../../vendors/drand/beacon.ts'

/** A number that comes out later than this is not waited for here: the draw is looked at again every minute. */
const patienceMs = 15_000
/** Relays have a number within a second or two after it came out. */
const attempts = 4
const againMs = 1_000

/**
 * The number of a named round, checked; undefined while nobody can show it. There is no other way to a number: a draw
 * whose number is late waits. Asks the outside world, so never call it in a transaction.
 */
export async function awaitNumber(
  services: Services,
  named: DrawBeacon,
  numberAt: Date,
): Promise<PublicNumber | undefined> {
  const { beacon, clock, pause, log } = services
  if (named.chain !== beacon.chainHash) {
    log.error({ named, configured: beacon.chainHash }, 'a draw waits for a chain that is not configured')
    return undefined
  }
  const early = numberAt.getTime() - clock.now().getTime()
  if (early > patienceMs) return undefined
  if (early > 0) await pause(early)
  const wasOut = early < -attempts * againMs
  for (let attempt = 1; ; attempt++) {
    const number = await beacon.readRound(named.round)
    // One that has been out for long is asked for once: whoever doesn't have it now won't have it in a second.
    if (number || wasOut || attempt === attempts) return number
    await pause(againMs)
  }
}
