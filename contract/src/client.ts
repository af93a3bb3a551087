import { fillAddress } from './address.ts'
import type { AnyEndpoint, CallInput, CallOutput } from './endpoint.ts'

/** A request as it leaves the client, whatever carries it: fetch in the browser, a function call on the server. */
export type Outgoing = { method: string; path: string; headers: Record<string, string>; body?: string }

/** The answer as it came back. */
export type Incoming = { status: number; text: string; header(name: string): string | null }

/** Names the code of a refusal whose answer has no field for it: plain text, or GoTrue's shape with its fewer names. */
export const refusalCodeHeader = 'x-refusal-code'

export type Send = (request: Outgoing, options: CallOptions) => Promise<Incoming>

export type CallOptions = { signal?: AbortSignal; bearer?: string; headers?: Record<string, string> }

/**
 * A refused or failed call. `message` is the server's sentence, empty when there was none; `isPlain` when it came as
 * plain text, said for people. `retryAfterSeconds` is when to try again, where the server says so. `more` is what the answer
 * says beside the sentence, such as where a gift can be paid that could not be charged.
 */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: string | undefined
  readonly isPlain: boolean
  readonly retryAfterSeconds: number | undefined
  readonly more: CallErrorMore

  constructor(status: number, message: string, code?: string, details: CallErrorDetails = {}) {
    super(message)
    this.status = status
    this.code = code
    this.isPlain = details.isPlain ?? code === undefined
    this.retryAfterSeconds = details.retryAfterSeconds
    this.more = details.more ?? {}
  }
}

type CallErrorMore = Readonly<Record<string, unknown>>

type CallErrorDetails = {
  isPlain?: boolean
  retryAfterSeconds?: number | undefined
  more?: CallErrorMore
}

/** Calls an endpoint and gives its output, or throws a {@link CallError}. */
export type Call = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<CallOutput<E>>

type CallQuestion = {
  params?: Record<string, string | number> | undefined
  query?: Record<string, unknown> | undefined
}

type LooseInput = CallQuestion & { body?: unknown }

/** Makes the typed client over any carrier. */
export function createCall(send: Send): Call {
  return async (endpoint, input, options = {}) => {
    const { params, query, body } = input as LooseInput
    const headers: Record<string, string> = { accept: 'application/json', ...options.headers }
    if (options.bearer) headers.authorization = `Bearer ${options.bearer}`
    if (body !== undefined) headers['content-type'] = 'application/json'
    const request: Outgoing = {
      method: endpoint.method,
      path: callAddress(endpoint.path, { params, query }),
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
    return readAnswer(await send(request, options)) as never
  }
}

/** Where a call goes: its path with what it is asked with, as every client writes it. */
export function callAddress(path: string, { params, query }: CallQuestion = {}): string {
  return fillAddress<string>(path, params ?? {}) + queryString(query ?? {})
}

function queryString(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(
    pairs.map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()
  return text === '' ? '' : `?${text}`
}

function readAnswer({ status, text, header }: Incoming): unknown {
  const parsed = parseJson(text)
  if (status >= 200 && status < 300) return parsed
  const retryAfterSeconds = Number(header('retry-after')) || undefined
  if (typeof parsed === 'object' && parsed !== null && 'error' in parsed) {
    const { error, code, ...more } = parsed as Record<string, unknown>
    throw new CallError(status, String(error), typeof code === 'string' ? code : undefined, {
      retryAfterSeconds,
      more,
    })
  }
  throw new CallError(
    status,
    typeof parsed === 'string' ? parsed : '',
    header(refusalCodeHeader) ?? undefined,
    { isPlain: true, retryAfterSeconds },
  )
}

function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
