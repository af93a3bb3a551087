import type { z } from 'zod'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Schema = z.ZodType | undefined

/** What a call that is asked too often answers with 429: at most `max` calls in `windowSeconds`, counted per `per`. */
export type RateLimit = { max: number; windowSeconds: number; per: 'network' | 'session' }

/**
 * One call, declared once. Routes, the typed client, the API document and the role and fuzz tests
 * all derive from these objects.
 */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Output extends z.ZodType = z.ZodType,
  Door extends Access = Access,
> = {
  /** `domain.verb`, unique. */
  name: string
  method: Method
  /** Fastify's form: `/draws/:drawId/proof.json`. */
  path: string
  /** Other paths that mean the same call. */
  aliases?: readonly string[]
  summary: string
  access: Door
  params?: Params
  query?: Query
  body?: Body
  output: Output
  errors: readonly ErrorCode[]
  /** How a refusal is written: JSON `{error, code}` unless the documented call answers plain text or GoTrue's shape. */
  failure?: 'json' | 'text' | 'auth'
  /** `raw` hands the untouched bytes to the handler (signed webhooks). */
  bodyFormat?: 'json' | 'raw'
  /** `stream` is an endless event stream; `empty` answers 204. */
  answer?: 'json' | 'stream' | 'empty'
  rateLimit?: RateLimit
}

/** Declares a call; the types of its parts are kept. */
export function endpoint<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Output extends z.ZodType = z.ZodType,
  const Door extends Access = Access,
>(declared: Endpoint<Params, Query, Body, Output, Door>): Endpoint<Params, Query, Body, Output, Door> {
  return declared
}

export type AnyEndpoint = Endpoint

type Given<S> = S extends z.ZodType ? z.input<S> : undefined
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

type Named<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value }

/** What a caller hands over: only the parts that the call declares. */
export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _O, infer _D>
    ? Named<'params', Given<P>> & Named<'query', Given<Q>> & Named<'body', Given<B>>
    : never

/** What the handler receives, after the schemas have had their say. */
export type HandlerInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _O, infer _D>
    ? { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> }
    : never

/** What the caller gets. */
export type CallOutput<E> = E extends { output: infer O extends z.ZodType } ? z.output<O> : never

/** What the handler must give. */
export type HandlerOutput<E> = E extends { output: infer O extends z.ZodType } ? z.input<O> : never
