import { expect, test } from 'vitest'
import { approvals as en } from './texts.en.ts'
import { approvals as es } from './texts.es.ts'
import { sayFact, sayWhat } from './say-approval.ts'

test('days, months and names of the server are said in the language of whoever reads', () => {
  expect(sayFact({ name: 'paid_on', value: '2026-11-30' }, en.values, 'en')).toBe('Nov 30, 2026')
  expect(sayFact({ name: 'month', value: '2026-11' }, es.values, 'es')).toBe('noviembre de 2026')
  expect(sayFact({ name: 'way', value: 'check' }, es.values, 'es')).toBe('Un cheque')
  expect(sayFact({ name: 'statement', value: 'differs' }, es.values, 'es')).toBe('No coincide con los libros')
  expect(sayFact({ name: 'balance_difference', value: '-$4,551.65' }, es.values, 'es')).toBe('−$4,551.65')
  expect(sayWhat({ kind: 'month_difference', what: '2026-11' }, 'es')).toBe('noviembre de 2026')
})

test('what somebody typed stands as it was typed, also where it looks like a day that there is not', () => {
  for (const value of ['2026-13-45', '2026-11-30', '2026-13', 'check'])
    expect(sayFact({ name: 'reference', value }, en.values, 'en')).toBe(value)
  expect(sayWhat({ kind: 'order', what: '2026-13' }, 'en')).toBe('2026-13')
  const older = '2026-10: the bank’s statement differs'
  expect(sayWhat({ kind: 'month_difference', what: older }, 'es')).toBe(older)
})
