import { expect, test } from 'vitest'
import { type DraftLine, faultsOf, itemsOf, linesOf, sumOf } from './draft-lines.ts'

const line = (key: string, more: Partial<DraftLine> = {}): DraftLine => ({
  key,
  description: '',
  cents: undefined,
  receipt: null,
  upload: 'none',
  ...more,
})

test('a line that was begun needs words and an amount, one that was not stays behind', () => {
  const lines = [
    line('whole', { description: ' Seeds ', cents: 980 }),
    line('words', { description: 'Soil' }),
    line('amount', { cents: 700 }),
    line('empty'),
  ]
  expect([...faultsOf(lines)]).toEqual([
    ['words', ['noAmount']],
    ['amount', ['noWords']],
  ])
  expect(itemsOf(lines)).toEqual([
    { description: 'Seeds', amount_cents: 980, receipt_url: null },
    { description: 'Soil', amount_cents: 0, receipt_url: null },
    { description: '', amount_cents: 700, receipt_url: null },
  ])
  expect(sumOf(lines)).toBe(1_680)
})

test('the only line there is is missed even where nothing was typed', () => {
  expect([...faultsOf([line('only')])]).toEqual([['only', ['noWords', 'noAmount']]])
})

test('the lines of a request that stands are filled in, and one without lines begins with an empty one', () => {
  const item = {
    id: '1',
    description: 'Soil',
    amount_cents: 0,
    receipt_url: '/r',
    receipt: null,
    needs_receipt: false,
  }
  expect(linesOf({ purchase_request_items: [item] })).toMatchObject([
    { key: '1', description: 'Soil', cents: undefined, receipt: { id: null, url: '/r' } },
  ])
  expect(linesOf({ purchase_request_items: [] })).toMatchObject([{ description: '', cents: undefined }])
})
