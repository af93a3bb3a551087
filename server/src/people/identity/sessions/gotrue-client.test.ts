import { AuthClient } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { buildIdentity, testPassword } from '../../../../test/people/identity/build-identity.ts'
import { revokeSessions } from './sessions.queries.ts'

/** A server on a port of its own and browsers, as far as the client knows. */
async function buildClients() {
  const identity = await buildIdentity()
  const address = await identity.app.listen({ port: 0, host: '127.0.0.1' })
  const openBrowser = () =>
    new AuthClient({ url: `${address}/auth/v1`, storage: memoryStorage(), autoRefreshToken: false })
  return { ...identity, openBrowser }
}

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('the GoTrue client signs a newcomer in by the mailed link, and out again', async () => {
  const { openBrowser, allow, mailedLink } = await buildClients()
  await allow('teacher@school.edu', 'teacher')
  const browser = openBrowser()
  const heard: string[] = []
  browser.onAuthStateChange((event) => void heard.push(event))

  const sent = await browser.signInWithOtp({
    email: ' Teacher@School.edu ',
    options: {
      emailRedirectTo: 'http://tower.test/auth/callback?next=/portal/teacher',
      data: { role: 'teacher' },
    },
  })
  expect(sent.error).toBeNull()
  const { url, token } = await mailedLink('teacher@school.edu')
  expect(url.searchParams.get('next')).toBe('/portal/teacher')

  const verified = await browser.verifyOtp({ token_hash: token, type: 'magiclink' })
  expect(verified.error).toBeNull()
  expect(verified.data.user?.app_metadata.role).toBe('teacher')
  expect((await browser.getUser()).data.user?.email).toBe('teacher@school.edu')

  const accessToken = verified.data.session?.access_token
  expect((await browser.signOut()).error).toBeNull()
  expect((await browser.getSession()).data.session).toBeNull()
  const afterwards = await openBrowser().getUser(accessToken)
  expect(afterwards.error?.name).toBe('AuthSessionMissingError')
  expect(heard).toContain('SIGNED_IN')
  expect(heard).toContain('SIGNED_OUT')
})

test('the GoTrue client signs in by the 6-digit code on another device', async () => {
  const { openBrowser, account, mailedLink } = await buildClients()
  await account('sponsor@tower.test', 'sponsor')
  await openBrowser().signInWithOtp({ email: 'sponsor@tower.test' })
  const { code } = await mailedLink('sponsor@tower.test')
  const phone = openBrowser()
  const { data, error } = await phone.verifyOtp({ email: 'sponsor@tower.test', token: code, type: 'email' })
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe('sponsor@tower.test')
})

test('the GoTrue client signs staff in by password and refreshes their session', async () => {
  const { openBrowser, staffAccount } = await buildClients()
  await staffAccount('admin@tower.test')
  const browser = openBrowser()
  const wrong = await browser.signInWithPassword({ email: 'admin@tower.test', password: 'wrong password' })
  expect(wrong.error).toMatchObject({
    code: 'invalid_credentials',
    message: 'Invalid credentials',
    status: 400,
  })

  const first = await browser.signInWithPassword({ email: 'admin@tower.test', password: testPassword })
  expect(first.error).toBeNull()
  const second = await browser.refreshSession()
  expect(second.error).toBeNull()
  expect(second.data.session?.refresh_token).not.toBe(first.data.session?.refresh_token)
  expect((await browser.getUser()).data.user?.email).toBe('admin@tower.test')
})

test('the GoTrue client ends other devices and keeps its own', async () => {
  const { openBrowser, staffAccount } = await buildClients()
  await staffAccount('admin@tower.test')
  const credentials = { email: 'admin@tower.test', password: testPassword }
  const [desk, phone] = [openBrowser(), openBrowser()]
  await desk.signInWithPassword(credentials)
  await phone.signInWithPassword(credentials)

  expect((await desk.signOut({ scope: 'others' })).error).toBeNull()
  expect((await phone.getUser()).error).not.toBeNull()
  expect((await desk.getUser()).data.user?.email).toBe('admin@tower.test')
  // The client has understood that its session is over, and forgot it.
  expect((await phone.getSession()).data.session).toBeNull()
})

