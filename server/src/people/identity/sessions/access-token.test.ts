// @module-tag some-on-pglite: one path of sessions.
import { createHmac, randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { buildIdentity } from '../../../../test/people/identity/build-identity.ts'
import { keyFor } from '../keys.ts'

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A good token and its claims, to be spoilt in one way at a time. */
async function buildSignedIn() {
  const identity = await buildIdentity()
  await identity.staffAccount('admin@tower.test', 'admin')
  const session = await identity.signIn('admin@tower.test')
  const claims = JSON.parse(
    Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>
  const key = keyFor(identity.services.config, 'access-token')
  const sign = (changed: Record<string, unknown>, header: Record<string, unknown> = {}) =>
    new SignJWT({ ...claims, ...changed })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
      .sign(key)
  const signBy = (raw: Buffer, header: object, payload: object) => {
    const text = `${encode(header)}.${encode(payload)}`
    return `${text}.${createHmac('sha256', raw).update(text).digest('base64url')}`
  }
  return { ...identity, session, claims, key, sign, signBy }
}

test('an access token says whose it is, for whom and for how long', async () => {
  const { session, claims } = await buildSignedIn()
  expect(claims).toMatchObject({
    sub: session.user.id,
    email: 'admin@tower.test',
    role: 'admin',
    aud: 'authenticated',
    iss: 'http://tower.test',
  })
  expect(claims.session_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
  expect(session).toMatchObject({ expires_in: 3600, expires_at: claims.exp, token_type: 'bearer' })
})

test('a token made by hand in the right way passes, so that the refusals below mean something', async () => {
  const { getUser, sign, signBy, claims, key } = await buildSignedIn()
  expect((await getUser(await sign({}))).statusCode).toBe(200)
  expect((await getUser(signBy(key.export(), { alg: 'HS256', typ: 'JWT' }, claims))).statusCode).toBe(200)
})

describe('every forged or spoilt token is refused with 401', () => {
  test('no signature, another algorithm, another key', async () => {
    const { getUser, session, claims, sign, signBy, key } = await buildSignedIn()
    const [header = '', body = '', signature = ''] = session.access_token.split('.')
    const forged: Record<string, string> = {
      'alg none': new UnsecuredJWT(claims).encode(),
      'alg None': `${encode({ alg: 'None', typ: 'JWT' })}.${body}.`,
      'alg NONE with our signature': `${encode({ alg: 'NONE', typ: 'JWT' })}.${body}.${signature}`,
      'HS384 by our key': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS384', typ: 'JWT' })
        .sign(randomBytes(48)),
      'RS256 in name only': signBy(key.export(), { alg: 'RS256', typ: 'JWT' }, claims),
      'lower-case algorithm': signBy(key.export(), { alg: 'hs256', typ: 'JWT' }, claims),
      'foreign key': signBy(randomBytes(32), { alg: 'HS256', typ: 'JWT' }, claims),
      'empty key': signBy(Buffer.alloc(0), { alg: 'HS256', typ: 'JWT' }, claims),
      'foreign key with kid and jku': signBy(
        randomBytes(32),
        { alg: 'HS256', typ: 'JWT', kid: '../../dev/null', jku: 'https://evil.example' },
        claims,
      ),
      'key in the header': signBy(
        randomBytes(32),
        { alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: 'AA' } },
        claims,
      ),
      'unknown critical header': signBy(
        key.export(),
        { alg: 'HS256', typ: 'JWT', crit: ['x'], x: 1 },
        claims,
      ),
      'no type': signBy(key.export(), { alg: 'HS256' }, claims),
      'another type': signBy(key.export(), { alg: 'HS256', typ: 'refresh' }, claims),
      'changed claims': `${header}.${encode({ ...claims, role: 'superadmin' })}.${signature}`,
      'signature cut off': `${header}.${body}.`,
      'signature truncated': session.access_token.slice(0, -4),
      'body truncated': `${header}.${body.slice(0, -8)}.${signature}`,
      'two parts': `${header}.${body}`,
      'four parts': `${session.access_token}.${signature}`,
      'no token': 'x',
      dots: '..',
      oversized: await sign({ padding: 'x'.repeat(4_000) }),
    }
    for (const [what, token] of Object.entries(forged)) {
      const answer = await getUser(token)
      expect([what, answer.statusCode]).toEqual([what, 401])
    }
  })

  test('claims that do not hold', async () => {
    const { getUser, sign, clock } = await buildSignedIn()
    const now = Math.floor(clock.now().getTime() / 1000)
    const spoilt: Record<string, Record<string, unknown>> = {
      expired: { exp: now },
      'expired long ago': { exp: 1 },
      'no expiry': { exp: undefined },
      'expiry as text': { exp: 'tomorrow' },
      'not yet valid': { nbf: now + 60 },
      'other audience': { aud: 'anon' },
      'no audience': { aud: undefined },
      'no session': { session_id: undefined },
      'session that is no id': { session_id: "' or 1=1" },
      'unknown session': { session_id: '00000000-0000-4000-8000-000000000000' },
      'no subject': { sub: undefined },
      'session of another person': { sub: '00000000-0000-4000-8000-000000000000' },
    }
    for (const [what, claims] of Object.entries(spoilt)) {
      const answer = await getUser(await sign(claims))
      expect([what, answer.statusCode]).toEqual([what, 401])
      expect(answer.json()).toMatchObject({ msg: 'Invalid token' })
    }
  })

  test('a good token one second after its hour', async () => {
    const { getUser, session, clock } = await buildSignedIn()
    clock.advance(3599_000)
    expect((await getUser(session.access_token)).statusCode).toBe(200)
    clock.advance(2_000)
    expect((await getUser(session.access_token)).statusCode).toBe(401)
  })

  test('a header that is no bearer token, and none at all', async () => {
    const { app, session } = await buildSignedIn()
    for (const authorization of [
      'Basic YTpi',
      session.access_token,
      'Bearer a b',
      `Bearer ${'a'.repeat(9_000)}`,
    ]) {
      expect((await app.inject({ url: '/auth/v1/user', headers: { authorization } })).statusCode).toBe(401)
    }
    const none = await app.inject({ url: '/auth/v1/user' })
    expect(none.statusCode).toBe(401)
    expect(none.json()).toMatchObject({ msg: 'Missing Authorization' })
  })
})

describe('the database decides, whatever the token says', () => {
  test('the next request of a disabled person is refused', async () => {
    const { getUser, session, disable } = await buildSignedIn()
    await disable(session.user.id)
    const refused = await getUser(session.access_token)
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({ msg: 'Invalid token', error_code: 'session_not_found' })
  })

  test('a change of role acts on the next request', { tags: 'on-pglite-too' }, async () => {
    const { app, services, session } = await buildSignedIn()
    const readRole = async () =>
      (
        await app.inject({
          url: '/.netlify/functions/auth-session',
          headers: { authorization: `Bearer ${session.access_token}` },
        })
      ).json<{
        profile: { role: string | null }
      }>().profile.role
    expect(await readRole()).toBe('admin')
    await services.database.transaction((tx) =>
      tx.updateTable('users').set({ role: 'sponsor' }).where('id', '=', session.user.id).execute(),
    )
    expect(await readRole()).toBe('sponsor')
  })
})
