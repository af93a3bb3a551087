import { CallError } from '@tower/contract/client.ts'
import { expect, test } from 'vitest'
import { AuthNotConfigured } from '../../session/auth-client.ts'
import { signIn } from './texts.en.ts'
import { clockTime, linkFailure, passwordFailure, redeemFailure, updateFailure } from './sign-in-words.ts'

const words = signIn.errors
const fault = (status: number) => new CallError(status, 'whatever the server said')
const unreached = new TypeError('Failed to fetch')

test('each refusal of a link is said in the words of the page', () => {
  expect(linkFailure(fault(429), words).words).toBe(words.tooMany)
  expect(linkFailure(fault(500), words).words).toBe('Could not send link. Try again.')
  expect(linkFailure(unreached, words).words).toBe('Could not send link. Try again.')
})

test('each refusal of a password is said in the words of the page', () => {
  expect(passwordFailure(fault(400), words).words).toBe('Invalid credentials')
  expect(passwordFailure(fault(500), words).words).toBe('Unable to sign in with password.')
})

test('a lost connection is not blamed on the code', () => {
  expect(redeemFailure(fault(403), words, 'spent').words).toBe('spent')
  expect(redeemFailure(unreached, words, 'spent').words).toBe(words.network)
  expect(redeemFailure(fault(503), words, 'spent').words).toBe(words.network)
})

test('a password that could not be changed is said so', () => {
  expect(updateFailure(fault(500), words).words).toBe('Unable to update password.')
})

test('how long to wait is kept beside the words', () => {
  const limited = new CallError(429, '', 'request.rate_limited', { retryAfterSeconds: 65 })
  expect(passwordFailure(limited, words)).toEqual({ words: words.tooMany, waitSeconds: 65 })
  expect(clockTime(65)).toBe('1:05')
})

test('a build without an address to sign in at says so at every door', () => {
  const fault = new AuthNotConfigured('whatever it says itself')
  for (const failure of [linkFailure, passwordFailure, updateFailure]) {
    expect(failure(fault, words).words).toBe(words.notConfigured)
  }
  expect(redeemFailure(fault, words, 'spent').words).toBe(words.notConfigured)
})
