import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CallError } from '@tower/contract/client.ts'
import { expect, test } from 'vitest'
import { admin } from './texts.en.ts'
import { admin as spanish } from './texts.es.ts'
import { people } from './users/texts.en.ts'
import { explainError } from '../../api/explain-error.ts'
import { actErrors, loadErrors } from './admin-errors.ts'

test('the server’s sentence wins over the words for the action', () => {
  const words = (error: Error) => explainError(error, actErrors(admin, 'Unable to mint slot'))
  expect(words(new CallError(409, 'No unassigned slots available.'))).toBe('No unassigned slots available.')
  expect(words(new CallError(502, ''))).toBe('Unable to mint slot')
  expect(words(new TypeError('Failed to fetch'))).toBe('Unable to mint slot')
})

test('a call without any session is said to be not authenticated, read or write', () => {
  const error = new CallError(401, 'Missing Authorization', 'identity.missing_authorization')
  expect(explainError(error, loadErrors(admin, 'Failed to load slots'))).toBe('Not authenticated')
  expect(explainError(error, actErrors(admin, 'Unable to mint slot'))).toBe('Not authenticated')
})

test('a duty that is missing is named, read or write, in both languages', () => {
  const error = new CallError(
    403,
    'Your account does not have the duty “children”.',
    'duties.children_missing',
  )
  for (const [texts, name] of [
    [admin, 'Children'],
    [spanish, 'Niños'],
  ] as const)
    for (const words of [actErrors, loadErrors])
      expect(explainError(error, words(texts, 'Failed'))).toContain(`“${name}”`)
})

test('whoever does not show who they are reads so in their language', () => {
  const error = new CallError(403, 'Please confirm that it is you, then try again.', 'identity.proof_needed')
  expect(explainError(error, actErrors(spanish, 'No se hizo.'))).toBe(spanish.proofNeeded)
})

test('a call that was turned away says so in the language of the page, read or write', () => {
  const away = new CallError(503, 'The service is not available right now.', 'server.unavailable')
  const often = new CallError(429, 'Too many requests.', 'request.rate_limited')
  for (const words of [actErrors, loadErrors]) {
    expect(explainError(away, words(spanish, 'No se hizo.'))).toBe(spanish.unavailable)
    expect(explainError(often, words(spanish, 'No se hizo.'))).toContain('Demasiadas solicitudes')
  }
})

test('a list that could not be read says the server’s sentence, and its own words where there is none', () => {
  const words = (error: Error) => explainError(error, loadErrors(admin, 'Failed to load slots'))
  expect(words(new CallError(429, 'Too many searches.'))).toBe('Too many searches.')
  expect(words(new CallError(502, ''))).toBe('Failed to load slots')
  expect(words(new TypeError('Failed to fetch'))).toBe('Failed to load slots')
})

test('a session that ended and a role that changed are said as such', () => {
  const words = (status: number) =>
    explainError(new CallError(status, 'x'), loadErrors(admin, 'Failed to load slots'))
  expect(words(401)).toBe('You must be signed in.')
  expect(words(403)).toBe('You do not have permission to view this page.')
  expect(words(503)).toBe('x')
})

test('what staff do with a person and has no words of its own has failed, in one word', () => {
  const { manage, bulk } = people
  for (const words of [manage.actFailed, bulk.failed])
    expect(explainError(new TypeError('Failed to fetch'), actErrors(admin, words))).toBe('Failed')
})

// Two reads in one, and a search.
const severalReads = ['home/next-draw-card.tsx', 'home/teacher-fields.tsx']

test('no part of the console words by itself why it could not be read', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const own = files.filter(
    (name) =>
      name.endsWith('.tsx') && /<FailedPart\b/.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  )
  expect(own.toSorted()).toEqual([...severalReads, 'unread-part.tsx'])
})
