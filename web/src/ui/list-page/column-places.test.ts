import { expect, test } from 'vitest'
import { placesOf, type RankedColumn } from './column-places.ts'

const column = (id: string, more: Partial<RankedColumn> = {}): RankedColumn => ({ id, head: id, ...more })
const order = (columns: readonly RankedColumn[]) => [...placesOf(columns).keys()]

test('a narrow list keeps who a row is about, what can be done and the amount, and puts details away first', () => {
  const columns = [
    column('teacher'),
    column('details', { stacked: true }),
    column('status'),
    column('sent'),
    column('act', { head: '' }),
    column('total', { numeric: true }),
  ]
  expect(order(columns)).toEqual(['teacher', 'act', 'total', 'status', 'sent', 'details'])
  expect(placesOf(columns).get('details')).toBe(6)
})

test('details are put away on tablets however few columns there are, unless they carry a rank', () => {
  const columns = [column('when'), column('what'), column('details', { stacked: true })]
  expect(placesOf(columns).get('details')).toBe(6)
  const acts = [column('name'), column('act', { stacked: true, rank: 1 })]
  expect(placesOf(acts).get('act')).toBe(2)
})

test('a rank goes before the usual order, and what somebody asked for has no place to lose', () => {
  const columns = [
    column('teacher'),
    column('request', { rank: 2 }),
    column('lines', { numeric: true, stays: true }),
    column('status', { rank: 1 }),
    column('sent'),
  ]
  expect(order(columns)).toEqual(['teacher', 'status', 'request', 'sent'])
})

test('the first column stays even where it carries a low rank', () => {
  expect(order([column('name', { rank: 50 }), column('state', { rank: 1 })])).toEqual(['name', 'state'])
})
