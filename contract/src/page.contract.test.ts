import { expect, test } from 'vitest'
import { z } from 'zod'
import { listFilter } from './page.contract.ts'

test('a filter that is left out, empty or “all” narrows nothing, unless “all” is something to look for', () => {
  const status = listFilter(z.enum(['open', 'done']))
  expect([undefined, '', 'all', 'done'].map((asked) => status.parse(asked))).toEqual([
    ...[undefined, undefined, undefined, 'done'],
  ])
  expect(status.safeParse('other').success).toBe(false)
  expect(listFilter(z.enum(['all', 'done'])).parse('all')).toBe('all')
  expect(listFilter(z.string()).parse('all')).toBe('all')
})
