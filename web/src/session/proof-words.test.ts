import { CallError } from '@tower/contract/client.ts'
import { identityErrors } from '@tower/contract/people/identity.ts'
import { secondFactorErrors } from '@tower/contract/people/second-factor.ts'
import { AuthApiError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { stepUp } from './step-up-texts.en.ts'
import { isProofNeeded } from './is-proof-needed.ts'
import { proofFailure } from './proof-words.ts'

const words = stepUp.errors

test('a refusal reads the same whether our client or auth-js brought it', () => {
  const { sentence } = secondFactorErrors['second_factor.wrong_code']
  expect(proofFailure(new CallError(422, sentence, 'second_factor.wrong_code'), words)).toBe(words.wrongCode)
  expect(proofFailure(new AuthApiError(sentence, 422, 'mfa_verification_failed'), words)).toBe(
    words.wrongCode,
  )
})

test('refusals that share a name in the sign-in protocol are told apart', () => {
  const lastOne = secondFactorErrors['second_factor.last_one'].sentence
  const tooMany = secondFactorErrors['second_factor.too_many_tries'].sentence
  expect(proofFailure(new AuthApiError(lastOne, 409, 'unexpected_failure'), words)).toBe(words.lastOne)
  expect(proofFailure(new AuthApiError(tooMany, 429, 'mfa_verification_failed'), words)).toBe(words.tooMany)
})

test('the English words are those the server says', () => {
  for (const code of [
    'second_factor.wrong_code',
    'second_factor.too_many',
    'second_factor.last_one',
    'second_factor.account_closed',
  ] as const) {
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
  const { sentence } = identityErrors['identity.proof_needed']
  expect(isProofNeeded(new AuthApiError(sentence, 403, 'reauthentication_needed'))).toBe(true)
  expect(isProofNeeded(new CallError(403, '', 'identity.role_not_allowed'))).toBe(false)
  expect(isProofNeeded(new Error('identity.proof_needed'))).toBe(false)
})
