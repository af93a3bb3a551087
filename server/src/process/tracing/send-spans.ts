import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { readVersion } from '../read-version.ts'
import { spanKinds, type Span } from './span.ts'

type SpanSender = {
  add(span: Span): void
  /** Sends what waits, for a last time. */
  close(): Promise<void>
}

type Settings = {
  /** Where a collector listens; spans go to /v1/traces below it. */
  endpoint: string
  headers: Record<string, string>
  service: string
  log: Pick<Logger, 'warn'>
}

const everyMs = 5_000
const mostAtOnce = 512
/** What comes while a collector is away for longer is let go of. */
const mostWaiting = 4_096
const answerWithinMs = 10_000
const lastWithinMs = 2_000
const warnsEveryMs = 60_000
/** Answers after which the same may be sent again. */
const passing = [429, 502, 503, 504]

/** Sends spans to a collector in OTLP over HTTP as JSON, some at a time; what can't be delivered holds up nobody. */
export function sendSpans(settings: Settings): SpanSender {
  const { log } = settings
  let waiting: Span[] = []
  let lost = 0
  let warnedAt = -warnsEveryMs
  let sending: Promise<boolean> | undefined

  const complain = (why: string): void => {
    if (performance.now() - warnedAt < warnsEveryMs) return
    warnedAt = performance.now()
    log.warn({ why, waiting: waiting.length, lost }, 'traces could not be sent')
  }
  const sendSome = async (withinMs: number): Promise<boolean> => {
    const batch = waiting.slice(0, mostAtOnce)
    waiting = waiting.slice(batch.length)
    if (batch.length === 0) return false
    const outcome = await post(settings, batch, withinMs)
    if (outcome.mayRepeat) {
      const all = [...batch, ...waiting]
      waiting = all.slice(0, mostWaiting)
      lost += all.length - waiting.length
    }
    if (outcome.why === undefined) return waiting.length > 0
    if (!outcome.mayRepeat) lost += batch.length
    complain(outcome.why)
    return false
  }
  const flush = async (withinMs = answerWithinMs): Promise<void> => {
    do {
      sending ??= sendSome(withinMs).finally(() => (sending = undefined))
    } while (await sending)
  }
  const timer = setInterval(() => void flush(), everyMs).unref()
  return {
    add(span) {
      if (waiting.length >= mostWaiting) return void (lost += 1)
      waiting.push(span)
      if (waiting.length === mostAtOnce) void flush()
    },
    async close() {
      clearInterval(timer)
      // A batch may be on its way that nobody answers, and more may wait behind it: a stop waits for so long and no longer.
      await Promise.race([flush(lastWithinMs), sleep(lastWithinMs, undefined, { ref: false })])
    },
  }
}

type Outcome = { why?: string; mayRepeat?: boolean }

async function post(settings: Settings, spans: readonly Span[], withinMs: number): Promise<Outcome> {
  const { endpoint, headers } = settings
  try {
    const answer = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(wordSpans(settings, spans)),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    })
    await answer.body?.cancel()
    return answer.ok ? {} : { why: `it answers ${answer.status}`, mayRepeat: passing.includes(answer.status) }
  } catch (error) {
    const { message, cause } = error as Error
    return { why: cause instanceof Error ? cause.message : message, mayRepeat: true }
  }
}

/** As OTLP writes them in JSON: ids in hex, numbers of 64 bits as text. */
function wordSpans({ service }: Settings, spans: readonly Span[]) {
  const { version, commit } = readVersion()
  const resource = {
    attributes: listAttributes({
      'service.name': service,
      'service.version': commit === null ? version : `${version}+${commit}`,
      'process.pid': process.pid,
    }),
  }
  return {
    resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'tower' }, spans: spans.map(wordSpan) }] }],
  }
}

function wordSpan({ traceId, spanId, parentId, name, kind, beganAt, endedAt, attributes, hasFailed }: Span) {
  return {
    ...{ traceId, spanId, name, kind: spanKinds[kind] },
    ...(parentId !== undefined && { parentSpanId: parentId }),
    startTimeUnixNano: inNanoseconds(beganAt),
    endTimeUnixNano: inNanoseconds(endedAt),
    attributes: listAttributes(attributes),
    ...(hasFailed && { status: { code: 2 } }),
  }
}

const inNanoseconds = (ms: number): string => `${BigInt(Math.round(ms * 1_000))}000`

const listAttributes = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
