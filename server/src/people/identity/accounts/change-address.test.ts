import { addressChangeMinutes } from '@tower/contract/people/identity.ts'
import { describe, expect, test, vi } from 'vitest'
import { buildIdentity } from '../../../../test/people/identity/build-identity.ts'
import { openSession } from '../sessions/open-session.ts'
import type { VerifiedAddress } from '../verified-address.ts'
import { confirmAddress } from './confirm-address.ts'

const [oldEmail, newEmail] = ['teacher@school.edu', 'teacher@home.test'] as const

async function buildTeacher() {
  const identity = await buildIdentity()
  const { services, clock, app } = identity
  await identity.allow(oldEmail, 'teacher')
  const { userId } = await identity.account(oldEmail, 'teacher')
  const open = () =>
    services.database.transaction((tx) =>
      openSession(services, tx, { userId, userAgent: undefined, at: clock.now() }),
    )
  const session = await open()
  const ask = (email: string, { access_token } = session) =>
    app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      headers: { authorization: `Bearer ${access_token}` },
      payload: { email },
    })
  const confirm = (body: object) => identity.post('/verify', { type: 'email_change', ...body })
  const addressNow = () =>
    services.database.read(async (tx) => {
      const user = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
      return user?.email
    })
  return { ...identity, userId, session, open, ask, confirm, addressNow }
}

async function buildAsked() {
  const teacher = await buildTeacher()
  const answer = await teacher.ask(newEmail)
  const [ofOld, ofNew] = [await teacher.mailedLink(oldEmail), await teacher.mailedLink(newEmail)]
  return { ...teacher, answer, ofOld, ofNew }
}

test('a wish to move is mailed to both addresses and changes nothing yet', async () => {
  const { answer, ofOld, ofNew, addressNow, mailsTo, session, getUser } = await buildAsked()
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ email: oldEmail, new_email: newEmail })
  expect((await getUser(session.access_token)).json()).toMatchObject({ email: oldEmail, new_email: newEmail })
  for (const { url, token } of [ofOld, ofNew])
    expect(url.href).toBe(`http://tower.test/auth/callback?token_hash=${token}&type=email_change`)
  expect(ofOld.token).not.toBe(ofNew.token)
  expect(await addressNow()).toBe(oldEmail)
  // The new mailbox may be a stranger's: it learns nothing of the old one.
  expect(JSON.stringify((await mailsTo(newEmail))[0]?.params)).not.toContain(oldEmail)
})

describe.each([
  ['the old address first', ['ofOld', 'ofNew']],
  ['the new address first', ['ofNew', 'ofOld']],
] as const)('%s', (_, order) => {
  test('only the second confirmation moves the account; sessions stay and the old address is told', async () => {
    const asked = await buildAsked()
    const { confirm, addressNow, session, getUser, refresh, mailsTo, auditActions } = asked
    const half = await confirm({ token_hash: asked[order[0]].token })
    expect(half.json()).toMatchObject({ code: '200', completed: false })
    expect(half.json()).not.toHaveProperty('access_token')
    expect(await addressNow()).toBe(oldEmail)
    expect((await confirm({ token_hash: asked[order[0]].token })).statusCode).toBe(403)
    expect(await addressNow()).toBe(oldEmail)

    const whole = await confirm({ token_hash: asked[order[1]].token })
    expect(whole.json()).toMatchObject({ code: '200', completed: true })
    expect(await addressNow()).toBe(newEmail)
    expect((await getUser(session.access_token)).json()).toMatchObject({ email: newEmail })
    expect((await refresh(session.refresh_token)).json()).toMatchObject({ user: { email: newEmail } })
    expect((await mailsTo(oldEmail))[0]).toMatchObject({ template: 'address_changed' })
    expect(await auditActions()).toContain('identity.address_changed')
  })
})

test('each code confirms for its own address', async () => {
  const { confirm, ofOld, ofNew, addressNow } = await buildAsked()
  expect((await confirm({ token: ofOld.code, email: 'other@tower.test' })).statusCode).toBe(403)
  expect((await confirm({ token: ofOld.code, email: oldEmail })).statusCode).toBe(200)
  expect((await confirm({ token: ofNew.code, email: newEmail })).statusCode).toBe(200)
  expect(await addressNow()).toBe(newEmail)
})

test('afterwards the new address signs in to the same account, and the old one opens nothing', async () => {
  const { confirm, ofOld, ofNew, requestLink, mailsTo, mailedLink, verify, userId, services } =
    await buildAsked()
  await requestLink(oldEmail, 'teacher')
  const pending = await mailedLink(oldEmail)
  for (const { token } of [ofOld, ofNew]) await confirm({ token_hash: token })
  expect((await verify({ token_hash: pending.token })).statusCode).toBe(403)
  const before = (await mailsTo(oldEmail)).length
  await requestLink(oldEmail, 'teacher')
  expect(await mailsTo(oldEmail)).toHaveLength(before)
  await requestLink(newEmail, 'teacher')
  const opened = await verify({ token_hash: (await mailedLink(newEmail)).token })
  expect(opened.json()).toMatchObject({ user: { id: userId } })
  const entries = await services.database.read((tx) =>
    tx.selectFrom('allowlist_entries').select(['email', 'role', 'active']).execute(),
  )
  expect(entries).toEqual([{ email: newEmail, role: 'teacher', active: true }])
})