test('the GoTrue client reads each refusal in the words we wrote, and none where another role is asked for', async () => {
  const { openBrowser, account } = await buildClients()
  await account('sponsor@tower.test', 'sponsor')
  const browser = openBrowser()
  const otherRole = await browser.signInWithOtp({
    email: 'sponsor@tower.test',
    options: { data: { role: 'teacher' } },
  })
  expect(otherRole.error).toBeNull()
  const unknownLink = await browser.verifyOtp({ token_hash: 'unknown', type: 'magiclink' })
  expect(unknownLink.error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('the GoTrue client recovers a lost password by link, and by code on another device', async () => {
  const { openBrowser, staffAccount, mailedLink, clock } = await buildClients()
  await staffAccount('admin@tower.test')
  for (const by of ['link', 'code'] as const) {
    clock.advance(1_000)
    const browser = openBrowser()
    const heard: string[] = []
    browser.onAuthStateChange((event) => void heard.push(event))
    const sent = await browser.resetPasswordForEmail('admin@tower.test', {
      redirectTo: 'http://tower.test/reset-password?next=/admin',
    })
    expect(sent.error).toBeNull()
    const { url, token, code } = await mailedLink('admin@tower.test')
    expect([url.pathname, url.searchParams.get('next')]).toEqual(['/reset-password', '/admin'])
    const opened =
      by === 'link'
        ? await browser.verifyOtp({ token_hash: token, type: 'recovery' })
        : await browser.verifyOtp({ email: 'admin@tower.test', token: code, type: 'recovery' })
    expect(opened.error).toBeNull()
    expect(heard).toContain('PASSWORD_RECOVERY')

    const weak = await browser.updateUser({ password: 'short' })
    expect(weak.error).toMatchObject({
      name: 'AuthWeakPasswordError',
      message: 'Please enter a new password.',
    })
    const password = `a password found by ${by}`
    expect((await browser.updateUser({ password })).error).toBeNull()
    // Every session has ended, this one too: the new password opens the next.
    expect((await browser.getUser()).error?.name).toBe('AuthSessionMissingError')
    const again = await openBrowser().signInWithPassword({ email: 'admin@tower.test', password })
    expect(again.error).toBeNull()
  }
})

test('the GoTrue client moves an account to another address once both have confirmed', async () => {
  const { openBrowser, staffAccount, mailedLink } = await buildClients()
  await staffAccount('admin@tower.test')
  const browser = openBrowser()
  await browser.signInWithPassword({ email: 'admin@tower.test', password: testPassword })
  const asked = await browser.updateUser({ email: 'dana@tower.test' })
  expect(asked.error).toBeNull()
  expect(asked.data.user).toMatchObject({ email: 'admin@tower.test', new_email: 'dana@tower.test' })

  const phone = openBrowser()
  const { token } = await mailedLink('admin@tower.test')
  const half = await phone.verifyOtp({ token_hash: token, type: 'email_change' })
  expect([half.error, half.data.session]).toEqual([null, null])
  const { code } = await mailedLink('dana@tower.test')
  const whole = await phone.verifyOtp({ email: 'dana@tower.test', token: code, type: 'email_change' })
  expect([whole.error, whole.data.session]).toEqual([null, null])
  expect((await phone.getSession()).data.session).toBeNull()
  expect((await browser.getUser()).data.user?.email).toBe('dana@tower.test')
  expect((await browser.refreshSession()).data.user?.email).toBe('dana@tower.test')
})

test('the GoTrue client sets name and language and nothing else', async () => {
  const { openBrowser, account, mailedLink } = await buildClients()
  await account('sponsor@tower.test', 'sponsor')
  const browser = openBrowser()
  await browser.signInWithOtp({ email: 'sponsor@tower.test' })
  await browser.verifyOtp({ token_hash: (await mailedLink('sponsor@tower.test')).token, type: 'email' })
  const changed = await browser.updateUser({
    data: { full_name: 'Dana Reyes', locale: 'es', role: 'superadmin' },
  })
  expect(changed.data.user).toMatchObject({
    role: 'sponsor',
    user_metadata: { full_name: 'Dana Reyes', locale: 'es' },
  })
  const password = await browser.updateUser({ password: 'a wholly new password' })
  expect(password.error).toMatchObject({ status: 403, message: 'Not authorized' })
})

test.each(['magiclink', 'email', 'signup', 'invite'] as const)(
  'the GoTrue client redeems a mailed link as %s, once and in time',
  async (type) => {
    const { openBrowser, account, mailedLink, clock } = await buildClients()
    await account('sponsor@tower.test', 'sponsor')
    const ask = async () => {
      clock.advance(1_000)
      await openBrowser().signInWithOtp({ email: 'sponsor@tower.test' })
      return (await mailedLink('sponsor@tower.test')).token
    }
    const used = await ask()
    expect((await openBrowser().verifyOtp({ token_hash: used, type })).error).toBeNull()
    const again = await openBrowser().verifyOtp({ token_hash: used, type })
    const late = await ask()
    clock.advance(10 * 60_000)
    const expired = await openBrowser().verifyOtp({ token_hash: late, type })
    for (const { error } of [again, expired])
      expect(error).toMatchObject({
        status: 403,
        code: 'otp_expired',
        message: 'This sign-in link is expired or was already used.',
      })
  },
)

test.each(['local', 'global'] as const)('the GoTrue client signs out with the scope %s', async (scope) => {
  const { openBrowser, staffAccount } = await buildClients()
  await staffAccount('admin@tower.test')
  const credentials = { email: 'admin@tower.test', password: testPassword }
  const [desk, phone] = [openBrowser(), openBrowser()]
  await desk.signInWithPassword(credentials)
  await phone.signInWithPassword(credentials)
  expect((await desk.signOut({ scope })).error).toBeNull()
  expect((await desk.getSession()).data.session).toBeNull()
  const isPhoneSignedIn = (await phone.getUser()).error === null
  expect(isPhoneSignedIn).toBe(scope === 'local')
})

test('the GoTrue client hears that its session is over when it renews it, and forgets it when it asks for anything', async () => {
  const { openBrowser, staffAccount, services } = await buildClients()
  const { userId } = await staffAccount('admin@tower.test')
  const browser = openBrowser()
  await browser.signInWithPassword({ email: 'admin@tower.test', password: testPassword })
  await services.database.transaction((tx) => revokeSessions(tx, { userId }, 'test', services.clock.now()))
  const refused = await browser.refreshSession()
  expect(refused.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  expect((await browser.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await browser.getSession()).data.session).toBeNull()
})
