import { expect, test } from 'vitest'
import { signIn } from '../../texts/en/sign-in.ts'
import { linkFailure, passwordFailure, redeemFailure } from './sign-in-words.ts'

const words = signIn.errors
const fault = (status?: number) => ({ status, message: 'whatever the server said' })

test('each refusal of a link is said in the words of the page', () => {
  expect(linkFailure(fault(403), words)).toBe('Not authorized')
  expect(linkFailure(fault(429), words)).toBe(words.tooMany)
  expect(linkFailure(fault(500), words)).toBe('Could not send link. Try again.')
  expect(linkFailure(fault(), words)).toBe('Could not send link. Try again.')
})

test('each refusal of a password is said in the words of the page', () => {
  expect(passwordFailure(fault(400), words)).toBe('Invalid credentials')
  expect(passwordFailure(fault(500), words)).toBe('Unable to sign in with password.')
})

test('a lost connection is not blamed on the code', () => {
  expect(redeemFailure(fault(403), words, 'spent')).toBe('spent')
  expect(redeemFailure(fault(0), words, 'spent')).toBe(words.network)
  expect(redeemFailure(fault(503), words, 'spent')).toBe(words.network)
})
