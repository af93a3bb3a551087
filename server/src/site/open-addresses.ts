import type { FastifyRequest } from 'fastify'
import { publicPages } from './public-pages.ts'

/** Pages of one thing each, whose addresses come from the database: a draw, a slot, a share link, a profile. */
const sharedPatterns = [
  /^\/draws\/[\w-]{1,64}$/,
  /^\/draws\/slots\/\d{1,12}$/,
  /^\/t\/[A-Z0-9-]{1,32}$/,
  /^\/s\/[\w-]{1,64}$/,
]

/** Never kept, whatever else is said: what a guardian takes back is gone with the next request. */
const childrensPages = '/prospect'

const shared = new Set(publicPages.filter((path) => path !== childrensPages))

/** Cookies that only choose how a page looks; whoever sends another one may be somebody. */
const lookCookie = /^\s*(lang|theme)=/

/**
 * Every parameter that a page of ours reads from its address. What else stands there was added by others, to count who
 * followed a link or to have a page rendered that is cached already; nobody’s page depends on it.
 */
export const knownParameters: ReadonlySet<string> = new Set([
  ...['amount', 'dest', 'frequency', 'goal', 'classroom', 'donation', 'program', 'prospect', 'sport', 'code'],
  ...[
    'page',
    'pageSize',
    'sort',
    'q',
    'given',
    'lang',
    'next',
    'redirect',
    'required',
    'role',
    'toastRole',
    'notice',
    'changed',
    'current',
  ],
  ...['status', 'reason', 'error', 'error_code', 'error_description', 'type', 'ask'],
  ...['token', 'token_hash', 'access_token', 'refresh_token', 'link', 'session_id'],
])

/** The address that is meant: without parameters that no page reads. */
export function stripUnknownParameters(url: string): string {
  const [path = '', query] = url.split('?', 2)
  if (query === undefined || url.split('?').length > 2) return url
  const isRead = (pair: string) => knownParameters.has(parameterOf(pair))
  return query.split('&').some(isRead) ? url : path
}

/** The name of a pair; what can't be decoded is the name of nothing. */
function parameterOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? ''
}

/** Whether an address names one of any number of things, so that addresses of nothing can be made up without end. */
export function namesOneOfMany({ url }: FastifyRequest): boolean {
  return !shared.has(stripUnknownParameters(url))
}

/**
 * Whether anybody who asks like this gets the same page: a declared public address without a question
 * (questions carry tokens, sessions of a checkout, drafts of a gift), from a visitor who does not say who they are.
 */
export function isSharedRequest({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.authorization !== undefined) return false
  if (!(headers.cookie ?? '').split(';').every((pair) => pair.trim() === '' || lookCookie.test(pair))) {
    return false
  }
  const meant = stripUnknownParameters(url)
  return shared.has(meant) || sharedPatterns.some((pattern) => pattern.test(meant))
}
