import { expect, test } from 'vitest'
import type { MarketItem } from '../badges.api.ts'
import { beginItem, isPrice, moveItem, previewOf, rowOf } from './typed-item.ts'

const item = (id: string, tier: number): MarketItem => ({
  ...{ id, name: id, image_url: '/pictures/badge/think-1-star.svg', is_drawn: true, theme: 'build', tier },
  ...{
    seen: `mark of ${id}`,
    cost_cents: 249,
    description: '',
    active: true,
    name_es: null,
    description_es: null,
    motif: 'book',
  },
})

test('a price is kept in whole credits, whatever it was before', () => {
  const row = rowOf(beginItem('badges', item('a', 2)), item('a', 2))
  expect(row).toMatchObject({ cost_cents: 200, image_url: null, id: 'a', seen: 'mark of a' })
  expect([isPrice('badges', '0'), isPrice('avatars', '0'), isPrice('badges', '1.5')]).toEqual([
    ...[false, true, false],
  ])
})

test('what is typed is seen as it will look', () => {
  expect(previewOf('badges', beginItem('badges', item('a', 3)))).toBe('/pictures/badge/build-3-book.svg')
})

test('an item moves among those of its tier and never out of it', () => {
  const items = [item('a', 1), item('b', 1), item('c', 2)]
  expect(moveItem(items, { id: 'a', by: 1 })).toEqual(['b', 'a', 'c'])
  expect(moveItem(items, { id: 'b', by: 1 })).toBeUndefined()
  expect(moveItem(items, { id: 'a', by: -1 })).toBeUndefined()
})
