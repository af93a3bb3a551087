import type { ManagedProgram } from '@tower/contract/outreach/program-desk.contract.ts'
import { expect, test } from 'vitest'
import { headersOf } from '../../../../test/spending/photos/build-photos.ts'
import { buildUser } from '../../../../test/people/identity/build-user.ts'
import { testApp } from '../../../test/test-app.ts'

type Body = Record<string, unknown>
const path = '/api/admin/programs'
const words = {
  ...{ name: 'Help with rent', description: 'A month at a time.', name_es: 'Ayuda con la renta' },
  ...{ description_es: 'Un mes cada vez.', goal_cents: 5_000_000 },
}

async function buildDesk() {
  const server = await testApp()
  const { app, services } = server
  const signIn = async (email: string, role: 'admin' | 'teacher') => {
    const headers = await headersOf(server, await buildUser(services, email, role))
    return (method: 'GET' | 'POST', url: string, payload?: Body) =>
      app.inject({ method, url, headers, ...(payload && { payload }) })
  }
  const [dana, sam] = [await signIn('dana@tower.test', 'admin'), await signIn('sam@tower.test', 'admin')]
  const list = async (query = '') =>
    (await dana('GET', `${path}${query}`)).json<{ items: ManagedProgram[]; total: number }>()
  const one = async (id: string) => {
    const found = (await list()).items.find((program) => program.id === id)
    if (!found) throw new Error(`no program ${id}`)
    return found
  }
  const shown = async (lang = 'en') =>
    (await app.inject(`/api/programs?lang=${lang}`)).json<{ programs: Body[] }>().programs
  const follow = (id: string, email: string, locale: string) =>
    app.inject({ method: 'POST', url: `/api/programs/${id}/follow`, payload: { email, locale } })
  const mails = () =>
    services.database.read((tx) =>
      tx.selectFrom('mails').select(['to_email', 'params']).where('template', '=', 'program_open').execute(),
    )
  const audit = () =>
    services.database.read((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'target_id', 'details'])
        .orderBy('seq')
        .execute(),
    )
  return { ...server, signIn, dana, sam, list, one, shown, follow, mails, audit }
}

test('what staff say of a program is read by visitors at once, in both languages', async () => {
  const { dana, one, shown, audit } = await buildDesk()
  const before = await one('rent-assistance')
  expect(before).toMatchObject({ name: 'Rent Assistance', name_es: 'Ayuda para la renta', state: 'preview' })
  const kept = await dana('POST', `${path}/rent-assistance`, { ...words, seen_updated_at: before.updated_at })
  expect(kept.json()).toMatchObject({ item: { ...words, place: 2 } })
  expect((await shown())[1]).toMatchObject({ name: words.name, description: words.description, goal: 50_000 })
  expect((await shown('es'))[1]).toMatchObject({ name: words.name_es, description: words.description_es })
  expect(await audit()).toMatchObject([
    {
      ...{ action: 'programs.changed', target_id: 'rent-assistance' },
      details: { name: words.name, name_before: 'Rent Assistance' },
    },
  ])
})

test('of two who word a program at once the second learns that it changed', async () => {
  const { dana, sam, one } = await buildDesk()
  const { updated_at: seen } = await one('tower-smbs')
  const answers = await Promise.all(
    [dana, sam].map((who) => who('POST', `${path}/tower-smbs`, { ...words, seen_updated_at: seen })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'programs.changed_meanwhile',
  })
})

test('a program opens, closes and opens again, and whoever asked before either opening is told in their language', async () => {
  const { services, dana, one, shown, follow, mails, audit } = await buildDesk()
  await follow('tower-smbs', 'vecina@tower.test', 'es')
  expect((await one('tower-smbs')).followers).toBe(1)
  const act = (what: string, id = 'tower-smbs') => dana('POST', `${path}/${id}/${what}`)
  expect((await act('open')).json()).toMatchObject({ told: 1, item: { state: 'active', followers: 0 } })
  expect((await act('open')).json()).toMatchObject({ code: 'programs.already_open' })
  expect((await shown())[2]).toMatchObject({ id: 'tower-smbs', state: 'active' })
  expect((await act('close')).json()).toMatchObject({ item: { state: 'preview' } })
  expect((await act('close')).json()).toMatchObject({ code: 'programs.not_open' })
  expect((await act('close', 'sponsor-classroom')).json()).toMatchObject({ code: 'programs.stays_open' })
  services.clock.advance(60_000)
  await follow('tower-smbs', 'vecina@tower.test', 'es')
  expect((await act('open')).json()).toMatchObject({ told: 1 })
  expect(await mails()).toMatchObject([
    { to_email: 'vecina@tower.test', params: { name: 'Tower para pequeñas empresas' } },
    { to_email: 'vecina@tower.test' },
  ])
  const acts = await audit()
  expect(acts.map(({ action }) => action)).toEqual(['programs.opened', 'programs.closed', 'programs.opened'])
  expect(acts.every(({ actor_id: actor }) => actor !== null)).toBe(true)
  for (const what of ['open', 'close']) expect((await act(what, 'yachts')).statusCode).toBe(404)
})

test('the order staff give is the order of the page, and only a whole order counts', async () => {
  const { dana, shown, list } = await buildDesk()
  const ids = ['sponsor-athlete', 'sponsor-classroom', 'rent-assistance', 'tower-smbs']
  expect((await dana('POST', `${path}/order`, { ids })).json()).toEqual({ ok: true })
  expect((await shown()).map(({ id }) => id)).toEqual(ids)
  expect((await list()).items.map(({ place }) => place)).toEqual([1, 2, 3, 4])
  for (const wrong of [ids.slice(1), [...ids.slice(1), 'tower-smbs'], []])
    expect((await dana('POST', `${path}/order`, { ids: wrong })).json()).toMatchObject({
      code: 'programs.list_changed',
    })
  expect((await dana('POST', `${path}/order`, { ids: ['yachts'] })).statusCode).toBe(400)
})

test('search, state and the file show the same programs, to staff alone; nothing without its words is kept', async () => {
  const { app, dana, signIn, list, one } = await buildDesk()
  const names = async (query: string) => (await list(query)).items.map(({ id }) => id)
  expect(await names('?state=active')).toEqual(['sponsor-classroom'])
  expect(await names('?q=RENTA')).toEqual(['rent-assistance'])
  expect(await names('?sort=-place&pageSize=1')).toEqual(['sponsor-athlete'])
  const file = (await dana('GET', `${path}.csv?state=preview`)).body
  expect(file).toContain('Tower para pequeñas empresas')
  expect(file).not.toContain('Sponsor a Classroom')
  const { updated_at: seen } = await one('tower-smbs')
  for (const wrong of [{ name_es: ' ' }, { description: '' }, { goal_cents: 0 }, { goal_cents: 1.5 }])
    expect(
      (await dana('POST', `${path}/tower-smbs`, { ...words, seen_updated_at: seen, ...wrong })).statusCode,
    ).toBe(400)
  const teacher = await signIn('teacher@tower.test', 'teacher')
  expect((await app.inject(path)).statusCode).toBe(401)
  expect((await teacher('GET', path)).statusCode).toBe(403)
  expect((await teacher('POST', `${path}/tower-smbs/open`)).statusCode).toBe(403)
})
