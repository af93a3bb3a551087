// What families, coaches and staff read and write in the portal of athletes, over HTTP.
import type { OwnProspect } from '@tower/contract/people/prospect-portal.contract.ts'
import { expect, test } from 'vitest'
import { buildPortal, type Portal } from '../../../../test/people/prospects/build-portal.ts'
import { approveProspect } from '../../../../test/people/prospects/approve.ts'
import { buildPending, buildVisible } from '../../../../test/people/prospects/build-prospects.ts'
import { grantConsent } from '../../../../test/people/prospects/say-word.ts'

const nobodysId = '00000000-0000-4000-8000-000000000000'

const change = (portal: Portal, who: { userId: string }, prospectId: string, payload: object) =>
  portal.ask(who, { method: 'PATCH', url: `/api/prospect/own/${prospectId}`, payload })

test('everybody reads the profiles that are theirs, and staff read all', async () => {
  const portal = await buildPortal()
  const { circle, ask, stranger } = portal
  const own = await buildPending(portal.services, circle)
  const other = await buildPending(portal.services, { ...circle, guardian: stranger }, { firstName: 'Kim' })
  for (const [actor, prospectId] of [
    [circle.guardian, own],
    [stranger, other],
  ] as const)
    await grantConsent(portal.services, { actor, prospectId })
  const idsFor = async (who: { userId: string }) =>
    (await ask(who, { url: '/api/prospect/own' })).json<{ items: OwnProspect[] }>().items.map(({ id }) => id)
  expect(await idsFor(circle.guardian)).toEqual([own])
  expect(await idsFor(stranger)).toEqual([other])
  expect((await idsFor(circle.keeper)).toSorted()).toEqual([own, other].toSorted())
  expect(await idsFor(circle.coach)).toEqual([])
  expect((await idsFor(circle.admin)).toSorted()).toEqual([own, other].toSorted())
  const found = await ask(circle.admin, { url: '/api/prospect/own?q=kim' })
  expect(found.json()).toMatchObject({ total: 1, items: [{ id: other, first_name: 'Kim' }] })
})

test('a foreign profile is not found by any call, just like one that does not exist', async () => {
  const portal = await buildPortal()
  const { circle, ask, stranger } = portal
  const own = await buildPending(portal.services, circle)
  const answersFor = async (prospectId: string) => [
    await ask(stranger, { url: `/api/prospect/own/${prospectId}` }),
    await ask(stranger, { url: `/api/prospect/own/${prospectId}/goals` }),
    await ask(stranger, { url: `/api/prospect/own/${prospectId}/updates` }),
    await ask(stranger, { url: `/api/prospect/own/${prospectId}/receipts` }),
    await change(portal, stranger, prospectId, { revision: 2, bio: 'Mine now' }),
    await ask(stranger, { method: 'DELETE', url: `/api/prospect/own/${prospectId}/avatar` }),
    await portal.sendUpdate(stranger, prospectId, Buffer.from('GIF89a')),
    await portal.sendForm(stranger, '/api/prospect/avatar-upload', {
      fields: { prospect_id: prospectId },
      file: { bytes: Buffer.from('GIF89a') },
    }),
  ]
  const [foreign, missing] = [await answersFor(own), await answersFor(nobodysId)]
  expect(foreign.map(({ statusCode }) => statusCode)).toEqual(foreign.map(() => 404))
  expect(foreign.map(({ body }) => body)).toEqual(missing.map(({ body }) => body))
})

test('a sponsor and a visitor read nothing of athletes here', async () => {
  const { ask, sponsor } = await buildPortal()
  const calls = [
    '/api/prospect/own',
    '/rest/v1/prospects',
    '/rest/v1/prospect_goals',
    '/rest/v1/prospect_updates',
  ]
  for (const url of [...calls, '/rest/v1/sponsorship_receipts', `/api/prospect/own/${nobodysId}`]) {
    expect((await ask(sponsor, { url })).statusCode, url).toBe(403)
    expect((await ask(undefined, { url })).statusCode, url).toBe(401)
  }
})

test('a profile says what it still needs, and ceases to say it', async () => {
  const portal = await buildPortal()
  const { circle } = portal
  const bare = await buildPending(portal.services, circle, { sport: null, city: null, school: null })
  expect((await portal.read(circle.keeper, bare)).missing).toEqual([
    ...['consent', 'sport', 'place', 'school', 'bio', 'avatar', 'goal'],
  ])
  const { prospectId } = await buildVisible(portal.services, circle)
  expect((await portal.read(circle.guardian, prospectId)).missing).toEqual(['bio', 'avatar'])
})

