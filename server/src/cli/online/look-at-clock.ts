/** Authenticator apps count in steps of 30 seconds, and payment providers refuse signatures that are minutes old. */
const mostSeconds = 10
/** Headers name whole seconds. */
const roundingMs = 1_000

/** What a server said of its clock, and when we asked and heard. */
export type TimeTold = { host: string; date: Date; askedAt: Date; heardAt: Date }

/**
 * How far this machine's clock is from those of others, the middle one of them; throws where that is too far. What
 * the answer took on its way counts for nobody.
 */
export function judgeClock(told: readonly TimeTold[]): string {
  const off = told.map(howFarOff).toSorted((one, other) => one - other)
  const middle = off[Math.floor(off.length / 2)]
  if (middle === undefined) throw new Error('nobody could be asked for the time')
  const seconds = Math.round(middle / 1_000)
  if (Math.abs(seconds) > mostSeconds)
    throw new Error(`this machine's clock is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'fast' : 'slow'}`)
  return `within ${mostSeconds} seconds of ${told.map(({ host }) => host).join(', ')}`
}

/** In milliseconds; 0 where the time told lies between asking and hearing. */
function howFarOff({ date, askedAt, heardAt }: TimeTold): number {
  const [from, until] = [date.getTime(), date.getTime() + roundingMs]
  if (askedAt.getTime() > until) return askedAt.getTime() - until
  return heardAt.getTime() < from ? heardAt.getTime() - from : 0
}
