import type { Clock } from '../src/clock.ts'
import type { Beacon } from '../src/vendors/drand/beacon.ts'
import { createDrandBeacon } from '../src/vendors/drand/drand-beacon.ts'
import { createLocalRelay } from '../src/vendors/drand/local/local-relay.ts'

/**
 * A local beacon whose clockwork is set so that the same round always comes out when a draw of the demo starts, whenever
 * that is: its number is part of what every installation of the demo shows alike.
 */
export function demoBeacon(clock: Clock, { startsAt, round }: { startsAt: Date; round: number }): Beacon {
  const periodSeconds = 3
  const genesis_time = startsAt.getTime() / 1000 - (round - 1) * periodSeconds
  const { chain, answer } = createLocalRelay({
    clock,
    clockwork: { beacon_id: 'tower-demo', genesis_time },
  })
  return createDrandBeacon({
    chain,
    relays: ['http://demo.test'],
    ask: (url) => {
      const { status, body } = answer(new URL(url).pathname)
      return Promise.resolve(Response.json(body, { status }))
    },
  })
}
