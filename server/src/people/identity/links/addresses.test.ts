import { roles } from '@tower/contract/access.ts'
import { describe, expect, test } from 'vitest'
import { buildIdentity } from '../../../../test/people/identity/build-identity.ts'

const functions = '/.netlify/functions/auth-request-link'

async function buildFunction() {
  const identity = await buildIdentity()
  const requestPortalLink = (payload: object) =>
    identity.app.inject({ method: 'POST', url: functions, payload })
  return { ...identity, requestPortalLink }
}

describe('auth-request-link', () => {
  test('mails the same link as the sign-in service and answers ok', async () => {
    const { account, requestPortalLink, mailedLink, verify } = await buildFunction()
    await account('teacher@school.edu', 'teacher')
    const asked = {
      email: 'Teacher@School.edu',
      role: 'teacher',
      redirectTo: 'http://tower.test/auth/callback',
    }
    const answer = await requestPortalLink(asked)
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
    const { token } = await mailedLink('teacher@school.edu')
    expect((await verify({ token_hash: token })).statusCode).toBe(200)
  })

  test('answers the wrong portal, an unknown address and a known one alike', async () => {
    const { account, requestPortalLink, mailsTo } = await buildFunction()
    await account('teacher@school.edu', 'teacher')
    const wrong = await requestPortalLink({ email: 'teacher@school.edu', role: 'sponsor' })
    expect([wrong.statusCode, wrong.json()]).toEqual([200, { ok: true }])
    expect(await mailsTo('teacher@school.edu')).toMatchObject([{ params: { ownPortal: 'teacher' } }])
    const unknown = await requestPortalLink({ email: 'nobody@tower.test', role: 'sponsor', redirectTo: null })
    expect([unknown.statusCode, unknown.json()]).toEqual([200, { ok: true }])
    expect(await mailsTo('nobody@tower.test')).toEqual([])
  })

  test('no role that is asked for is given: the account keeps its own', async () => {
    const { account, requestPortalLink, services, verify, requestLink, mailedLink } = await buildFunction()
    await account('sponsor@tower.test', 'sponsor')
    for (const role of [...roles, 'root', '', null, ['superadmin'], { role: 'superadmin' }])
      await requestPortalLink({ email: 'sponsor@tower.test', role })
    await requestLink('sponsor@tower.test')
    const opened = await verify({
      token_hash: (await mailedLink('sponsor@tower.test')).token,
      role: 'superadmin',
    })
    expect(opened.json()).toMatchObject({ user: { role: 'sponsor' } })
    const users = await services.database.read((tx) => tx.selectFrom('users').select('role').execute())
    expect(users).toEqual([{ role: 'sponsor' }])
  })
})

describe('one address has one account, however it is typed', () => {
  test.each([
    'MARIA@TOWER.TEST',
    ' maria@tower.test ',
    '\u00a0maria@tower.test',
    'ma\u200bria@tower\u00ad.test',
  ])('%j is the same person', async (typed) => {
    const { account, requestLink, mailsTo } = await buildIdentity()
    await account('maria@tower.test', 'sponsor')
    expect((await requestLink(typed)).statusCode).toBe(200)
    expect(await mailsTo('maria@tower.test')).toHaveLength(1)
  })

  test.each(['maria+gifts@tower.test', 'm.aria@tower.test', 'maria@tower.test.evil.example'])(
    '%j is somebody else, and unknown',
    async (typed) => {
      const { account, requestLink, services } = await buildIdentity()
      await account('maria@tower.test', 'sponsor')
      expect((await requestLink(typed)).statusCode).toBe(200)
      const mails = await services.database.read((tx) => tx.selectFrom('mails').selectAll().execute())
      expect(mails).toEqual([])
    },
  )

  // Kelvin sign, dotless and dotted i, Cyrillic and full-width letters and a combining mark. What nobody sees makes no twin: it is left out.
  test.each([
    'mi\u212ae@tower.test',
    'm\u0131ke@tower.test',
    'm\u0130ke@tower.test',
    'mik\u0435@tower.test',
    '\uff4dike@tower.test',
    'mike\u0301@tower.test',
    'mike@t\u043ewer.test',
    'mike@tower\u3002test',
  ])('a twin in other letters is refused: %j', async (typed) => {
    const { account, requestLink, services } = await buildIdentity()
    await account('mike@tower.test', 'sponsor')
    expect((await requestLink(typed)).statusCode).toBe(400)
    const mails = await services.database.read((tx) => tx.selectFrom('mails').selectAll().execute())
    expect(mails).toEqual([])
  })
})
