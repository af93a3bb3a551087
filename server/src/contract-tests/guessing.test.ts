import { expect, test } from 'vitest'
import { buildIdentity, testPassword } from '../../test/people/identity/build-identity.ts'

/** GUESSES=10000 walks all of an attack; the first two hundred show the same. */
const guesses = Number(process.env.GUESSES ?? 200)
const atOnce = 50
/** Guesses sent at once are counted in any order: none of the first that go may be the right one. */
const safelyWrong = 2 * atOnce

type Identity = Awaited<ReturnType<typeof buildIdentity>>
type Guess = { url: string; payload: object; from: string }

const network = (at: number) => `198.51.${at % 100}.7`
const passwordGuess = (email: string, password: string, from: string): Guess => ({
  url: '/auth/v1/token?grant_type=password',
  payload: { email, password },
  from,
})

const buildGuarded = () => buildIdentity({ environment: { RATE_LIMIT_FACTOR: '1' } })

const send = ({ app }: Identity, { url, payload, from }: Guess) =>
  app.inject({ method: 'POST', url, payload, remoteAddress: from })

/** Sends every guess, many at once, and counts the answers by status. */
async function attack(identity: Identity, guess: (at: number) => Guess): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  for (let start = 0; start < guesses; start += atOnce) {
    const count = Math.min(atOnce, guesses - start)
    const answers = await Promise.all(
      Array.from({ length: count }, (_, at) => send(identity, guess(start + at))),
    )
    for (const { statusCode } of answers) statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  }
  return statuses
}

test(
  'a flood of password guesses from one network opens nothing, and others sign in beside it',
  { timeout: 120_000 },
  async () => {
    const identity = await buildGuarded()
    await identity.staffAccount('admin@tower.test')
    await identity.staffAccount('other@tower.test')
    const [statuses, honest] = await Promise.all([
      attack(identity, (at) => passwordGuess(`admin@tower.test`, `guess ${at}`, '203.0.113.66')),
      send(identity, passwordGuess('other@tower.test', testPassword, '198.51.100.20')),
    ])
    expect(statuses).toEqual({ 400: 10, 429: guesses - 10 })
    expect(honest.statusCode).toBe(200)
  },
)

test(
  'one password tried on thousands of accounts from one network gets sixty tries',
  { timeout: 120_000 },
  async () => {
    const identity = await buildGuarded()
    await identity.staffAccount(`admin-${guesses - 1}@tower.test`)
    const statuses = await attack(identity, (at) =>
      passwordGuess(`admin-${at}@tower.test`, testPassword, '203.0.113.66'),
    )
    expect(statuses).toEqual({ 400: 60, 429: guesses - 60 })
  },
)

test(
  'guesses at one account from a hundred networks open nothing, and its owner comes in by link',
  { timeout: 120_000 },
  async () => {
    const identity = await buildGuarded()
    const { allow, requestLink, mailedLink, verify } = identity
    await identity.staffAccount('admin@tower.test')
    await allow('admin@tower.test', 'admin')
    const statuses = await attack(identity, (at) =>
      passwordGuess('Admin@Tower.test', at < safelyWrong ? `guess ${at}` : testPassword, network(at)),
    )
    expect(statuses).toEqual({ 400: 10, 429: guesses - 10 })
    expect((await requestLink('admin@tower.test')).statusCode).toBe(200)
    expect((await verify({ token_hash: (await mailedLink('admin@tower.test')).token })).statusCode).toBe(200)
  },
)

test(
  'guesses of a code from a hundred networks open nothing, and the mailed link still opens',
  { timeout: 120_000 },
  async () => {
    const identity = await buildGuarded()
    const { allow, requestLink, mailedLink, verify } = identity
    await allow('sponsor@tower.test', 'sponsor')
    await requestLink('sponsor@tower.test')
    const { code, token } = await mailedLink('sponsor@tower.test')
    const statuses = await attack(identity, (at) => ({
      url: '/auth/v1/verify',
      payload: {
        type: 'email',
        email: 'sponsor@tower.test',
        token: at < safelyWrong ? String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0') : code,
      },
      from: network(at),
    }))
    expect(statuses).toEqual({ 403: 10, 429: guesses - 10 })
    expect((await verify({ token_hash: token })).statusCode).toBe(200)
  },
)

