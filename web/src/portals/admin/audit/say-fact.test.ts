import { expect, test } from 'vitest'
import { auditWords as en } from './texts.en.ts'
import { auditWords as es } from './texts.es.ts'
import { sayField, sayValue } from './say-fact.ts'

const accounts = { refund_reserve: 'Refund reserve' }
const words = { ...en, accounts, yes: 'yes', no: 'no' }

test('fields of an entry are said in words, those of the state before too; one of another version by its name', () => {
  expect(sayField('amount_cents', words)).toBe('Amount')
  expect(sayField('assignee_id_before', words)).toBe('Assigned to before')
  expect(sayField('assignee_id_before', { ...words, ...es })).toBe('Asignado a antes')
  expect(sayField('refund_reserve', words)).toBe('Refund reserve')
  for (const name of ['of_a_later_version', 'of_a_later_version_before', 'constructor'])
    expect(sayField(name, words)).toBe(name)
})

test('money is said in dollars, and what holds or not in words', () => {
  expect(sayValue('amount_cents', 12_050, words)).toBe('$120.50')
  expect(sayValue('goal_cents_before', 500, words)).toBe('$5.00')
  expect(sayValue('refund_reserve', 5, words)).toBe('$0.05')
  expect(sayValue('reminds', false, words)).toBe('no')
  expect(sayValue('number', 12_050, words)).toBe('12050')
  expect(sayValue('was', null, words)).toBe('–')
})
