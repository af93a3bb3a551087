/** A way for the provider to misbehave towards our server. */
export type OutageKind =
  /** The request is carried out, but its answer is lost on the way. */
  | 'answer_lost'
  /** The request is not carried out and answered with 500. */
  | 'server_error'
  /** As `server_error`, and Stripe keeps the 500 as the answer to the request's idempotency key for a day. */
  | 'server_error_kept'
  /** 429: we asked too often. */
  | 'rate_limited'
  /** 401: the key was rolled. */
  | 'key_rolled'
  /** The connection is cut before anything happens. */
  | 'unreachable'

export interface Outages {
  /** The next `count` API requests suffer from this. */
  begin(kind: OutageKind, count: number): void
  /** Calls of these kinds, as `invoices` or `refunds`, are answered with 403, as to a key without the permission. */
  forbid(resources: readonly string[]): void
  isForbidden(resource: string): boolean
  /** The outage the present request suffers from, if any. */
  take(): OutageKind | undefined
}

/** Outages on request, to see what the product does when its provider is not there. */
export function planOutages(): Outages {
  let planned: { kind: OutageKind; left: number } | undefined
  let forbidden: readonly string[] = []
  return {
    begin(kind, count) {
      planned = { kind, left: count }
    },
    forbid: (resources) => void (forbidden = resources),
    isForbidden: (resource) => forbidden.includes(resource),
    take() {
      if (planned === undefined || planned.left <= 0) return undefined
      planned.left -= 1
      return planned.kind
    },
  }
}
