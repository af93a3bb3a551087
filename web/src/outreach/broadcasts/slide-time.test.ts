import type { Broadcast } from '@tower/contract/outreach/broadcasts.ts'
import { expect, test } from 'vitest'
import { chooseShown, slideMs } from './slide-time.ts'

const slide = (id: string, is_urgent = false): Broadcast => ({
  ...{ id, kind: 'content', title: id, body: '', media_url: null, cta_href: null, cta_label: null },
  ...{ is_urgent, duration_sec: null, transition: 'fade', draw: null },
})

test.each([
  [null, 8_000],
  [10, 10_000],
  [3, 3_000],
  [1, 3_000],
  [0, 3_000],
])('a slide of %s seconds stays %i ms', (duration_sec, ms) => {
  expect(slideMs({ duration_sec })).toBe(ms)
})

test('an urgent slide is shown alone, otherwise all in their order', () => {
  const calm = [slide('a'), slide('b')]
  expect(chooseShown(calm)).toEqual(calm)
  expect(chooseShown([...calm, slide('storm', true)]).map(({ id }) => id)).toEqual(['storm'])
})
