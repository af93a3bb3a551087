import { expect, test } from 'vitest'
import { readPage, shownRows } from './pager.tsx'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=abc', 1],
  ['page=99999999999999999999', 1],
])('the address ?%s opens page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page)
})

test('the rows shown never reach beyond the list', () => {
  expect(shownRows({ page: 2, pageSize: 50, total: 61 })).toEqual({ from: 51, to: 61, total: 61 })
  expect(shownRows({ page: 1, pageSize: 50, total: 0 })).toEqual({ from: 0, to: 0, total: 0 })
})
