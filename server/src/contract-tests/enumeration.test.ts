import { expect, test } from 'vitest'
import { buildIdentity } from '../../test/people/identity/build-identity.ts'
import type { Answer } from './build-world.ts'

type Ask = { url: string; body: (email: string) => object }

/** Where someone types an address, a known one and an unknown one are answered alike. The bench compares their times. */
const asks: [string, Ask][] = [
  ['the link request', { url: '/auth/v1/otp', body: (email) => ({ email }) }],
  [
    'the link request of a portal',
    { url: '/auth/v1/otp', body: (email) => ({ email, data: { role: 'admin' } }) },
  ],
  [
    'the link request by function',
    { url: '/.netlify/functions/auth-request-link', body: (email) => ({ email, role: 'admin' }) },
  ],
  ['the request for a password link', { url: '/auth/v1/recover', body: (email) => ({ email }) }],
  [
    'the password form',
    { url: '/auth/v1/token?grant_type=password', body: (email) => ({ email, password: 'guess' }) },
  ],
  ['the code form', { url: '/auth/v1/verify', body: (email) => ({ type: 'email', email, token: '000000' }) }],
  [
    'the recovery code form',
    { url: '/auth/v1/verify', body: (email) => ({ type: 'recovery', email, token: '0000' }) },
  ],
]

/** All that leaves, but for the clock. */
function visible({ statusCode, headers, body }: Answer): string {
  const { date: _, ...kept } = headers
  return JSON.stringify([statusCode, kept, body])
}

test.each(asks)(
  '%s tells nothing about an address, also when it is asked too often',
  { timeout: 120_000 },
  async (_, { url, body }) => {
    const { app, staffAccount, allow, disable, requestLink } = await buildIdentity({
      environment: { RATE_LIMIT_FACTOR: '1' },
    })
    await staffAccount('known@tower.test')
    await allow('known@tower.test', 'admin')
    await allow('listed@tower.test', 'admin')
    await disable((await staffAccount('former@tower.test')).userId)
    if (url.endsWith('verify')) await requestLink('known@tower.test')

    const answersFor = async (email: string, network: string) => {
      const answers: string[] = []
      for (let at = 0; at < 7; at++) {
        const sent = { method: 'POST', url, payload: body(email), remoteAddress: network } as const
        answers.push(visible(await app.inject(sent)))
      }
      return answers
    }
    const [unknown, ...others] = await Promise.all(
      ['unknow', 'known', 'listed', 'former'].map((name, at) =>
        answersFor(`${name}@tower.test`, `198.51.100.${at}`),
      ),
    )
    expect(unknown?.some((answer) => !answer.startsWith('[429'))).toBe(true)
    for (const answers of others) expect(answers).toEqual(unknown)
  },
)
