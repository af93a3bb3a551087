import { expect, test } from 'vitest'
import { type DraftLine, findLineFaults, linesToSend, sumDraft } from './order-draft.ts'

const line = (typed: Partial<DraftLine>): DraftLine => ({
  id: 'one',
  name: 'Crayons',
  category: 'art',
  qty: '2',
  amount: '1.25',
  ...typed,
})
const draft = (...lines: DraftLine[]) => ({ key: 'key', lines })

test('a total is each amount as often as it is wanted, and what can’t be read counts nothing', () => {
  expect(sumDraft(draft(line({}), line({ qty: '10', amount: '1000' })))).toBe(1_000_250)
  expect(
    sumDraft(draft(line({ amount: 'ten' }), line({ qty: '0' }), line({ qty: '-3' }), line({ qty: '1.5' }))),
  ).toBe(0)
})

test('blank lines are left out, and a draft of nothing else can’t be sent', () => {
  const blank = line({ name: ' ', amount: '' })
  expect(linesToSend(draft(blank, line({})))).toEqual([
    { name: 'Crayons', category: 'art', qty: 2, amountCents: 125 },
  ])
  expect(linesToSend(draft(blank))).toBeUndefined()
  expect(findLineFaults(blank)).toEqual({})
})

test('half a line says what it lacks, and keeps the whole order from being sent', () => {
  expect(findLineFaults(line({ name: '' }))).toEqual({ name: 'nameMissing' })
  expect(findLineFaults(line({ amount: '0' }))).toEqual({ amount: 'amountMissing' })
  expect(findLineFaults(line({ amount: '100000.01' }))).toEqual({ amount: 'amountTooLarge' })
  expect(findLineFaults(line({ qty: '' }))).toEqual({ qty: 'qtyMissing' })
  expect(findLineFaults(line({ qty: '10001' }))).toEqual({ qty: 'qtyMissing' })
  expect(linesToSend(draft(line({}), line({ amount: '' })))).toBeUndefined()
})
