import { expect, test } from 'vitest'
import { placeOfTarget } from './place-of-target.ts'

const id = '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968'

test('an entry of the audit log leads to what it was done to, where that has a page', () => {
  expect(placeOfTarget(`user ${id}`)).toBe(`/admin/users/${id}`)
  expect(placeOfTarget(`donor ${id}`)).toBe(`/admin/donors/${id}`)
  expect(placeOfTarget(`order ${id}`)).toBe(`/admin/orders?order=${id}`)
  expect(placeOfTarget(`prospect ${id}`)).toBe(`/admin/review?tab=athletes&athlete=${id}`)
  for (const target of [
    null,
    '',
    `ledger_transaction ${id}`,
    'user',
    'month 2026-11',
    `constructor ${id}`,
    'order 3',
  ])
    expect(placeOfTarget(target)).toBeUndefined()
})
