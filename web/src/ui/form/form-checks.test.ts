import { isEmail } from '@tower/contract/people/email.ts'
import { expect, test } from 'vitest'
import {
  amount,
  eachRow,
  findProblems,
  fits,
  inTurn,
  isSound,
  required,
  stillRefused,
} from './form-checks.ts'

const missing = 'Enter an address.'
const wrong = 'This is no address.'

test('a field is wanted until something else than spaces stands in it', () => {
  const check = required(missing)
  expect(check('')).toBe(missing)
  expect(check('  \n')).toBe(missing)
  expect(check(undefined)).toBe(missing)
  expect(check([])).toBe(missing)
  expect(check('a')).toBeUndefined()
  expect(check(['a'])).toBeUndefined()
})

test('an optional field may stay empty, but what is typed keeps the rule of the contract', () => {
  const check = fits(isEmail, wrong)
  expect(check('')).toBeUndefined()
  expect(check('rosa@example')).toBe(wrong)
  expect(check(' rosa@example.org ')).toBeUndefined()
})

test('of several checks the first that something is wrong with is said', () => {
  const check = inTurn(required(missing), fits(isEmail, wrong))
  expect(check('', {})).toBe(missing)
  expect(check('rosa', {})).toBe(wrong)
  expect(check('rosa@example.org', {})).toBeUndefined()
})

test('an amount that cannot be read holds the form back and leaves the words to its field', () => {
  expect(amount(undefined)).toBe(true)
  expect(amount(0)).toBeUndefined()
})

test('a check knows the other fields', () => {
  const checks = {
    again: (again: string, { first }: { first: string }) => (again === first ? undefined : 'Not the same.'),
  }
  expect(findProblems({ first: 'a', again: 'b' }, checks)).toEqual({ again: 'Not the same.' })
  expect(findProblems({ first: 'a', again: 'a' }, checks)).toEqual({})
})

test('rows that repeat hold the form back as long as one of them does', () => {
  const check = eachRow<{ name: string }>({ name: required('Name it.') }, 'Add a line.')
  expect(check([], {})).toBe('Add a line.')
  expect(check([{ name: 'Chalk' }, { name: '' }], {})).toBe(true)
  expect(check([{ name: 'Chalk' }], {})).toBeUndefined()
})

test('a step of a form may be left when its own fields are sound, whatever the others are', () => {
  const problems = findProblems({ who: 'Rosa', why: '' }, { who: required('Who?'), why: required('Why?') })
  expect(isSound(problems, ['who'])).toBe(true)
  expect(isSound(problems, ['why'])).toBe(false)
  expect(isSound(problems)).toBe(false)
})

test('what the server refused stands at its field until the field is changed', () => {
  const sent = { email: 'rosa@example.org', name: 'Rosa' }
  const refused = { email: 'Somebody has this address.' }
  expect(stillRefused(refused, sent, sent)).toEqual(refused)
  expect(stillRefused(refused, { ...sent, name: 'Rosa O.' }, sent)).toEqual(refused)
  expect(stillRefused(refused, { ...sent, email: 'ortiz@example.org' }, sent)).toEqual({})
  expect(stillRefused(refused, sent, undefined)).toEqual({})
})