test('what the new address gave becomes the account’s, in the same transaction', async () => {
  const { services, confirm, ofOld, ofNew, addressNow, userId } = await buildAsked()
  await confirm({ token_hash: ofOld.token })
  const proved: VerifiedAddress[] = []
  const effects = {
    onVerifiedAddress: [async () => Promise.reject(new Error('no'))],
    findBalanceCents: async () => null,
  }
  await expect(confirmAddress(services, effects, { token: ofNew.token })).rejects.toThrow('no')
  expect(await addressNow()).toBe(oldEmail)
  const onVerifiedAddress = [async (_: unknown, address: VerifiedAddress) => void proved.push(address)]
  await confirmAddress(services, { ...effects, onVerifiedAddress }, { token: ofNew.token })
  expect(proved).toMatchObject([{ userId, email: newEmail, role: 'teacher' }])
})

test('an address that has an account is answered like any other, and hears of it in its own mailbox', async () => {
  const { ask, account, mailsTo, confirm, mailedLink, addressNow } = await buildTeacher()
  await account('taken@tower.test', 'sponsor')
  const taken = await ask('taken@tower.test')
  expect((await mailsTo('taken@tower.test')).map(({ template }) => template)).toEqual(['address_taken'])
  const half = await confirm({ token_hash: (await mailedLink(oldEmail)).token })
  expect(half.json()).toMatchObject({ completed: false })
  expect(await addressNow()).toBe(oldEmail)
  const free = await ask('free@tower.test')
  const withoutTimes = (body: string) => body.replaceAll(/taken|free/g, 'x').replaceAll(/"[^"]*T[^"]*Z"/g, '')
  expect([taken.statusCode, withoutTimes(taken.body)]).toEqual([free.statusCode, withoutTimes(free.body)])
})

test('an address that has an account and any other are both answered in even time', async () => {
  const { services, ask, account } = await buildTeacher()
  await account('taken@tower.test', 'sponsor')
  const delayAnswer = vi.spyOn(services, 'delayAnswer')
  for (const email of ['taken@tower.test', 'free@tower.test']) {
    await ask(email)
    expect(delayAnswer, email).toHaveBeenCalledOnce()
    delayAnswer.mockClear()
  }
})

test('an address that was taken meanwhile refuses the move and leaves both accounts as they are', async () => {
  const { confirm, ofOld, ofNew, account, addressNow } = await buildAsked()
  await confirm({ token_hash: ofOld.token })
  await account(newEmail, 'sponsor')
  const answer = await confirm({ token_hash: ofNew.token })
  expect([answer.statusCode, answer.json<{ error_code: string }>().error_code]).toEqual([422, 'email_exists'])
  expect(await addressNow()).toBe(oldEmail)
})

test('an address that staff closed to the role does not get the account, nor lock it out', async () => {
  const { services, confirm, ofOld, ofNew, allow, addressNow } = await buildAsked()
  await allow(newEmail, 'teacher')
  await services.database.transaction((tx) =>
    tx.updateTable('allowlist_entries').set({ active: false }).where('email', '=', newEmail).execute(),
  )
  await confirm({ token_hash: ofOld.token })
  expect((await confirm({ token_hash: ofNew.token })).statusCode).toBe(403)
  expect(await addressNow()).toBe(oldEmail)
})

test('a newer wish replaces the one before, and an hour ends it', async () => {
  const { ask, confirm, ofOld, ofNew, mailedLink, addressNow, clock, open } = await buildAsked()
  clock.advance(1_000)
  await ask('third@tower.test')
  for (const { token } of [ofOld, ofNew]) expect((await confirm({ token_hash: token })).statusCode).toBe(403)
  clock.advance(addressChangeMinutes * 60_000)
  const late = [(await mailedLink(oldEmail)).token, (await mailedLink('third@tower.test')).token]
  for (const token of late) expect((await confirm({ token_hash: token })).statusCode).toBe(403)
  expect(await addressNow()).toBe(oldEmail)
  const { user } = await open()
  expect(user).not.toHaveProperty('new_email')
})

test('a disabled person’s address moves nowhere', async () => {
  const { confirm, ofOld, ofNew, disable, userId, addressNow } = await buildAsked()
  await disable(userId)
  for (const { token } of [ofOld, ofNew]) expect((await confirm({ token_hash: token })).statusCode).toBe(403)
  expect(await addressNow()).toBe(oldEmail)
})

test('no address is flooded with wishes', async () => {
  const { ask, mailsTo, clock } = await buildTeacher()
  for (let wish = 0; wish < 8; wish++) {
    clock.advance(1_000)
    expect((await ask(newEmail)).statusCode).toBe(200)
  }
  expect(await mailsTo(newEmail)).toHaveLength(5)
  expect(await mailsTo(oldEmail)).toHaveLength(5)
})

describe.runIf(process.env.TEST_DATABASE_URL)('at once', () => {
  test('both confirmations at the same moment, eight times each, move the account once', async () => {
    const { confirm, ofOld, ofNew, addressNow, auditActions } = await buildAsked()
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => confirm({ token_hash: (at % 2 ? ofOld : ofNew).token })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    expect(await addressNow()).toBe(newEmail)
    expect((await auditActions()).filter((action) => action === 'identity.address_changed')).toHaveLength(1)
  })

  test('two people who both prove one address at the same moment do not share it', async () => {
    const one = await buildAsked()
    const { userId } = await one.account('other@tower.test', 'sponsor')
    const other = await one.services.database.transaction((tx) =>
      openSession(one.services, tx, { userId, userAgent: undefined, at: one.clock.now() }),
    )
    one.clock.advance(1_000)
    await one.ask(newEmail, other)
    const [ofOther, ofShared] = [await one.mailedLink('other@tower.test'), await one.mailedLink(newEmail)]
    await Promise.all([one.ofOld, ofOther].map(({ token }) => one.confirm({ token_hash: token })))
    const answers = await Promise.all(
      [one.ofNew, ofShared].map(({ token }) => one.confirm({ token_hash: token })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  })
})
