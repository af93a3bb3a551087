import { expect, test } from 'vitest'
import {
  changeListQuery,
  isNarrowed,
  readListQuery,
  sortDirection,
  turnSort,
  type ListSpec,
  withoutFilters,
} from './list-query.ts'

const spec = {
  filters: { role: ['teacher', 'sponsor'], actor: 'any' },
  sorts: ['-created', 'created', 'email', '-email'],
} satisfies ListSpec
const read = (address: string) => readListQuery(new URLSearchParams(address), spec)
const change = (address: string, wish: Parameters<typeof changeListQuery>[1]) =>
  changeListQuery(new URLSearchParams(address), wish, spec).toString()

test('an empty address asks for the first twenty rows in the usual order', () => {
  expect(read('')).toEqual({ q: '', filters: {}, sort: '-created', page: 1, pageSize: 20 })
})

test('search, filters, order, page and size are read from the address', () => {
  expect(read('q=+ana&role=teacher&actor=system&sort=email&page=3&pageSize=50')).toEqual({
    q: 'ana',
    filters: { role: 'teacher', actor: 'system' },
    sort: 'email',
    page: 3,
    pageSize: 50,
  })
})

test('what the list does not know filters nothing', () => {
  expect(read('role=owner&sort=password&page=-2&pageSize=7&actor=')).toEqual(read(''))
  expect(read('page=1.5').page).toBe(1)
})

test('another question begins at its first page and keeps the rest of the address', () => {
  expect(change('page=4&role=teacher&person=7', { q: ' ana ' })).toBe('role=teacher&person=7&q=ana')
  expect(change('page=4&q=ana', { filters: { role: 'sponsor' } })).toBe('q=ana&role=sponsor')
  expect(change('q=ana&pageSize=50', { page: 2 })).toBe('q=ana&pageSize=50&page=2')
})

test('what is usual does not stand in the address', () => {
  expect(change('q=ana&role=teacher&sort=email&page=2&pageSize=50', { q: '', filters: { role: '' } })).toBe(
    'sort=email&pageSize=50',
  )
  expect(change('sort=email&pageSize=50', { sort: '-created', pageSize: 20, page: 1 })).toBe('')
})

test('clearing takes away the search and every filter of the list, whether a field shows it or not', () => {
  expect(change('q=ana&role=teacher&actor=system&sort=email&page=3&person=7', withoutFilters(spec))).toBe(
    'sort=email&person=7',
  )
})

test('only search and filters narrow a list', () => {
  expect(isNarrowed(read('page=2&sort=email'))).toBe(false)
  expect(isNarrowed(read('q=a'))).toBe(true)
  expect(isNarrowed(read('actor=system'))).toBe(true)
})

test('a press on a head orders by it, and a second press turns the order around', () => {
  expect(turnSort('-created', 'email')).toBe('email')
  expect(turnSort('email', 'email')).toBe('-email')
  expect(turnSort('-email', 'email')).toBe('email')
  expect(turnSort('-created', '-created')).toBe('created')
  expect(sortDirection('-email', 'email')).toBe('descending')
  expect(sortDirection('created', '-created')).toBe('ascending')
  expect(sortDirection('created', 'email')).toBeUndefined()
})
