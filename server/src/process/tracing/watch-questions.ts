import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Span } from './span.ts'

/** Begins a span of a question to another server, and ends it; undefined where nothing is traced at the moment. */
type QuestionSpans = {
  begin(method: string, host: string): Span | undefined
  end(span: Span, status: number | undefined): void
}

type Asked = { request: object; response?: { statusCode?: number } }

/**
 * Follows whatever this process asks others over HTTP: payment provider, bucket, relays, provider of words, webhooks. Of an address
 * only its host is told: paths and queries name payments, files and keys.
 */
export function watchQuestions({ begin, end }: QuestionSpans): () => void {
  const open = new WeakMap<object, Span>()
  const note = (request: object, method: string, host: string): void => {
    const span = begin(method, host)
    if (span) open.set(request, span)
  }
  const finish = ({ request, response }: Asked): void => {
    const span = open.get(request)
    if (!span) return
    open.delete(request)
    end(span, response?.statusCode)
  }
  const channels: Record<string, (message: unknown) => void> = {
    'http.client.request.created': (message) => {
      const { request } = message as { request: { method: string; host: string } }
      note(request, request.method, request.host)
    },
    'http.client.response.finish': (message) => finish(message as Asked),
    'http.client.request.error': (message) => finish({ request: (message as Asked).request }),
    'undici:request:create': (message) => {
      const { request } = message as { request: { method: string; origin: string | URL } }
      note(request, request.method, new URL(request.origin).hostname)
    },
    'undici:request:headers': (message) => finish(message as Asked),
    'undici:request:error': (message) => finish({ request: (message as Asked).request }),
  }
  for (const [name, hear] of Object.entries(channels)) subscribe(name, hear)
  return () => {
    for (const [name, hear] of Object.entries(channels)) unsubscribe(name, hear)
  }
}
