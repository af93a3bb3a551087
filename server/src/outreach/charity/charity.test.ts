// @module-tag some-on-pglite: what the charity says is heard of by LISTEN, and kept in memory.
import { keepZones } from '@tower/contract/org-zone.ts'
import { expect, test } from 'vitest'
import { buildCharityDesk, details } from '../../../test/outreach/charity/build-charity.ts'
import { testApp } from '../../test/test-app.ts'
import { testServices } from '../../test/test-services.ts'

const environment = { SITE_NAME: 'Project Tower', ORG_LEGAL_NAME: 'Tower Foundation', ORG_EIN: '11-1111111' }
const desk = async () => buildCharityDesk(await testApp({ environment }))

test('the configuration says who the charity is until staff do; then theirs wins, and what they leave out stays', async () => {
  const { services, dana, read, audit } = await desk()
  expect(await read()).toMatchObject({
    item: { number: 0, name: null, saved_at: null },
    defaults: { name: 'Project Tower', legal_name: 'Tower Foundation', ein: '11-1111111' },
  })
  expect(await services.charity.read()).toMatchObject({ name: 'Project Tower', ein: '11-1111111' })
  const kept = await dana('POST', 'charity', { ...details, seen_number: 0 })
  expect(kept.json()).toMatchObject({ item: { ...details, number: 1, saved_by: 'dana@tower.test' } })
  expect(await services.charity.read()).toMatchObject({
    ...{ name: 'Lantern', address: '9 Lamp Street, Dayton, OH', phone: '(937) 555-0123' },
    ...{ email: 'hello@lantern.test', legalName: 'Tower Foundation', ein: '11-1111111' },
  })
  await dana('POST', 'charity', { ...details, name: null, seen_number: 1 })
  expect(await services.charity.read()).toMatchObject({ name: 'Project Tower' })
  expect(await audit()).toMatchObject([
    { action: 'charity.changed', target_id: '1', details: { name: 'Lantern', name_before: null } },
    { action: 'charity.changed', target_id: '2', details: { name: null, name_before: 'Lantern' } },
  ])
})

test('legal name and EIN are said by a superadmin who just showed who they are, and by nobody else', async () => {
  const { app, services, dana, sam, signIn, audit } = await desk()
  const legal = { legal_name: 'Lantern Inc.', ein: '98-7654321', seen_number: 0 }
  expect((await dana('POST', 'charity/legal', legal)).statusCode).toBe(403)
  expect((await sam('POST', 'charity/legal', { ...legal, ein: '987654321' })).statusCode).toBe(400)
  expect((await sam('POST', 'charity/legal', legal)).json()).toMatchObject({
    item: { number: 1, ein: legal.ein },
  })
  expect(await services.charity.read()).toMatchObject({ legalName: 'Lantern Inc.', ein: '98-7654321' })
  expect(await audit()).toMatchObject([
    {
      action: 'charity.legal_changed',
      details: { ein: '98-7654321', ein_before: null, legal_name: 'Lantern Inc.', legal_name_before: null },
    },
  ])
  services.clock.advance(11 * 60_000)
  const late = await sam('POST', 'charity/legal', { ...legal, ein: '98-7654322', seen_number: 1 })
  expect(late.json()).toMatchObject({ code: 'identity.proof_needed' })
  const other = await dana('POST', 'charity', { ...details, ein: '00-0000000', seen_number: 1 })
  expect(other.json()).toMatchObject({ item: { ein: '98-7654321', legal_name: 'Lantern Inc.' } })
  const teacher = await signIn('teacher@tower.test', 'teacher')
  for (const path of [
    'charity',
    'charity/revisions',
    'charity/revisions.csv',
    'page-texts',
    'page-texts/home',
  ]) {
    expect((await app.inject(`/api/admin/${path}`)).statusCode, path).toBe(401)
    expect((await teacher('GET', path)).statusCode, path).toBe(403)
  }
})

