import type { Clock } from '../clock.ts'
import type { Beacon } from '../vendors/drand/beacon.ts'
import { createDrandBeacon, type AskRelay } from '../vendors/drand/drand-beacon.ts'
import { createLocalRelay } from '../vendors/drand/local/local-relay.ts'

export type TestBeacon = Beacon & {
  /** From here on the relay answers nothing, or speaks again. */
  silence(isSilent: boolean): void
}

/** The local beacon on the clock of a test: the real adapter, the real protocol, and no port. */
export function testBeacon(clock: Clock): TestBeacon {
  const { chain, answer } = createLocalRelay({ clock })
  let isSilent = false
  const ask: AskRelay = (url) => {
    if (isSilent) return Promise.reject(new Error('silent'))
    const { status, body } = answer(new URL(url).pathname)
    return Promise.resolve(Response.json(body, { status }))
  }
  return {
    ...createDrandBeacon({ chain, relays: ['http://beacon.test'], ask }),
    silence: (wanted) => void (isSilent = wanted),
  }
}
