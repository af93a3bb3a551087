import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { hostileValues } from './hostile-bodies.ts'

/** Texts that no parameter of an address expects. */
export const oddTexts: readonly string[] = [
  ...new Set([
    ...hostileValues.filter((value) => typeof value === 'string' || typeof value === 'number').map(String),
    ...['%00', '1e9', '9999', '9999-12-31', '0000-01-01'],
  ]),
]

/** A query of a call, or its address with the parameters filled. */
export type OddAddress = { query: string } | { path: string }

/** Whatever a list may read beside the words of its own query. */
const usualNames = ['page', 'pageSize', 'q', 'limit']
const shortRounds = 4

/**
 * The rounds in which a call meets odd texts: all of them, or a few that are spread over them and begin elsewhere
 * with each seed and each call.
 */
export function chooseRounds(isWhole: boolean, start: number): number[] {
  const count = isWhole ? oddTexts.length : shortRounds
  const step = Math.floor(oddTexts.length / count)
  return Array.from({ length: count }, (_, at) => (start + at * step) % oddTexts.length)
}

/**
 * Addresses of a call with an odd text in each parameter, another one in each. Each round moves the texts on by one:
 * over as many rounds as there are texts, every parameter meets every text.
 */
export function oddAddressesOf(call: AnyEndpoint, round: number): OddAddress[] {
  const names = [...new Set([...usualNames, ...queryNamesOf(call)])]
  const textAt = (place: number) => encodeOdd(oddTexts[(round + place) % oddTexts.length] ?? '')
  const query = names.map((name, place) => `${name}=${textAt(place)}`).join('&')
  const lists = names.map((name, place) => `${name}[]=${textAt(place)}&${name}=1`).join('&')
  let place = 0
  const path = call.path.replace(/:\w+/g, () => textAt(place++) || '-')
  return [{ query: `?${query}` }, { query: `?${lists}` }, ...(path === call.path ? [] : [{ path }])]
}

/** The words of a call's query. A list reads its query before it is turned into a page of rows. */
export function queryNamesOf({ query }: AnyEndpoint): string[] {
  const read = query && 'in' in query ? query.in : query
  return read && typeof read === 'object' && 'shape' in read ? Object.keys(read.shape as object) : []
}

const encodeOdd = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 900)
