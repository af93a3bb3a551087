import type { ParametersOf } from '@tower/contract/address.ts'
import { answerCookie, puzzleCookie } from '@tower/contract/oversight/defense-puzzle.ts'
import { programKeys } from '@tower/contract/money/giving.ts'
import { listPages, type PageAddress, type PagesThatAre, readByEveryPage } from '@tower/contract/pages.ts'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'

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

/** What pages ask for as they go on: their data, and which further pages there are. That is what their questions say. */
const isOfRouter = /^\/__|\.data$/
const readEverywhere: ReadonlySet<string> = new Set(readByEveryPage)

function countParameters(address: string): number {
  return address.split(':').length - 1
}

/** Cookies that only choose how a page looks. */
const lookCookie = /^\s*(lang|theme)=/
/** The others of ours. Sessions are no cookies: who somebody is stands in a header. What else comes along means nothing here. */
const ownCookie = new RegExp(`^\\s*(${puzzleCookie}|${answerCookie})=`)

/** What of a visitor's cookies a shared page is rendered by; whatever else they send changes nothing of it. */
export function lookCookies(cookie: string | undefined): string | undefined {
  const looks = (cookie ?? '').split(';').filter((pair) => lookCookie.test(pair))
  return looks.length > 0 ? looks.map((pair) => pair.trim()).join('; ') : undefined
}

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
  if ((method !== 'GET' && method !== 'HEAD') || isSomebodys(headers)) return undefined
  const [path = '', query = '', more] = url.split('?', 3)
  if (isUnknown(path, query)) return nowhere
  const reads = cacheablePages.find(({ pattern }) => pattern.test(path))?.reads
  if (!reads || more !== undefined) return undefined
  return isRead(query, reads) ? undefined : path
}

/**
 * Whether this is asked for at an address that is none of ours. Its page reads no question but the language: whoever makes one up has it
 * rendered for nobody.
 */
function isUnknown(path: string, query: string): boolean {
  if (!leadsNowhere(path)) return false
  return isOfRouter.test(path) ? query === '' : !isRead(query, readEverywhere)
}

/** Whether a page reads one of the parameters of a question. */
const isRead = (query: string, reads: ReadonlySet<string>) =>
  query.split('&').some((pair) => reads.has(parameterOf(pair)))

/**
 * The address in whose name the page of unknown ones is rendered, once for all of them. A word of chance, which is put out for
 * the address that was asked for (`keepPage`).
 */
export const nowhere = `/${randomUUID()}`

/**
 * The first part of every address of ours, and how many parts its longest has: whatever lies below it is for its pages to judge. Portals lead
 * what they don't know to their first page, however deep it lies.
 */
const ownPlaces = new Map<string, number>()
for (const page of listPages()) {
  const place = firstPart(page.address)
  const parts = page.public ? countParts(page.address) : Infinity
  ownPlaces.set(place, Math.max(ownPlaces.get(place) ?? 0, parts))
}
/** Pages whose address begins with the name of a thing. */
const namedPages = listPages()
  .filter(({ address }) => address.startsWith('/:'))
  .map(({ address }) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`, 'i'))

/** Whether an address is none of ours, whatever stands in the database; of plain signs, so that it may stand in any page. */
export function leadsNowhere(path: string): boolean {
  if (!/^\/[\w-][\w./-]{0,199}$/.test(path) || path.includes('//')) return false
  if (namedPages.some((page) => page.test(path))) return false
  return countParts(path) > (ownPlaces.get(firstPart(path.toLowerCase())) ?? 0)
}

function countParts(path: string): number {
  return path.split('/').filter((part) => part !== '').length
}

function firstPart(path: string): string {
  return path.split('/', 2)[1] ?? ''
}

/** Whether a visitor says who they are, or has something of ours with them. */
function isSomebodys({ authorization, cookie = '' }: FastifyRequest['headers']): boolean {
  return authorization !== undefined || cookie.split(';').some((pair) => ownCookie.test(pair))
}

/** The name of a pair; what can't be decoded is the name of nothing. */
function parameterOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? ''
}

/** Whether a shared path names one of any number of things, so that paths of nothing can be made up without end. */
export function namesOneOfMany(sharedPath: string): boolean {
  return cacheablePages.some(({ pattern, isOneOfMany }) => isOneOfMany && pattern.test(sharedPath))
}
