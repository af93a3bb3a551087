import { AuthClient } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { buildIdentity, testPassword } from '../build-identity.ts'

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

test('the GoTrue client reads each refusal in the words we wrote', async () => {
  const { openBrowser, account } = await buildClients()
  await account('sponsor@tower.test', 'sponsor')
  const browser = openBrowser()
  const otherRole = await browser.signInWithOtp({
    email: 'sponsor@tower.test',
    options: { data: { role: 'teacher' } },
  })
  expect(otherRole.error).toMatchObject({ status: 403, message: 'Not authorized' })
  const unknownLink = await browser.verifyOtp({ token_hash: 'unknown', type: 'magiclink' })
  expect(unknownLink.error).toMatchObject({ status: 403, code: 'otp_expired' })
})
