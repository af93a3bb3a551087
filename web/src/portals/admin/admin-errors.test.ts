import { CallError } from '@tower/contract/client.ts'
import { expect, test } from 'vitest'
import { admin } from '../../texts/en/admin.ts'
import { failureWords, loadFailureWords } from './admin-errors.ts'

test('the server’s sentence wins over the words for the action', () => {
  expect(failureWords(new CallError(409, 'No unassigned slots available.'), 'Unable to mint slot')).toBe(
    'No unassigned slots available.',
  )
  expect(failureWords(new CallError(502, ''), 'Unable to mint slot')).toBe('Unable to mint slot')
  expect(failureWords(new TypeError('Failed to fetch'), 'Unable to mint slot')).toBe('Unable to mint slot')
})

test('a session that ended and a role that changed are said as such', () => {
  const words = (status: number) =>
    loadFailureWords(new CallError(status, 'x'), admin, 'Failed to load slots')
  expect(words(401)).toBe('You must be signed in.')
  expect(words(403)).toBe('You do not have permission to view this page.')
  expect(words(500)).toBe('Failed to load slots')
})
