import { AuthSession } from '@tower/contract/people/session.contract.ts'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../../refusal.ts'
import { buildIdentity } from '../../../../test/people/identity/build-identity.ts'
import { openSession } from './open-session.ts'
import { refreshSession } from './refresh-session.ts'

const second = 1_000
const rounds = 1_000
const atOnce = 20

/** Runs as many rounds side by side as make a batch. */
const inParallel = <Result>(work: (round: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: atOnce }, (_, round) => work(round)))

function isRefreshRefusal(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'identity.refresh_refused'
}

async function buildSignedIn() {
  const identity = await buildIdentity()
  const { services, clock } = identity
  const { userId } = await identity.account('admin@tower.test', 'admin')
  const signIn = () =>
    services.database.transaction((tx) =>
      openSession(services, tx, { userId, userAgent: undefined, at: clock.now() }),
    )
  const renew = async (token: string) => AuthSession.parse((await identity.refresh(token)).json())
  return { ...identity, signIn, renew, session: await signIn() }
}

test('a refresh gives a new pair in the same session, and the new one goes on', async () => {
  const { session, renew, getUser, clock } = await buildSignedIn()
  let current = session
  for (let step = 0; step < 5; step++) {
    clock.advance(1800 * second)
    const next = await renew(current.refresh_token)
    expect(next.refresh_token).not.toBe(current.refresh_token)
    expect((await getUser(next.access_token)).statusCode).toBe(200)
    current = next
  }
})

test('a second tab within ten seconds gets the same tail', async () => {
  const { session, renew, clock } = await buildSignedIn()
  const first = await renew(session.refresh_token)
  clock.advance(10 * second)
  expect((await renew(session.refresh_token)).refresh_token).toBe(first.refresh_token)
  const latest = await renew(first.refresh_token)
  expect((await renew(first.refresh_token)).refresh_token).toBe(latest.refresh_token)
})

test(
  'of 1,000 stolen tokens not one opens anything: session, tail and grace are over at once',
  { timeout: 240_000 },
  async () => {
    const { services, signIn, clock, auditActions } = await buildSignedIn()
    const renew = (refreshToken: string) => refreshSession(services, { refreshToken })
    const isRefused = (token: string) => renew(token).then(() => false, isRefreshRefusal)
    for (let batch = 0; batch < rounds / atOnce; batch++) {
      // Half of the tails were used a moment ago: their grace would be open if the session did not come first.
      const stolen = await inParallel(async (round) => {
        const first = (await signIn()).refresh_token
        const tail = (await renew(first)).refresh_token
        return { first, tail, isTailUsed: round % 2 === 0 }
      })
      clock.advance(10 * second + 1)
      await inParallel(async (round) => {
        const { first, tail, isTailUsed } = stolen[round] ?? { first: '', tail: '', isTailUsed: false }
        const newest = isTailUsed ? (await renew(tail)).refresh_token : tail
        for (const token of [first, newest, tail]) expect(await isRefused(token)).toBe(true)
      })
    }
    const replays = (await auditActions()).filter((action) => action === 'identity.refresh_replayed')
    expect(replays).toHaveLength(rounds)
  },
)

test('a stolen token ends the access token of its session, too', async () => {
  const { session, renew, refresh, getUser, clock } = await buildSignedIn()
  const tail = await renew(session.refresh_token)
  clock.advance(10 * second + 1)
  expect((await refresh(session.refresh_token)).statusCode).toBe(400)
  expect((await refresh(tail.refresh_token)).statusCode).toBe(400)
  expect((await getUser(tail.access_token)).statusCode).toBe(401)
})

test('one stolen token leaves the other devices of the person signed in', async () => {
  const { session, signIn, renew, refresh, getUser, clock } = await buildSignedIn()
  const phone = await signIn()
  await renew(session.refresh_token)
  clock.advance(60 * second)
  expect((await refresh(session.refresh_token)).statusCode).toBe(400)
  expect((await getUser(phone.access_token)).statusCode).toBe(200)
})

test('an unknown, empty or changed refresh token is refused in the words clients know', async () => {
  const { session, refresh } = await buildSignedIn()
  for (const token of [
    '',
    'x',
    session.access_token.slice(0, 900),
    `${session.refresh_token}a`,
    session.refresh_token.slice(1),
  ]) {
    const answer = await refresh(token)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error_code: 'refresh_token_not_found',
      msg: 'Invalid Refresh Token',
    })
  }
})

test('a disabled person cannot refresh', async () => {
  const { session, refresh, disable } = await buildSignedIn()
  await disable(session.user.id)
  expect((await refresh(session.refresh_token)).statusCode).toBe(400)
})

test('signing out ends the chain, also within the grace', async () => {
  const { session, renew, refresh, post } = await buildSignedIn()
  const next = await renew(session.refresh_token)
  const out = await post('/logout?scope=local', {}, { authorization: `Bearer ${next.access_token}` })
  expect(out.statusCode).toBe(204)
  expect((await refresh(session.refresh_token)).statusCode).toBe(400)
  expect((await refresh(next.refresh_token)).statusCode).toBe(400)
})

test('signing out with a JSON type and an empty body answers 204', async () => {
  const { app, session, getUser, auditActions } = await buildSignedIn()
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/v1/logout',
    headers: {
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json;charset=UTF-8',
    },
  })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect((await getUser(session.access_token)).statusCode).toBe(401)
  expect(await auditActions()).toEqual(['identity.signed_out'])
})

describe.runIf(process.env.TEST_DATABASE_URL)('at once', () => {
  test('32 refreshes with one token share one live tail', async () => {
    const { session, refresh, services } = await buildSignedIn()
    const answers = await Promise.all(Array.from({ length: 32 }, () => refresh(session.refresh_token)))
    const tails = answers.map((answer) => AuthSession.parse(answer.json()).refresh_token)
    expect(new Set(tails).size).toBe(1)
    const live = await services.database.read((tx) =>
      tx.selectFrom('refresh_tokens').select('id').where('used_at', 'is', null).execute(),
    )
    expect(live).toHaveLength(1)
  })

  test('a sign-out among refreshes leaves nothing that opens', async () => {
    const { session, refresh, post } = await buildSignedIn()
    const headers = { authorization: `Bearer ${session.access_token}` }
    const [, ...answers] = await Promise.all([
      post('/logout', {}, headers),
      ...Array.from({ length: 16 }, () => refresh(session.refresh_token)),
    ])
    for (const answer of answers.filter(({ statusCode }) => statusCode === 200)) {
      const { refresh_token: tail } = AuthSession.parse(answer.json())
      expect((await refresh(tail)).statusCode).toBe(400)
    }
  })
})
