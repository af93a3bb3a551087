import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogEvent } from 'kysely'
import type { Logger } from 'pino'
import { errorCode } from '../../database/database.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { ScheduledJob } from '../../scheduled-job.ts'
import { sendSpans } from './send-spans.ts'
import { beginSpan, readTraceparent, spanTime, type Span, type SpanKind, type SpanParent } from './span.ts'
import { watchQuestions } from './watch-questions.ts'

export type Tracer = {
  /** A span for each answer, by the name of its call. */
  watchAnswers(app: FastifyInstance): void
  /** A span for a statement of whatever is traced at the moment. */
  noteStatement: (event: LogEvent) => void
  /** A span for a piece of work. */
  within<T>(name: string, kind: SpanKind, work: () => Promise<T>): Promise<T>
  /** The same jobs, each run within a span. */
  aroundJobs(jobs: readonly ScheduledJob[]): ScheduledJob[]
  /** The same mailer, each mail within a span: to whom it goes and what it says is told to nobody. */
  aroundMailer(mailer: Mailer): Mailer
  /** Sends what is left. */
  close(): Promise<void>
}

type TracerSettings = {
  endpoint: string
  headers: Record<string, string>
  service: string
  /** Which share of traces is recorded that nobody before us decided of. */
  share: number
  /** Whether a proxy of the operator's says which trace a request belongs to; strangers don't. */
  hasProxy: boolean
  log: Pick<Logger, 'warn'>
}

/** What goes on at the moment is traced, or is none of a collector's business. */
type Place = Span | 'unwatched'

const places = new AsyncLocalStorage<Place>()
const mostOfStatement = 2_000
/** Asked many times a minute, and by nobody who waits. */
const unwatched = /^\/(?:assets\/|healthz|readyz|version|metrics)/

/** Traces what this process does, and sends it to a collector. */
export function createTracer(settings: TracerSettings): Tracer {
  const spans = openSpans(settings)
  const { begin, end, add } = spans
  const stopWatching = watchQuestions({
    begin: (method, host) => {
      const around = findAround()
      const attributes = { 'http.request.method': method, 'server.address': host }
      return around && Object.assign(beginSpan(method, 'client', around), { attributes })
    },
    end: (span, status) => {
      const said = status !== undefined && { 'http.response.status_code': status }
      const hasFailed = status === undefined || status >= 400
      end(span, { attributes: { ...span.attributes, ...said }, hasFailed })
    },
  })
  const within: Tracer['within'] = async (name, kind, work) => {
    const place = begin(name, kind)
    try {
      const done = await places.run(place, work)
      end(place)
      return done
    } catch (error) {
      end(place, { hasFailed: true })
      throw error
    }
  }
  return {
    within,
    watchAnswers: (app) => watchAnswers(app, settings, spans),
    noteStatement(event) {
      const around = findAround()
      if (around) add(spanOfStatement(event, around))
    },
    aroundJobs: (jobs) =>
      jobs.map((job) => ({
        ...job,
        run: (services) => within(job.name, 'internal', () => job.run(services)),
      })),
    aroundMailer: (mailer) => ({
      ...mailer,
      send: (mail) => within('mail', 'client', () => mailer.send(mail)),
    }),
    async close() {
      stopWatching()
      await spans.close()
    },
  }
}

/** The span that whatever happens now belongs to. */
function findAround(): Span | undefined {
  const place = places.getStore()
  return place === 'unwatched' ? undefined : place
}

type Asked = ReturnType<typeof readTraceparent>

type Spans = {
  begin(name: string, kind: SpanKind, asked?: Asked): Place
  end(place: Place, more?: Partial<Pick<Span, 'attributes' | 'hasFailed'>>): void
  add(span: Span): void
  close(): Promise<void>
}

function openSpans(settings: TracerSettings): Spans {
  // Sending is no part of what is sent.
  const unseen = <T>(work: () => T): T => places.run('unwatched', work)
  const sender = unseen(() => sendSpans(settings))
  const add = (span: Span): void => unseen(() => sender.add(span))
  return {
    add,
    begin(name, kind, asked) {
      const around = places.getStore()
      if (around === 'unwatched') return around
      if (around) return beginSpan(name, kind, around)
      const isRecorded = asked?.isRecorded ?? Math.random() < settings.share
      return isRecorded ? beginSpan(name, kind, asked?.parent) : 'unwatched'
    },
    end(place, more = {}) {
      if (place !== 'unwatched') add(Object.assign(place, more, { endedAt: spanTime() }))
    },
    close: () => unseen(() => sender.close()),
  }
}

/** What is no declared call is a page; its address says what somebody looks for, and is told to nobody. */
function watchAnswers(app: FastifyInstance, { hasProxy }: TracerSettings, { begin, end }: Spans): void {
  const open = new WeakMap<FastifyRequest, Place>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { endpoint } = request.routeOptions.config
    if (endpoint?.answer === 'stream' || unwatched.test(request.url)) return places.run('unwatched', done)
    const asked = hasProxy ? readTraceparent(request.headers.traceparent) : undefined
    const place = begin(endpoint?.name ?? 'page', 'server', asked)
    open.set(request, place)
    places.run(place, done)
  })
  // What reads a body goes on in the name of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const place = open.get(request)
    if (place) places.run(place, done)
    else done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    done()
    const place = open.get(request)
    const attributes = { 'http.request.method': request.method, 'http.response.status_code': statusCode }
    if (place) end(place, { attributes, hasFailed: statusCode >= 500 })
  })
}

/** Its text with places for values, and without whatever stands in quotes. */
function spanOfStatement(event: LogEvent, parent: SpanParent): Span {
  const { query, queryDurationMillis: ms, level } = event
  const text = query.sql.replaceAll(/'(?:[^']|'')*'/g, '?').trim()
  const span = beginSpan(/^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement', 'client', parent)
  const code = level === 'error' ? errorCode(event.error) : undefined
  return {
    ...span,
    beganAt: span.beganAt - ms,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, mostOfStatement),
      ...(code !== undefined && { 'error.type': code }),
    },
    hasFailed: level === 'error',
  }
}
