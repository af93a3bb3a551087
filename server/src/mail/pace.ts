import { takeTurns } from '../take-turns.ts'

/** How fast mail leaves for one receiving domain, by the count of this process. */
export type Pace = {
  /** So many a minute. */
  perMinute: number
  /** Whether one more may leave for a domain now; then it counts. */
  takes(domain: string): boolean
  /** Counts one that leaves whatever the pace is. */
  count(domain: string): void
  /** Does what puts mails off, one after the other: each then finds the places that the one before gave. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

/** What may leave at once after a rest: what ten seconds take. */
const burstPart = 1 / 6
/** More domains than this are forgotten; those that have rested count for nothing anyway. */
const mostDomains = 5_000

type Bucket = { left: number; atMs: number }

/** A pace of so many mails a minute for each receiving domain, evenly. */
export function keepPace(perMinute: number, now: () => number = () => performance.now()): Pace {
  const most = Math.max(1, perMinute * burstPart)
  const buckets = new Map<string, Bucket>()
  const filled = (domain: string): Bucket => {
    const { left, atMs } = buckets.get(domain) ?? { left: most, atMs: now() }
    const atNow = now()
    return { left: Math.min(most, left + ((atNow - atMs) * perMinute) / 60_000), atMs: atNow }
  }
  const keep = (domain: string, bucket: Bucket): void => {
    if (buckets.size >= mostDomains && !buckets.has(domain)) buckets.clear()
    buckets.set(domain, bucket)
  }
  return {
    perMinute,
    takes(domain) {
      const bucket = filled(domain)
      const isFree = bucket.left >= 1
      keep(domain, isFree ? { ...bucket, left: bucket.left - 1 } : bucket)
      return isFree
    },
    inTurn: takeTurns(1),
    count(domain) {
      const bucket = filled(domain)
      keep(domain, { ...bucket, left: Math.max(0, bucket.left - 1) })
    },
  }
}

/** The receiving domain of an address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
