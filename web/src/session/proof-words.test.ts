import { CallError } from '@tower/contract/client.ts'
import { secondFactorErrors } from '@tower/contract/people/second-factor.ts'
import { expect, test } from 'vitest'
import { explainError } from '../api/explain-error.ts'
import { stepUp } from './step-up-texts.en.ts'
import { isProofNeeded } from './is-proof-needed.ts'
import { proofErrors } from './proof-words.ts'

const words = stepUp.errors
const explain = (error: Error) => explainError(error, proofErrors(words))

test('the English words are those the server says', () => {
  for (const code of [
    'second_factor.wrong_code',
    'second_factor.too_many',
    'second_factor.last_one',
    'second_factor.account_closed',
  ] as const) {
    const { status, sentence } = secondFactorErrors[code]
    expect(explain(new CallError(status, '', code))).toBe(sentence)
  }
})

test('a server that cannot be reached, a session that ended and too many tries are told apart', () => {
  expect(explain(new TypeError('Failed to fetch'))).toBe(words.network)
  expect(explain(new CallError(401, 'Invalid token'))).toBe(words.signedOut)
  expect(explain(new CallError(429, 'Too many requests.'))).toBe(words.tooMany)
  expect(explain(new CallError(500, ''))).toBe(words.failed)
})

test('only the refusal that a proof lifts asks for one', () => {
  expect(isProofNeeded(new CallError(403, '', 'identity.proof_needed'))).toBe(true)
  expect(isProofNeeded(new CallError(403, '', 'identity.role_not_allowed'))).toBe(false)
  expect(isProofNeeded(new Error('identity.proof_needed'))).toBe(false)
})
