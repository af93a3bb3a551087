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
 * Whether anybody who asks like this gets the same page: a declared public address without a question mark
 * (questions carry tokens, sessions of a checkout, wishes), from a visitor who does not say who they are.
 */
export function isSharedRequest({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.authorization !== undefined) return false
  if (!(headers.cookie ?? '').split(';').every((pair) => pair.trim() === '' || lookCookie.test(pair))) {
    return false
  }
  return shared.has(url) || sharedPatterns.some((pattern) => pattern.test(url))
}
