import { expect, test } from 'vitest'
import { openInAddress, readViewSearch } from './view-search.ts'

const spec = {
  filters: { role: ['teacher', 'sponsor'], actor: 'any' },
  sorts: ['-created', 'email'],
} as const
const read = (address: string) => readViewSearch(new URLSearchParams(address), spec)
const open = (address: string, search: string) =>
  openInAddress(new URLSearchParams(address), search, spec).toString()

test('a view holds search, filters, order and size, and neither the page nor what is open beside the list', () => {
  expect(read('page=4&person=abc&sort=email&role=teacher&q=ana+maria&pageSize=50&tab=all')).toBe(
    'q=ana+maria&role=teacher&sort=email&pageSize=50',
  )
})

test('a list as it opens has an empty view, and what it does not know is no part of one', () => {
  expect(read('sort=-created&pageSize=20&page=2')).toBe('')
  expect(read('role=pirate&sort=length&pageSize=7')).toBe('')
})

test('opening a view replaces what the list is asked for, and leaves the open tab', () => {
  expect(open('tab=all&q=old&actor=system&page=3', 'role=sponsor&pageSize=100')).toBe(
    'tab=all&role=sponsor&pageSize=100',
  )
  expect(open('tab=all&q=old', '')).toBe('tab=all')
})

test('a search is stored as printable ASCII, whatever was typed', () => {
  expect(read('q=Núñez “x”&actor=\n!')).toMatch(/^[\x21-\x7e]*$/)
})
