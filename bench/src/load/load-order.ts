/** A request among many that differ, such as signed events. */
export type PreparedRequest = { path: string; headers: Record<string, string>; body: string }

/**
 * What the load generator is to send: one read again and again for a while, or a file's requests once each.
 * `isUnchanged`: the answers are to be 304.
 */
export type LoadOrder = { origin: string; connections: number } & (
  | { kind: 'repeat'; path: string; headers: Record<string, string>; seconds: number; isUnchanged?: boolean }
  | { kind: 'once-each'; file: string; count: number }
)

export type LoadResult = {
  answered: number
  /** Answers that are no success, broken connections and time-outs: a measurement with any is void. */
  failed: number
  seconds: number
  p50Ms: number
  p99Ms: number
}
