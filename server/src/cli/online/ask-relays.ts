import type { TimeTold } from './look-at-clock.ts'

const timeoutMs = 5_000

/** Asks each of drand's relays whether it answers; throws where none does. Tells what they said of the time, too. */
export async function askRelays(
  relays: readonly string[],
  chainHash: string,
): Promise<{ said: string; told: TimeTold[] }> {
  const asked = await Promise.all(relays.map((relay) => askRelay(relay, chainHash)))
  const told = asked.filter((one) => one !== undefined)
  if (told.length === 0)
    throw new Error(`none of ${relays.join(', ')} answers: draws would wait for their number`)
  return { said: `${told.length} of ${relays.length} relays answer`, told }
}

async function askRelay(relay: string, chainHash: string): Promise<TimeTold | undefined> {
  const askedAt = new Date()
  try {
    const answer = await fetch(`${relay.replace(/\/+$/, '')}/${chainHash}/info`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    // What a cache in between has kept was said so many seconds ago.
    const ageMs = Number(answer.headers.get('age') ?? 0) * 1_000
    const date = new Date(Date.parse(answer.headers.get('date') ?? '') + ageMs)
    const heardAt = new Date()
    if (!answer.ok || Number.isNaN(date.getTime())) return undefined
    return { host: new URL(relay).host, date, askedAt, heardAt }
  } catch {
    return undefined
  }
}