test(
  'of two who say it at once the second learns that it changed, and each saving has one number',
  { tags: 'on-pglite-too' },
  async () => {
    const { dana, sam, read } = await desk()
    const answers = await Promise.all(
      [dana, sam].map((who, at) =>
        who('POST', 'charity', { ...details, name: `Name ${at}`, seen_number: 0 }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ code: 'charity.changed_meanwhile' })
    expect((await read()).item.number).toBe(1)
    expect((await dana('POST', 'charity', { ...details, seen_number: 7 })).statusCode).toBe(409)
  },
)

test('colors that leave text too faint by day or by night are refused, and so is half a pair', async () => {
  const { dana, services } = await desk()
  const say = async (color_day: string | null, color_night: string | null) =>
    (await dana('POST', 'charity', { ...details, color_day, color_night, seen_number: 0 })).json<{
      code?: string
    }>()
  for (const [day, night] of [
    ['#ffc93c', '#ffcb47'],
    ['#1f3f9e', '#1f3f9e'],
    ['#777777', '#ffcb47'],
    ['#1f3f9e', null],
  ] as const)
    expect(await say(day, night), `${day} ${night}`).toMatchObject({ code: 'charity.too_faint' })
  expect(await say('blue', '#ffcb47')).toMatchObject({ code: 'request.invalid' })
  expect(await say('#0D6E63', '#7fd8cb')).toMatchObject({ item: { color_day: '#0d6e63' } })
  expect(await services.charity.read()).toMatchObject({ colors: { day: '#0d6e63', night: '#7fd8cb' } })
})

test('an earlier saving comes back as a new one, without what stands on receipts; the file has them all', async () => {
  const { dana, sam, services, read, audit } = await desk()
  await dana('POST', 'charity', { ...details, seen_number: 0 })
  await sam('POST', 'charity/legal', { legal_name: 'Lantern Inc.', ein: '98-7654321', seen_number: 1 })
  await dana('POST', 'charity', { ...details, name: 'Beacon', seen_number: 2 })
  expect((await sam('POST', 'charity/restore', { number: 1, seen_number: 2 })).statusCode).toBe(409)
  expect((await sam('POST', 'charity/restore', { number: 9, seen_number: 3 })).statusCode).toBe(404)
  expect((await sam('POST', 'charity/restore', { number: 1, seen_number: 3 })).json()).toMatchObject({
    item: { number: 4, name: 'Lantern', ein: '98-7654321', restores: 1, saved_by: 'sam@tower.test' },
  })
  await dana('POST', 'charity/restore', { number: 0, seen_number: 4 })
  expect(await services.charity.read()).toMatchObject({ name: 'Project Tower', ein: '98-7654321' })
  const { items, total } = (await dana('GET', 'charity/revisions?pageSize=2')).json<{
    items: Record<string, unknown>[]
    total: number
  }>()
  expect(total).toBe(5)
  expect(items).toMatchObject([{ number: 5, restores: 0 }, { number: 4 }])
  const file = (await dana('GET', 'charity/revisions.csv')).body
  expect(file.trim().split('\n')).toHaveLength(6)
  expect(file).toContain('Beacon')
  expect((await audit()).map(({ action }) => action)).toContain('charity.restored')
  expect((await read()).item.number).toBe(5)
})

test('a line stays a line, an address is one, a phone has a number; a picture is one’s own', async () => {
  const { dana } = await desk()
  for (const wrong of [
    { name: 'Two\nlines' },
    { name: 'x'.repeat(81) },
    { email: 'nobody' },
    { phone: 'call us' },
    { address: '' },
  ])
    expect((await dana('POST', 'charity', { ...details, ...wrong, seen_number: 0 })).statusCode).toBe(400)
  for (const logo_url of ['https://elsewhere.test/x.png', '/files/00000000-0000-4000-8000-000000000000'])
    expect((await dana('POST', 'charity', { ...details, logo_url, seen_number: 0 })).json()).toMatchObject({
      code: 'charity.picture_unknown',
    })
})

test(
  'whichever process says it, every other one knows it by the announcement',
  { tags: 'on-pglite-too' },
  async () => {
    const { services, dana } = await desk()
    const other = await testServices({ database: services.database, environment })
    const stop = await other.charity.listen()
    expect(await other.charity.read()).toMatchObject({ name: 'Project Tower' })
    await dana('POST', 'charity', { ...details, seen_number: 0 })
    await expect.poll(async () => (await other.charity.read()).name).toBe('Lantern')
    await stop()
  },
)

test(
  'as long as nothing changes, what the charity says is read from the database once',
  { tags: 'on-pglite-too' },
  async () => {
    const services = await testServices({ environment })
    const read = services.database.read.bind(services.database)
    let reads = 0
    services.database.read = (work) => {
      reads += 1
      return read(work)
    }
    const all = await Promise.all([services.charity.read(), services.charity.read(), services.charity.read()])
    for (let at = 0; at < 20; at += 1) expect(await services.charity.read()).toBe(all[0])
    expect(reads).toBe(1)
    services.charity.forget()
    await services.charity.read()
    expect(reads).toBe(2)
  },
)

test('the time zone is said by a superadmin who just showed who they are, counts from the next midnight there, and an unknown one is refused with a sentence', async () => {
  const { services, dana, sam, audit } = await desk()
  const read = async () => (await dana('GET', 'charity/zones')).json<unknown>()
  const usual = { since: null, zone: 'America/New_York' }
  expect(await read()).toEqual({ zones: [usual] })
  const say = (zone: string, seen_count = 1) => sam('POST', 'charity/zones', { zone, seen_count })
  expect((await dana('POST', 'charity/zones', { zone: 'UTC', seen_count: 1 })).statusCode).toBe(403)
  for (const zone of ['Mars/Olympus', 'america/chicago', '+05:00'])
    expect((await say(zone)).body).toContain(
      'There is no time zone with this name. Choose one from the list, such as America/Chicago.',
    )
  expect((await say('America/New_York')).json()).toEqual({ zones: [usual] })
  const later = { since: '2026-11-17T08:00:00.000Z', zone: 'America/Los_Angeles' }
  expect((await say('America/Los_Angeles')).json()).toEqual({ zones: [usual, later] })
  expect((await say('America/Denver')).json()).toMatchObject({ code: 'charity.changed_meanwhile' })
  expect(await read()).toEqual({ zones: [usual, later] })
  expect((await services.charity.read()).zones).toHaveLength(2)
  expect(await audit()).toMatchObject([
    {
      action: 'charity.zone_changed',
      details: { zone: 'America/Los_Angeles', was: 'America/New_York', since: later.since },
    },
  ])
  keepZones()
})
