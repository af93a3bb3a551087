import { expect, test } from 'vitest'
import { groupTwins, nameTwins } from './group-twins.ts'

const item = (id: string, description: string) => ({
  ...{ id, description, amount_cents: 100, receipt_url: null, receipt: null, needs_receipt: false },
})
const twin = (itemId: string, because: 'same_file' | 'same_amount_and_date', number: number) => ({
  ...{ item_id: itemId, because, request_id: `r${number}`, number },
  ...{ status: 'paid' as const, teacher: 'Ms Rivera' },
})

test('lines that are alike in the same way, and in the same requests, are said once with all of these', () => {
  const groups = groupTwins({
    purchase_request_items: [
      item('a', 'Pencils'),
      item('b', 'Pencils'),
      item('c', 'Paper'),
      item('d', 'Glue'),
    ],
    duplicates: [
      ...[3, 2].map((number) => twin('a', 'same_amount_and_date', number)),
      twin('a', 'same_file', 3),
      ...[2, 3].map((number) => twin('b', 'same_amount_and_date', number)),
      ...[2, 3].map((number) => twin('c', 'same_amount_and_date', number)),
      twin('d', 'same_amount_and_date', 2),
    ],
  })
  expect(
    groups.map(({ others, ...said }) => ({ ...said, others: others.map(({ number }) => number) })),
  ).toEqual([
    { because: 'same_amount_and_date', lines: ['Pencils', 'Paper'], count: 3, others: [2, 3] },
    { because: 'same_file', lines: ['Pencils'], count: 1, others: [3] },
    { because: 'same_amount_and_date', lines: ['Glue'], count: 1, others: [2] },
  ])
})

test('a request without alike ones says nothing', () => {
  expect(groupTwins({ purchase_request_items: [item('a', 'Pencils')], duplicates: [] })).toEqual([])
})

test('the question before a second approval names each request that it looks like once', () => {
  const duplicates = [
    twin('a', 'same_file', 1007),
    twin('b', 'same_file', 1005),
    twin('a', 'same_file', 1005),
  ]
  expect(nameTwins({ duplicates })).toBe('RB-1005, RB-1007')
})
