/** A way for the provider to misbehave towards our server. */
export type OutageKind =
  /** The request is carried out, but its answer is lost on the way. */
  | 'answer_lost'
  /** The request is not carried out and answered with 500. */
  | 'server_error'
  /** The connection is cut before anything happens. */
  | 'unreachable'

export interface Outages {
  /** The next `count` API requests suffer from this. */
  begin(kind: OutageKind, count: number): void
  /** The outage the present request suffers from, if any. */
  take(): OutageKind | undefined
}

/** Outages on request, to see what the product does when its provider is not there. */
export function planOutages(): Outages {
  let planned: { kind: OutageKind; left: number } | undefined
  return {
    begin(kind, count) {
      planned = { kind, left: count }
    },
    take() {
      if (planned === undefined || planned.left <= 0) return undefined
      planned.left -= 1
      return planned.kind
    },
  }
}