test('a public profile that is changed is hidden until staff look again; what says the same hides nothing', async () => {
  const portal = await buildPortal()
  const { circle, ask } = portal
  const { prospectId } = await buildVisible(portal.services, circle)
  const isPublic = async () =>
    (await ask(undefined, { url: `/api/prospect/detail?id=${prospectId}` })).statusCode
  const same = await change(portal, circle.guardian, prospectId, { revision: 2, sport: 'Track' })
  expect(same.json()).toMatchObject({ prospect: { status: 'approved', revision: 2 } })
  expect(await isPublic()).toBe(200)
  const changed = await change(portal, circle.guardian, prospectId, {
    revision: 2,
    bio: '  I run.  ',
    headline: '',
  })
  expect(changed.json()).toMatchObject({
    prospect: {
      status: 'pending',
      approved: false,
      revision: 3,
      bio: 'I run.',
      headline: null,
      sport: 'Track',
    },
  })
  expect(await isPublic()).toBe(404)
})

test('what a goal says is hidden with its profile until staff look; its target and whether it is open are not words', async () => {
  const portal = await buildPortal()
  const { circle, ask } = portal
  const { prospectId, goalId } = await buildVisible(portal.services, circle)
  const read = async () => {
    const answer = await ask(undefined, { url: `/api/prospect/detail?id=${prospectId}` })
    return answer.statusCode === 200
      ? answer.json<{ goals: { title: string }[] }>().goals.map(({ title }) => title)
      : answer.statusCode
  }
  const save = (payload: object) =>
    ask(circle.guardian, {
      method: 'POST',
      url: '/api/prospect/goal-upsert',
      payload: {
        prospect_id: prospectId,
        goal_id: goalId,
        title: 'Spikes',
        target_cents: 12_000,
        ...payload,
      },
    })
  await save({ target_cents: 15_000 })
  await save({ is_active: false })
  expect(await read()).toEqual([])
  await save({ is_active: true })
  expect(await read()).toEqual(['Spikes'])
  for (const words of [
    { title: 'Robin Quillfeather, 12 Oak St' },
    { title: 'Spikes', description: 'Call 555 0100' },
    { goal_id: undefined, title: 'Meet me at the lake' },
  ]) {
    expect((await save(words)).statusCode).toBe(200)
    expect(await read(), JSON.stringify(words)).toBe(404)
    await approveProspect(portal.services, { actor: circle.admin, prospectId, approved: true })
  }
})

test('of two who edit a profile at once, the second learns that it changed', async () => {
  const portal = await buildPortal()
  const { circle } = portal
  const prospectId = await buildPending(portal.services, circle)
  const save = (bio: string) => change(portal, circle.keeper, prospectId, { revision: 2, bio })
  const statuses = (await Promise.all([save('one'), save('other')])).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([200, 409])
})

test('a profile takes no name that is empty, no line with a sign that rings or bends it, and no text without end', async () => {
  const portal = await buildPortal()
  const { circle } = portal
  const prospectId = await buildPending(portal.services, circle)
  for (const words of [
    { first_name: ' ' },
    { last_name: '' },
    { headline: 'a\u0007b' },
    { bio: 'x'.repeat(2_001) },
  ])
    expect((await change(portal, circle.keeper, prospectId, { revision: 2, ...words })).statusCode).toBe(400)
})

test('goals are listed by whether they are archived', async () => {
  const portal = await buildPortal()
  const { circle, ask } = portal
  const { prospectId, goalId } = await buildVisible(portal.services, circle)
  const upsert = (payload: object) =>
    ask(circle.guardian, {
      method: 'POST',
      url: '/api/prospect/goal-upsert',
      payload: { prospect_id: prospectId, title: 'Camp', target_cents: 40_000, ...payload },
    })
  await upsert({})
  await upsert({ goal_id: goalId, title: 'Spikes', is_active: false })
  const titles = async (state: string) =>
    (await ask(circle.guardian, { url: `/api/prospect/own/${prospectId}/goals?state=${state}` }))
      .json<{ items: { title: string }[] }>()
      .items.map(({ title }) => title)
  expect([await titles('active'), await titles('archived')]).toEqual([['Camp'], ['Spikes']])
  expect((await titles('')).toSorted()).toEqual(['Camp', 'Spikes'])
})

test('clients of the data store read their own rows, whatever the query asks for', async () => {
  const portal = await buildPortal()
  const { circle, ask, stranger } = portal
  const { prospectId } = await buildVisible(portal.services, circle)
  const other = await buildVisible(portal.services, { ...circle, guardian: stranger })
  for (const table of [
    'prospects',
    'prospect_goals',
    'prospect_updates',
    'sponsorship_receipts',
    'donations',
  ]) {
    const url = `/rest/v1/${table}?owner_id=eq.${stranger.userId}&prospect_id=eq.${other.prospectId}`
    const answer = await ask(circle.guardian, { url })
    expect(answer.statusCode, table).toBe(200)
    expect(answer.body, table).not.toContain(other.prospectId)
  }
  expect((await ask(circle.guardian, { url: '/rest/v1/prospects' })).json()).toMatchObject([
    {
      id: prospectId,
      owner_id: circle.keeper.userId,
      approved: true,
      consents: [{ granted: true, role: 'guardian' }],
    },
  ])
})
