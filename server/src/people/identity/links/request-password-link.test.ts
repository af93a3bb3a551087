import { expect, test, vi } from 'vitest'
import { buildIdentity, testPassword } from '../../../../test/people/identity/build-identity.ts'

const staff = 'admin@tower.test'

async function buildPasswordLink() {
  const identity = await buildIdentity()
  return {
    ...identity,
    recover: (email: string) => identity.post('/recover', { email }),
    redeem: (body: object) => identity.post('/verify', { type: 'recovery', ...body }),
  }
}

test('staff are mailed a link to the page for a new password, and a code', async () => {
  const { staffAccount, recover, mailsTo, mailedLink } = await buildPasswordLink()
  await staffAccount(staff)
  const answer = await recover(staff)
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect(await mailsTo(staff)).toMatchObject([{ template: 'recovery' }])
  const { url, code, token } = await mailedLink(staff)
  expect(url.href).toBe(`http://tower.test/reset-password?token_hash=${token}&type=recovery`)
  expect(code).toMatch(/^\d{6}$/)
})

test('everybody else gets the same answer, and no mail', async () => {
  const { staffAccount, account, allow, disable, recover, mailsTo } = await buildPasswordLink()
  await staffAccount(staff)
  await account('teacher@school.edu', 'teacher')
  await account('coach@tower.test', 'coach')
  await allow('sponsor@tower.test', 'sponsor')
  await disable((await staffAccount('former@tower.test')).userId)
  const others = [
    'teacher@school.edu',
    'coach@tower.test',
    'sponsor@tower.test',
    'former@tower.test',
    'nobody@tower.test',
  ]
  const known = await recover(staff)
  for (const email of others) {
    const answer = await recover(email)
    expect([answer.statusCode, answer.body], email).toEqual([known.statusCode, known.body])
    expect(await mailsTo(email)).toEqual([])
  }
})

test('an address with an account and one without are both answered in even time', async () => {
  const { services, staffAccount, recover } = await buildPasswordLink()
  await staffAccount(staff)
  const delayAnswer = vi.spyOn(services, 'delayAnswer')
  for (const email of [staff, 'nobody@tower.test']) {
    await recover(email)
    expect(delayAnswer, email).toHaveBeenCalledOnce()
    delayAnswer.mockClear()
  }
})

test('the link opens a session in which a new password can be set, once', async () => {
  const { staffAccount, recover, redeem, mailedLink, app, post } = await buildPasswordLink()
  await staffAccount(staff)
  await recover(staff)
  const { token } = await mailedLink(staff)
  const opened = await redeem({ token_hash: token })
  expect(opened.statusCode).toBe(200)
  expect((await redeem({ token_hash: token })).statusCode).toBe(403)
  const changed = await app.inject({
    method: 'PUT',
    url: '/auth/v1/user',
    headers: { authorization: `Bearer ${opened.json<{ access_token: string }>().access_token}` },
    payload: { password: 'a wholly new password' },
  })
  expect(changed.statusCode).toBe(200)
  const signIn = (password: string) => post('/token?grant_type=password', { email: staff, password })
  expect((await signIn(testPassword)).statusCode).toBe(400)
  expect((await signIn('a wholly new password')).statusCode).toBe(200)
})

test('an allowlisted admin who was never here gets the first password this way', async () => {
  const { allow, recover, redeem, mailedLink } = await buildPasswordLink()
  await allow('newcomer@tower.test', 'admin')
  await recover('newcomer@tower.test')
  const opened = await redeem({ token_hash: (await mailedLink('newcomer@tower.test')).token })
  expect(opened.json<{ user: { role: string } }>().user.role).toBe('admin')
})

test('a password link opens nothing else, and no other link leads to a new password', async () => {
  const { staffAccount, recover, redeem, verify, requestLink, mailedLink, clock } = await buildPasswordLink()
  await staffAccount(staff)
  await recover(staff)
  const recovery = await mailedLink(staff)
  for (const type of ['magiclink', 'email', 'signup', 'invite', 'email_change'])
    expect((await verify({ type, token_hash: recovery.token })).statusCode, type).toBe(403)
  expect((await verify({ token: recovery.code, email: staff })).statusCode).toBe(403)
  clock.advance(1_000)
  await requestLink(staff, 'admin')
  const signIn = await mailedLink(staff)
  expect((await redeem({ token_hash: signIn.token })).statusCode).toBe(403)
  expect((await redeem({ token: recovery.code, email: staff })).statusCode).toBe(200)
})

test('whoever floods an address with recoveries keeps nobody from a sign-in link', async () => {
  const { staffAccount, recover, requestLink, mailsTo } = await buildPasswordLink()
  await staffAccount(staff)
  for (let request = 0; request < 7; request++) await recover(staff)
  await requestLink(staff, 'admin')
  const templates = (await mailsTo(staff)).map(({ template }) => template)
  expect(templates.filter((template) => template === 'recovery')).toHaveLength(5)
  expect(templates).toContain('sign_in')
})
