import { expect, test } from 'vitest'
import { approvals as en } from './texts.en.ts'
import { approvals as es } from './texts.es.ts'
import { sayFact, saySettled, sayWhat } from './say-approval.ts'

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

test('whoever is second reads who was first, who took it back, or why it ended', () => {
  const one = { state: 'approved', asked_by: 'Dana', decided_by: 'Omar', ended_because: null } as const
  expect(saySettled(one, en)).toBe('Omar decided this already.')
  expect(saySettled({ ...one, state: 'withdrawn', decided_by: null }, en)).toBe(
    'Dana took this back, so nobody has to decide it.',
  )
  expect(saySettled({ ...one, state: 'withdrawn', decided_by: null }, es)).toBe(
    'Dana retiró lo que pidió, así que nadie tiene que decidirlo.',
  )
  expect(saySettled({ ...one, state: 'outdated', decided_by: null, ended_because: 'gone' }, en)).toBe(
    en.ended.gone,
  )
  // Until it is read again nobody knows how.
  expect(saySettled({ ...one, state: 'waiting', decided_by: null }, en)).toBe(en.acts.settled)
})
