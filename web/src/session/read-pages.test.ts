import { expect, test } from 'vitest'
import { readPages } from './read-pages.ts'

const pageOf = (count: number, total: number, hasMore?: boolean) => ({
  items: Array.from({ length: count }, () => 'saving'),
  total,
  ...(hasMore !== undefined && { has_more: hasMore }),
})

const { getNextPageParam } = readPages({ name: 'charity.revisions' }, 'details', () =>
  Promise.resolve(pageOf(0, 0)),
)

function nextAfter(...pages: ReturnType<typeof pageOf>[]) {
  const last = pages.at(-1)
  return last && getNextPageParam(last, pages, pages.length, [])
}

test('a list goes on until every row of it was read', () => {
  expect(nextAfter(pageOf(20, 41))).toBe(2)
  expect(nextAfter(pageOf(20, 41), pageOf(20, 41))).toBe(3)
  expect(nextAfter(pageOf(20, 41), pageOf(20, 41), pageOf(1, 41))).toBeUndefined()
  expect(nextAfter(pageOf(20, 20))).toBeUndefined()
  expect(nextAfter(pageOf(0, 0))).toBeUndefined()
})

test('a list that is too long to be counted ends with the page that is not full', () => {
  expect(nextAfter(pageOf(20, 1_000, true))).toBe(2)
  const full = Array.from({ length: 60 }, () => pageOf(20, 1_000, true))
  expect(nextAfter(...full)).toBe(61)
  expect(nextAfter(...full, pageOf(7, 1_000, true))).toBeUndefined()
})
