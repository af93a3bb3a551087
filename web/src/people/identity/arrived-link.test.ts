import { expect, test } from 'vitest'
import { readArrivedLink } from './arrived-link.ts'

test('a token is read from token_hash and from token', () => {
  const token = { kind: 'token', token: 'abc', type: 'magiclink', next: undefined }
  expect(readArrivedLink({ search: '?token_hash=abc&type=magiclink', hash: '' })).toEqual(token)
  expect(readArrivedLink({ search: '?token=abc&type=magiclink', hash: '' })).toEqual(token)
})

test('a session is read from the hash only when it is whole', () => {
  expect(readArrivedLink({ search: '', hash: '#access_token=a&refresh_token=r&expires_in=3600' })).toEqual({
    kind: 'session',
    accessToken: 'a',
    refreshToken: 'r',
    next: undefined,
  })
  expect(readArrivedLink({ search: '', hash: '#access_token=a' })).toBeUndefined()
  expect(readArrivedLink({ search: '', hash: '' })).toBeUndefined()
})

test('only a page of this site is remembered as the next one', () => {
  expect(readArrivedLink({ search: '?token=a&next=%2Fadmin%2Frandomizer', hash: '' })?.next).toBe(
    '/admin/randomizer',
  )
  expect(
    readArrivedLink({ search: '?token=a&next=https%3A%2F%2Fevil.example', hash: '' })?.next,
  ).toBeUndefined()
})

test('the kind of a link is one of those that are mailed', () => {
  expect(readArrivedLink({ search: '?token_hash=a&type=recovery', hash: '' })).toMatchObject({
    type: 'recovery',
  })
  expect(readArrivedLink({ search: '?token_hash=a&type=anything', hash: '' })).toMatchObject({
    type: 'magiclink',
  })
})

test('a refusal that arrives in the address is one', () => {
  const hash = '#error=access_denied&error_code=otp_expired'
  expect(readArrivedLink({ search: '', hash })).toEqual({ kind: 'refused', next: undefined })
})
