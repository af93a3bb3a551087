import { expect, test } from 'vitest'
import { entryTypeOf } from './entry-type.ts'

test('credits spent on what a marketplace sells say so, and all others that are spent say that a tool took them', () => {
  const sourceOf = (memo: string | null) => entryTypeOf({ kind: 'spend', memo }, -100)
  expect(['badge:First bell', 'avatar:Owl', 'keepsake:poster'].map(sourceOf)).toEqual([
    { type: 'spend', source: 'marketplace' },
    { type: 'spend', source: 'marketplace' },
    { type: 'spend', source: 'marketplace' },
  ])
  expect([null, 'Note', 'A badge: of honor'].map((memo) => sourceOf(memo).source)).toEqual([
    ...['tools', 'tools', 'tools'],
  ])
})
