import { CallError } from '@tower/contract/client.ts'
import { secondFactorErrors } from '@tower/contract/people/second-factor.ts'
import { AuthApiError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { stepUp } from '../texts/en/step-up.ts'
import { isProofNeeded, proofFailure } from './proof-words.ts'

const words = stepUp.errors

test('a refusal reads the same whether our client or auth-js brought it', () => {
  const code = 'second_factor.wrong_code'
  expect(proofFailure(new CallError(422, 'in English', code), words)).toBe(words.wrongCode)
  expect(proofFailure(new AuthApiError('in English', 422, code), words)).toBe(words.wrongCode)
})

test('the English words are those the server says', () => {
  for (const code of ['second_factor.wrong_code', 'second_factor.too_many', 'second_factor.last_one'] as const) {
    const { status, sentence } = secondFactorErrors[code]
    expect(proofFailure(new CallError(status, sentence, code), words)).toBe(sentence)
  }
})

test('a server that cannot be reached, a session that ended and too many tries are told apart', () => {
  expect(proofFailure(new TypeError('Failed to fetch'), words)).toBe(words.network)
  expect(proofFailure(new CallError(401, 'Invalid token'), words)).toBe(words.signedOut)
  expect(proofFailure(new CallError(429, 'Too many requests.'), words)).toBe(words.tooMany)
  expect(proofFailure(new CallError(500, ''), words)).toBe(words.failed)
})

test('only the refusal that a proof lifts asks for one', () => {
  expect(isProofNeeded(new CallError(403, '', 'identity.proof_needed'))).toBe(true)
  expect(isProofNeeded(new AuthApiError('', 403, 'identity.proof_needed'))).toBe(true)
  expect(isProofNeeded(new CallError(403, '', 'identity.role_not_allowed'))).toBe(false)
  expect(isProofNeeded(new Error('identity.proof_needed'))).toBe(false)
})
