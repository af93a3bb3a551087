import type { z } from 'zod'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'
import type { UploadRule } from './oversight/files.ts'
import type { Belongs } from './people/duties.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Schema = z.ZodType | undefined

/** How a call answers when it succeeds. */
export type AnswerKind = 'json' | 'stream' | 'empty' | 'file'

/**
 * At most `max` calls in `windowSeconds`; whoever asks more often is answered 429. Networks, accounts and sessions are
 * counted before the body is read. An account is the person wherever they are signed in; where another session of the
 * account may be a thief's, as before the second factor, each session is counted by itself. `body.email` counts the
 * calls that name the same address, whoever asks: after the body was checked, and only where it has that field
 * (`body.metadata.email` is one further in). `key` is an API key, wherever it is used.
 */
export type RateLimit = {
  max: number
  windowSeconds: number
  per: 'network' | 'account' | 'session' | 'key' | `body.${string}`
  /** Calls of one group are counted together; otherwise each call for itself. */
  group?: string
  /** What the refusal says, where "too many requests" isn't the point. */
  refusal?: ErrorCode
  /** Counts only the calls whose body has this field, and therefore after it was read. */
  onlyWith?: `body.${string}`
  /**
   * The call is done all the same and refused afterwards. For calls anybody makes in somebody else's name, whose
   * work has a bound of its own: a refusal before it would let strangers keep that person from being served.
   */
  afterwards?: true
}

/**
 * Of whom a call opens the file to staff, and where the request, the answer, or each item or row of it names them. A `user` is one
 * only where the account is an athlete's or a guardian's; photos of a classroom are their teacher's.
 */
export type OpenedFile = {
  kind: 'athlete' | 'athlete_account' | 'classroom_photos' | 'storybook' | 'user'
  at: `params.${string}` | `query.${string}` | `answer.${string}` | `items.${string}`
}

/** A place of a request in which older clients name whoever asks: a header, or a field of the query or the body. */
export type CallerName =
  `header.${typeof teacherHeader}` | 'query.teacher_id' | 'body.teacher_id' | 'body.sponsor_user_id'

/** The header in which older clients name the teacher. The session says who it is. */
export const teacherHeader = 'x-pt-teacher-id'

/**
 * One call, declared once. Routes, the typed client, the API document and the role and fuzz tests
 * all derive from these objects.
 */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Output extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
  Answer extends AnswerKind = AnswerKind,
> = {
  /** `domain.verb`, unique. */
  name: string
  method: Method
  /** Fastify's form: `/draws/:drawId/proof.json`. */
  path: string
  /** Other paths that mean the same call. */
  aliases?: readonly string[]
  summary: string
  access: Allowed
  /** Of the staff only admins with this duty may use it, or with any of several; none: it serves all staff. Others it says nothing of. */
  duty?: Belongs
  /** Whoever has a second factor must have given it. Calls for a role ask for that by themselves. */
  assurance?: 'full'
  params?: Params
  query?: Query
  body?: Body
  output: Output
  /** Where older clients say whose the call is. They may name the one who is signed in, and nobody else. */
  namesCaller?: readonly CallerName[]
  /** What the call itself refuses; what its access answers is derived, see `refusals.ts`. */
  errors: readonly ErrorCode[]
  /** How a refusal is written: JSON `{error, code}` unless the documented call answers plain text, GoTrue's shape, or PostgREST's. */
  failure?: 'json' | 'text' | 'auth' | 'rows'
  /** `raw` hands the untouched bytes to the handler (signed webhooks). */
  bodyFormat?: 'json' | 'raw'
  /** Where honest bodies are larger than those of other calls, which take 256 KB. They are read whole: not for strangers, but where each of their networks has few. */
  mostBodyBytes?: number
  /** Takes one file in, as `multipart/form-data` in the field `file`. `body` then says which other fields come along. */
  upload?: UploadRule
  /** The field of a JSON body in which the file may come as well, as a data URL. */
  dataUrlField?: string
  /** `stream` is an endless event stream; `empty` answers 204; a `file` is sent by the handler itself. */
  answer?: Answer
  /** The media type of a `file`. */
  fileType?: string
  /**
   * What it answers may be some seconds old for whoever is signed in nowhere, and may come from a standby. Only what everybody sees alike, that
   * no page asks for again because of what just happened, and that is no amount of money anybody acts on.
   */
  mayLag?: true
  /** No cache on the way keeps the answer. So it is for every call that is not public. */
  cache?: 'none'
  /** Staff get it only within minutes of showing who they are, as files with people in them. Others read what is their own. */
  proof?: 'recent'
  /** The file of a child: staff who open it leave a row in the audit log. */
  opens?: OpenedFile
  /** One limit, or several that all hold. */
  rateLimit?: RateLimit | readonly RateLimit[]
}

/** Declares a call; the types of its parts are kept. */
export function endpoint<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Output extends z.ZodType = z.ZodType,
  const Allowed extends Access = Access,
  const Answer extends AnswerKind = 'json',
>(
  declared: Endpoint<Params, Query, Body, Output, Allowed, Answer>,
): Endpoint<Params, Query, Body, Output, Allowed, Answer> {
  return declared
}

export type AnyEndpoint = Endpoint

/** The limits of a call, one or several or none. */
export function limitsOf({ rateLimit = [] }: Pick<AnyEndpoint, 'rateLimit'>): readonly RateLimit[] {
  return [rateLimit].flat()
}

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
export type HandlerOutput<E> = E extends { answer?: 'file' }
  ? void
  : E extends { output: infer O extends z.ZodType }
    ? z.input<O>
    : never
