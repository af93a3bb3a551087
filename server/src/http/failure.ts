import { refusalCodeHeader } from '@tower/contract/client.ts'
import { errors, type ErrorCode } from '@tower/contract/errors.ts'
import { authBase } from '@tower/contract/people/identity.ts'
import { accountTriesMinutes, wrongTriesMinutes } from '@tower/contract/people/second-factor.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorCode } from '../database/database.ts'
import { asksForPage, away, broken, busy, ended, type PlainWords, sendPlainPage } from './plain-page.ts'
import { Refusal, LoggedRefusal } from '../refusal.ts'

const authVersion = '2024-01-01'

/** Fastify's and the database's own errors, in our words. */
const foreignCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_BAD_URL: 'request.invalid',
  FST_ERR_MAX_PARAM_LENGTH: 'request.not_found',
  // PostgreSQL can't be reached, is overloaded or is out of something: the request may be tried again.
  ECONNREFUSED: 'server.unavailable',
  ECONNRESET: 'server.unavailable',
  EPIPE: 'server.unavailable',
  ETIMEDOUT: 'server.unavailable',
  EHOSTUNREACH: 'server.unavailable',
  ENETUNREACH: 'server.unavailable',
  EAI_AGAIN: 'server.unavailable',
  EMFILE: 'server.unavailable',
  ENFILE: 'server.unavailable',
  '57P01': 'server.unavailable',
  '57P02': 'server.unavailable',
  '57P03': 'server.unavailable',
  '08006': 'server.unavailable',
  '08003': 'server.unavailable',
  '08001': 'server.unavailable',
  '08004': 'server.unavailable',
  '25006': 'server.unavailable', // read-only, as a standby is until it takes over
  '53100': 'server.unavailable', // disk full
  '53200': 'server.unavailable', // out of memory
  '53300': 'server.unavailable', // too many connections
  '55P03': 'server.unavailable', // somebody holds a lock for too long
  '58030': 'server.unavailable', // input or output failed
}

/** When to try again, where whoever refused didn't say; by the code where its words or its rule name a time. */
const usualWaitSeconds: Partial<Record<number, number>> = { 429: 60, 503: 5 }
const waitSecondsOf: Partial<Record<ErrorCode, number>> = {
  'request.mail_limited': 3_600,
  'second_factor.too_many_tries': wrongTriesMinutes * 60,
  'second_factor.account_closed': accountTriesMinutes * 60,
}

/** What somebody who looks at a page is shown instead of it, without the site's frame. */
const wordsOfStatus: Partial<Record<number, PlainWords>> = { 429: busy, 500: broken, 503: away }
const wordsOfCode: Partial<Record<ErrorCode, PlainWords>> = { 'page_texts.draft_ended': ended }

/** Writes every refusal and failure: known ones in their words, unknown ones logged fully and shown briefly. */
export function writeFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error)
  if (hasHungUp(request)) request.log.debug({ err: error }, 'a request was broken off')
  else if (refusal.status >= 500 && !(error instanceof LoggedRefusal))
    request.log.error({ err: error }, 'request failed')
  const waitSeconds = waitSecondsOf[refusal.code] ?? usualWaitSeconds[refusal.status]
  if (waitSeconds !== undefined && !reply.hasHeader('retry-after'))
    void reply.header('retry-after', waitSeconds)
  return sendRefusal(refusal, request, reply)
}

/** Whoever stops in the middle of a body hears nothing, and the failure is theirs. */
function hasHungUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}

/** Sends a refusal in the shape the call promises. */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const shape =
    request.routeOptions.config.endpoint?.failure ??
    (request.url.startsWith(`${authBase}/`) ? 'auth' : 'json')
  void reply.code(refusal.status).header('cache-control', 'no-store')
  const words = wordsOfCode[refusal.code] ?? wordsOfStatus[refusal.status]
  if (words && asksForPage(request)) return sendPlainPage(reply, words)
  // What the router itself refuses passed no hook that says it of every answer.
  void reply.header('x-content-type-options', 'nosniff')
  if (shape !== 'json') void reply.header(refusalCodeHeader, refusal.code)
  if (shape === 'text') return reply.type('text/plain; charset=utf-8').send(refusal.message)
  if (shape === 'auth') return reply.header('x-supabase-api-version', authVersion).send(authBody(refusal))
  if (shape === 'rows') return reply.type('application/json; charset=utf-8').send(rowBody(refusal))
  return reply.type('application/json; charset=utf-8').send({
    ...refusal.more,
    error: refusal.message,
    code: refusal.code,
  })
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const known = foreignCodes[errorCode(error) ?? '']
  if (known) return new Refusal(known)
  const status = (error as FastifyError | undefined)?.statusCode
  if (status === 429) return new Refusal('request.rate_limited')
  if (status === 404) return new Refusal('request.not_found')
  if (status === 413) return new Refusal('request.too_large')
  if (status !== undefined && status >= 400 && status < 500) return new Refusal('request.malformed')
  if (isConnectionTimeout(error)) return new Refusal('server.unavailable')
  return new Refusal('server.failed')
}

/** Whether the database could not be reached: the request may be tried again, and nobody did anything wrong. */
export function isUnavailable(error: unknown): boolean {
  return foreignCodes[errorCode(error) ?? ''] === 'server.unavailable' || isConnectionTimeout(error)
}

function isConnectionTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    /timeout exceeded when trying to connect|timeout expired|read timeout|Connection terminated|not queryable/.test(
      error.message,
    )
  )
}

/** PostgREST's name of a single row that was asked for and is not there; its clients take that for nothing, not for a failure. */
const rowCodes: Partial<Record<ErrorCode, string>> = { 'storybooks.no_row': 'PGRST116' }

function rowBody({ code, message }: Refusal) {
  return { error: message, code: rowCodes[code] ?? code }
}

/** GoTrue's error names that its clients act upon. */
const authCodes: Partial<Record<ErrorCode, string>> = {
  'identity.missing_authorization': 'no_authorization',
  'identity.invalid_token': 'bad_jwt',
  'identity.session_missing': 'session_not_found',
  'identity.link_expired': 'otp_expired',
  'identity.invalid_credentials': 'invalid_credentials',
  'identity.refresh_refused': 'refresh_token_not_found',
  'identity.weak_password': 'weak_password',
  'identity.common_password': 'weak_password',
  'identity.long_password': 'weak_password',
  'identity.address_taken': 'email_exists',
  'identity.not_authorized': 'email_address_not_authorized',
  'identity.proof_needed': 'reauthentication_needed',
  'second_factor.needed': 'insufficient_aal',
  'second_factor.not_offered': 'mfa_totp_enroll_not_enabled',
  'second_factor.not_found': 'mfa_factor_not_found',
  'second_factor.name_taken': 'mfa_factor_name_conflict',
  'second_factor.too_many': 'too_many_enrolled_mfa_factors',
  'second_factor.challenge_expired': 'mfa_challenge_expired',
  'second_factor.wrong_code': 'mfa_verification_failed',
  'second_factor.too_many_tries': 'mfa_verification_failed',
  'second_factor.account_closed': 'mfa_verification_failed',
  'request.rate_limited': 'over_request_rate_limit',
  'request.mail_limited': 'over_email_send_rate_limit',
}

function authBody(refusal: Refusal) {
  const code =
    authCodes[refusal.code] ?? (refusal.status === 400 ? 'validation_failed' : 'unexpected_failure')
  const msg = refusal.message
  return {
    code,
    error_code: code,
    msg,
    message: msg,
    error: code,
    error_description: msg,
    status: errors[refusal.code].status,
  }
}
