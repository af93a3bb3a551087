import type { ParametersOf } from '@tower/contract/address.ts'
import { programKeys } from '@tower/contract/money/giving.ts'
import { listPages, type PageAddress, type PagesThatAre, readByEveryPage } from '@tower/contract/pages.ts'
import type { FastifyRequest } from 'fastify'

/** What stands in the addresses of pages of one thing each; anything else is nothing of ours, and not worth keeping. */
const forms: Record<ParametersOf<PageAddress<PagesThatAre<'cacheable'>>>, string> = {
  programId: `(?:${programKeys.join('|')})`,
  drawId: String.raw`[\w-]{1,64}`,
  code: '[A-Z0-9-]{1,32}',
  handle: String.raw`[\w-]{1,64}`,
}

const cacheablePages = listPages()
  .filter((page) => page.cacheable)
  // `/programs/sponsor-classroom/about` is no `/programs/:programId/about`.
  .toSorted((one, other) => countParameters(one.address) - countParameters(other.address))
  .map(({ address, reads = [] }) => ({
    pattern: new RegExp(`^${address.replace(/:(\w+)/g, (_, name: keyof typeof forms) => forms[name])}$`),
    // Programs are few; of draws, slots, codes and handles there is no end.
    isOneOfMany: /:(?!programId\b)/.test(address),
    reads: new Set<string>([...readByEveryPage, ...reads]),
  }))

function countParameters(address: string): number {
  return address.split(':').length - 1
}

/** Cookies that only choose how a page looks; whoever sends another one may be somebody. */
const lookCookie = /^\s*(lang|theme)=/

/**
 * The path that is rendered once for everybody who asks like this; undefined where each visitor gets a page of their own.
 * Shared is a cacheable page, asked for without a question (questions carry tokens, sessions of a checkout, drafts of a
 * gift) by a visitor who does not say who they are. Parameters that this page does not read are no question: others
 * added them, to count who followed a link or to have a page rendered that is cached already.
 */
export function findSharedPath({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.authorization !== undefined) return undefined
  if (!(headers.cookie ?? '').split(';').every((pair) => pair.trim() === '' || lookCookie.test(pair))) {
    return undefined
  }
  const [path = '', query = '', more] = url.split('?', 3)
  const reads = cacheablePages.find(({ pattern }) => pattern.test(path))?.reads
  if (!reads || more !== undefined) return undefined
  return query.split('&').some((pair) => reads.has(parameterOf(pair))) ? undefined : path
}

/** The name of a pair; what can't be decoded is the name of nothing. */
function parameterOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? ''
}

/** Whether a shared path names one of any number of things, so that paths of nothing can be made up without end. */
export function namesOneOfMany(sharedPath: string): boolean {
  return cacheablePages.some(({ pattern, isOneOfMany }) => isOneOfMany && pattern.test(sharedPath))
}
