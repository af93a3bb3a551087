import { expect, test } from 'vitest'
import { authUrl } from './auth-client.ts'

test('a build that names no address to sign in at says so', () => {
  expect(() => authUrl('/user', '')).toThrow('Supabase credentials are not configured')
})
