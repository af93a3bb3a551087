import type { UploadedFile } from '@tower/contract/oversight/files.contract.ts'
import type { ShownMember, TeamRevision } from '@tower/contract/outreach/team.contract.ts'
import { expect, test } from 'vitest'
import { buildCharityDesk } from '../../../../test/outreach/charity/build-charity.ts'
import { photoOf, sendPicture } from '../../../../test/outreach/charity/send-picture.ts'
import { buildUser } from '../../../../test/people/identity/build-user.ts'
import { buildPhotos, headersOf } from '../../../../test/spending/photos/build-photos.ts'
import { personalData } from '../../../domains.ts'
import { eraseEverywhere } from '../../../people/account/erasure/erase-person.ts'

const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`
const member = (at: number, more: object = {}) => ({
  ...{ id: idOf(at), name: `Sample ${at}`, role_en: `Role ${at}`, role_es: `Papel ${at}` },
  ...{ picture_url: null as string | null, is_shown: true, ...more },
})

async function buildTeam() {
  const world = await buildCharityDesk(await buildPhotos())
  const shown = async () => (await world.app.inject('/api/team')).json<{ items: ShownMember[] }>().items
  const namesShown = async () => (await shown()).map(({ name }) => name)
  const save = (members: object[], seen_number: number, who = world.dana) =>
    who('POST', 'team', { members, seen_number })
  return { ...world, shown, namesShown, save }
}

test('visitors see the team in the order of staff, without who is hidden, and Spanish is English where nobody wrote it', async () => {
  const { save, shown, namesShown, audit, dana } = await buildTeam()
  expect(await shown()).toEqual([])
  await save([member(2), member(1, { role_es: ' ' }), member(3, { is_shown: false })], 0)
  expect(await shown()).toEqual([
    { name: 'Sample 2', role: { en: 'Role 2', es: 'Papel 2' }, picture: null },
    { name: 'Sample 1', role: { en: 'Role 1', es: 'Role 1' }, picture: null },
  ])
  await save([member(1), member(2), member(3)], 1)
  expect(await namesShown()).toEqual(['Sample 1', 'Sample 2', 'Sample 3'])
  expect((await dana('GET', 'team')).json<{ item: TeamRevision }>().item).toMatchObject({ number: 2 })
  expect(await audit()).toMatchObject([
    { action: 'charity.team_changed', target_id: '1', details: { members: 3, shown: 2 } },
    { action: 'charity.team_changed', target_id: '2', details: { members: 3, shown: 3 } },
  ])
})

test('of two who change the team at once the second learns it, and an earlier list comes back as a new saving', async () => {
  const { save, dana, sam, namesShown } = await buildTeam()
  const answers = await Promise.all([save([member(1)], 0, dana), save([member(2)], 0, sam)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toMatchObject({ code: 'team.changed_meanwhile' })
  const [first] = await namesShown()
  await save([member(5), member(6)], 1)
  expect((await dana('POST', 'team/restore', { number: 1, seen_number: 1 })).statusCode).toBe(409)
  expect((await dana('POST', 'team/restore', { number: 9, seen_number: 2 })).statusCode).toBe(404)
  expect((await dana('POST', 'team/restore', { number: 1, seen_number: 2 })).json()).toMatchObject({
    item: { number: 3, restores: 1 },
  })
  expect(await namesShown()).toEqual([first])
  await dana('POST', 'team/restore', { number: 0, seen_number: 3 })
  expect(await namesShown()).toEqual([])
  const { total } = (await dana('GET', 'team/revisions')).json<{ total: number }>()
  expect(total).toBe(4)
})

test('a picture is seen once it is saved, and stays when the account that uploaded it is erased', async () => {
  const { app, services, save, shown, ...world } = await buildTeam()
  const userId = await buildUser(services, 'uma@tower.test', 'admin')
  const headers = await headersOf({ services }, userId)
  const bytes = await photoOf({ width: 400, height: 600, color: '#b4142e' })
  const answer = await sendPicture({ app }, { url: '/api/admin/team-pictures', headers, bytes })
  const { picture_url } = answer.json<UploadedFile & { picture_url: string }>()
  expect((await app.inject(picture_url)).statusCode).toBe(404)
  const members = [member(1, { picture_url })]
  expect((await save(members, 0, world.sam)).json()).toMatchObject({ code: 'team.picture_unknown' })
  const payload = { members, seen_number: 0 }
  const kept = await app.inject({ method: 'POST', url: '/api/admin/team', headers, payload })
  expect(kept.statusCode).toBe(200)
  expect(await shown()).toMatchObject([{ picture: { url: picture_url, width: 400, height: 600 } }])
  await services.database.transaction((tx) =>
    eraseEverywhere(services, tx, { userId, actorId: null, at: services.clock.now(), personalData }),
  )
  expect((await app.inject(picture_url)).statusCode).toBe(200)
  // A colleague goes on with the list, and the picture with it.
  expect((await save([member(2), ...members], 1)).statusCode).toBe(200)
})

test('only lists that can be shown are kept: a name and a role in one line, nobody twice, no foreign picture', async () => {
  const { save } = await buildTeam()
  for (const wrong of [
    [member(1, { name: ' ' })],
    [member(1, { role_en: '' })],
    [member(1, { name: 'Two\nlines' })],
    [member(1, { name: 'x'.repeat(81) })],
    [member(1), member(1)],
    [member(1, { picture_url: 'https://elsewhere.test/x.png' })],
    [member(1, { picture_url: '/files/00000000-0000-4000-8000-000000000000' })],
    Array.from({ length: 61 }, (_, at) => member(1, { id: crypto.randomUUID(), name: `N${at}` })),
  ])
    expect((await save(wrong, 0)).statusCode).toBe(400)
  expect((await save([member(1, { name: '<b>& co.</b>' })], 0)).statusCode).toBe(200)
})

test('the team leaves as a file in its order, also who is hidden, and nothing of it is a formula', async () => {
  const { save, dana } = await buildTeam()
  await save([member(2, { name: '=1+1' }), member(1, { is_shown: false })], 0)
  const file = (await dana('GET', 'team.csv')).body
  expect(file.trim().split(/\r?\n/).slice(1)).toEqual([
    "1,'=1+1,Role 2,Papel 2,yes,",
    '2,Sample 1,Role 1,Papel 1,no,',
  ])
})

test('only staff read and write the team', async () => {
  const { app, signIn } = await buildTeam()
  const teacher = await signIn('teacher@tower.test', 'teacher')
  for (const path of ['team', 'team.csv', 'team/revisions']) {
    expect((await app.inject(`/api/admin/${path}`)).statusCode, path).toBe(401)
    expect((await teacher('GET', path)).statusCode, path).toBe(403)
  }
  expect((await teacher('POST', 'team', { members: [], seen_number: 0 })).statusCode).toBe(403)
})
