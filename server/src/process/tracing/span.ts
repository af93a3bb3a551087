import { randomBytes } from 'node:crypto'

/** By the numbers of OTLP: within this process, an answer, a question to somebody else. */
export const spanKinds = { internal: 1, server: 2, client: 3 } as const
export type SpanKind = keyof typeof spanKinds

/** Which span another one belongs to. */
export type SpanParent = { traceId: string; spanId: string }

/** Something that took time. Names and attributes are of our own making: nothing that people wrote, and no id of a row. */
export type Span = SpanParent & {
  parentId: string | undefined
  name: string
  kind: SpanKind
  /** In milliseconds since 1970. */
  beganAt: number
  endedAt: number
  attributes: Record<string, string | number>
  hasFailed: boolean
}

/** The moment, finer than a millisecond. */
export const spanTime = (): number => performance.timeOrigin + performance.now()

export function beginSpan(name: string, kind: SpanKind, parent: SpanParent | undefined): Span {
  const beganAt = spanTime()
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    parentId: parent?.spanId,
    ...{ name, kind, beganAt, endedAt: beganAt, attributes: {}, hasFailed: false },
  }
}

/** What a proxy says of the trace that a request belongs to (W3C Trace Context), and whether it is recorded. */
export function readTraceparent(
  header: string | string[] | undefined,
): { parent: SpanParent; isRecorded: boolean } | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^[0-9a-e][0-9a-f]-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/.exec(String(header)) ?? []
  if (flags === '' || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { parent: { traceId, spanId }, isRecorded: (Number.parseInt(flags, 16) & 1) === 1 }
}
