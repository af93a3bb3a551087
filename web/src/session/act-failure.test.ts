import { CallError } from '@tower/contract/client.ts'
import { expect, test } from 'vitest'
import { readFailure } from './act-failure.ts'

const refused = (code: string) => new CallError(409, 'The server’s own sentence.', code)

test('nothing is said while nothing went wrong', () => {
  expect(readFailure(null, 'Not saved.')).toEqual({ failure: undefined, problems: {} })
})

test('a refusal that belongs to a field stands at this field and nowhere else', () => {
  const words = { refused: { 'donors.address_taken': 'Somebody has this address.' }, failed: 'Not saved.' }
  const fields = { 'donors.address_taken': 'email' }
  expect(readFailure(refused('donors.address_taken'), words, fields, ['name', 'email'])).toEqual({
    failure: undefined,
    problems: { email: 'Somebody has this address.' },
  })
})

test('a refusal of a field that no form has is said for the whole', () => {
  const fields = { 'donors.address_taken': 'email' }
  const whole = { failure: 'The server’s own sentence.', problems: {} }
  expect(readFailure(refused('donors.address_taken'), 'Not saved.', fields, ['name'])).toEqual(whole)
  expect(readFailure(refused('donors.address_taken'), 'Not saved.', fields)).toEqual(whole)
})

test('any other refusal is said for the whole, in the server’s words where the form has none', () => {
  const fields = { 'donors.address_taken': 'email' }
  expect(readFailure(refused('donors.locked'), 'Not saved.', fields, ['email'])).toEqual({
    failure: 'The server’s own sentence.',
    problems: {},
  })
  expect(readFailure(new TypeError('offline'), 'Not saved.', fields).failure).toBe('Not saved.')
})

test('a desk with words of its own says them', () => {
  expect(readFailure(refused('donors.locked'), () => 'A colleague was first.').failure).toBe(
    'A colleague was first.',
  )
})