test(
  'whoever asks for links from a hundred networks fills no mailbox, and what was mailed opens',
  { timeout: 120_000 },
  async () => {
    const identity = await buildGuarded()
    const { allow, mailsTo, mailedLink, verify } = identity
    await allow('sponsor@tower.test', 'sponsor')
    const paths = ['/auth/v1/otp', '/.netlify/functions/auth-request-link', '/auth/v1/recover']
    let refused = 0
    for (let at = 0; at < 60; at++) {
      const answer = await send(identity, {
        url: paths[at % paths.length] ?? '',
        payload: { email: `sponsor+${at}@tower.test`.replace(/\+0/, '') },
        from: network(at),
      })
      if (answer.statusCode === 429) refused += 1
    }
    expect(refused).toBe(55)
    expect((await mailsTo('sponsor@tower.test')).length).toBeLessThanOrEqual(5)
    expect((await verify({ token_hash: (await mailedLink('sponsor@tower.test')).token })).statusCode).toBe(
      200,
    )
  },
)

test(
  'whoever guesses passwords at a school signs nobody out there whose session is to be renewed',
  { timeout: 120_000 },
  async () => {
    const identity = await buildGuarded()
    await identity.staffAccount('admin@tower.test')
    const { refresh_token } = await identity.signIn('admin@tower.test')
    const school = '203.0.113.66'
    const guesses = Array.from({ length: 70 }, (_, at) =>
      send(identity, passwordGuess(`admin-${at}@tower.test`, 'a guess', school)),
    )
    const refused = (await Promise.all(guesses)).filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(10)
    const url = '/auth/v1/token?grant_type=refresh_token'
    expect((await send(identity, { url, payload: { refresh_token }, from: school })).statusCode).toBe(200)
  },
)

test.each([
  ['for a new password of theirs', '/auth/v1/recover', { email: 'sponsor@tower.test' }, 0],
  // Those are mails with a link to their own portal, which works.
  ['for another portal', '/auth/v1/otp', { email: 'sponsor@tower.test', data: { role: 'admin' } }, 5],
  ['for another name at their mailbox', '/auth/v1/otp', { email: 'sponsor+x@tower.test' }, 0],
])(
  'whoever asks without end %s keeps nobody from their own link',
  { timeout: 120_000 },
  async (_, url, payload, mailed) => {
    const identity = await buildGuarded()
    const { allow, mailsTo, mailedLink, verify } = identity
    await allow('sponsor@tower.test', 'sponsor')
    await identity.account('sponsor@tower.test', 'sponsor')
    for (let at = 0; at < 20; at++) await send(identity, { url, payload, from: network(at) })
    expect(await mailsTo('sponsor@tower.test')).toHaveLength(mailed)
    const own = { url: '/auth/v1/otp', payload: { email: 'sponsor@tower.test' }, from: '203.0.113.7' }
    // The answer is the same for every address and says that it is being asked for too often.
    expect((await send(identity, own)).statusCode).toBe(429)
    const { token } = await mailedLink('sponsor@tower.test')
    expect((await verify({ token_hash: token })).statusCode).toBe(200)
    for (let at = 0; at < 20; at++) await send(identity, { ...own, from: network(at) })
    expect(await mailsTo('sponsor@tower.test')).toHaveLength(5)
  },
)

test('auth-js is told which limit it met, and when to come back', { timeout: 120_000 }, async () => {
  const identity = await buildGuarded()
  const otp = () =>
    send(identity, { url: '/auth/v1/otp', payload: { email: 'a@tower.test' }, from: '198.51.100.20' })
  for (let at = 0; at < 5; at++) await otp()
  const mailLimited = await otp()
  expect(mailLimited.headers['retry-after']).toBe('600')
  expect(mailLimited.json()).toMatchObject({
    error_code: 'over_email_send_rate_limit',
    msg: 'Too many emails were asked for at this address. Please wait a few minutes and try again.',
  })
  const guess = passwordGuess('a@tower.test', 'guess', '198.51.100.20')
  for (let at = 0; at < 10; at++) await send(identity, guess)
  identity.clock.advance(60_000)
  const limited = await send(identity, guess)
  expect(limited.headers['retry-after']).toBe('540')
  expect(limited.json()).toMatchObject({ error_code: 'over_request_rate_limit' })
})
