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

/** Words that others add to a link to count who followed it. No page of ours reads them. */
const countingWord = /^(utm_[a-z]+|fbclid|gclid)(=|$)/

/** The address that is meant: without the words that only count visitors. */
export function withoutCounting(url: string): string {
  const [path = '', query] = url.split('?', 2)
  if (query === undefined || url.split('?').length > 2) return url
  const rest = query.split('&').filter((pair) => !countingWord.test(pair))
  return rest.length > 0 ? url : path
}

/**
 * Whether anybody who asks like this gets the same page: a declared public address without a question
 * (questions carry tokens, sessions of a checkout, wishes), from a visitor who does not say who they are.
 */
export function isSharedRequest({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.authorization !== undefined) return false
  if (!(headers.cookie ?? '').split(';').every((pair) => pair.trim() === '' || lookCookie.test(pair))) {
    return false
  }
  const meant = withoutCounting(url)
  return shared.has(meant) || sharedPatterns.some((pattern) => pattern.test(meant))
}
