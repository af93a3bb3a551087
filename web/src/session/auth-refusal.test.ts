import { refusalCodeHeader } from '@tower/contract/client.ts'
import { AuthClient } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { asCallError, keepRefusal } from './auth-refusal.ts'

/** The sign-in client before a server that answers so. */
function clientOf(answer: () => Response | Promise<never>) {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  const options = {
    url: 'http://tower.test/auth/v1',
    storage,
    autoRefreshToken: false,
    persistSession: false,
  }
  return new AuthClient({ ...options, fetch: async () => keepRefusal(await answer()) })
}

async function refusalOf(answer: () => Response | Promise<never>): Promise<unknown> {
  const { error } = await clientOf(answer).signInWithPassword({ email: 'ada@tower.test', password: 'x' })
  return asCallError(error)
}

const refused = (status: number, name: string, headers: Record<string, string>) => () =>
  Response.json(
    { code: name, error_code: name, msg: 'Said in English.' },
    { status, headers: { 'x-supabase-api-version': '2024-01-01', ...headers } },
  )

test.each(['second_factor.wrong_code', 'second_factor.account_closed'])(
  'refusals that share a name in the sign-in protocol are told apart: %s',
  async (code) => {
    const answer = refused(422, 'mfa_verification_failed', { [refusalCodeHeader]: code })
    expect(await refusalOf(answer)).toMatchObject({ name: 'CallError', status: 422, code, message: '' })
  },
)

test('a password that is too weak keeps its code, too', async () => {
  const answer = refused(422, 'weak_password', { [refusalCodeHeader]: 'identity.common_password' })
  expect(await refusalOf(answer)).toMatchObject({ status: 422, code: 'identity.common_password' })
})

test('a refusal keeps how long the server asks to wait', async () => {
  const headers = { [refusalCodeHeader]: 'request.rate_limited', 'retry-after': '65' }
  expect(await refusalOf(refused(429, 'over_request_rate_limit', headers))).toMatchObject({
    code: 'request.rate_limited',
    retryAfterSeconds: 65,
  })
})

test('a refusal of whatever stands before the server has its status alone', async () => {
  expect(await refusalOf(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))).toMatchObject({
    name: 'CallError',
    status: 502,
    code: undefined,
  })
})

test('a server that cannot be reached has refused nothing', async () => {
  const fault = await refusalOf(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(fault).toBeInstanceOf(Error)
  expect((fault as Error).name).not.toBe('CallError')
})
