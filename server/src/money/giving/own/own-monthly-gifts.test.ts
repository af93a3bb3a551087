import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { openDoor, readGiverLinks } from '../../../../test/money/giving/build-own-giving.ts'
import { buildSponsorship } from '../../../../test/money/giving/build-sponsorship.ts'

let shared: GivingWorld
beforeAll(async () => void (shared = await buildGiving({ keep: true })))
afterAll(() => shared.close())

type Monthly = { state: string; amount_cents: number; manage_path: string; next_charge_at: string | null }

test('a giver finds their monthly gifts through the link of any receipt, and the page where each is paused or ended', async () => {
  const world = await buildSponsorship(shared)
  await world.beginMonthly()
  await world.give({ email: world.email, amountCents: 5_000 })
  const other = await buildSponsorship(shared)
  await other.beginMonthly({ amount_cents: 9_900 })
  const door = openDoor(world, { link: (await readGiverLinks(world, world.email)).at(-1) ?? '' })
  const read = async () => (await door.get('/monthly')).json<{ items: Monthly[] }>().items
  const [gift, ...others] = await read()
  expect(others).toEqual([])
  expect(gift).toMatchObject({ state: 'active', amount_cents: 2_500 })
  expect(gift?.next_charge_at).not.toBeNull()
  const link = new URL(gift?.manage_path ?? '', 'https://tower.test').searchParams.get('link')
  expect((await world.post('/api/monthly-gift', { link, action: 'pause' })).json()).toMatchObject({
    state: 'paused',
  })
  expect((await read())[0]).toMatchObject({ state: 'paused', next_charge_at: null })
  expect((await world.post('/api/monthly-gift', { link, action: 'cancel' })).statusCode).toBe(200)
  expect((await read())[0]).toMatchObject({ state: 'ended' })
})

test('a sponsor finds their monthly gifts signed in; one without any finds none', async () => {
  const world = await buildSponsorship(shared)
  const { bearer } = await world.signIn(world.email)
  const door = openDoor(world, { bearer })
  expect((await door.get('/monthly')).json()).toEqual({ items: [] })
  await world.beginMonthly({}, bearer)
  expect((await door.get('/monthly')).json<{ items: Monthly[] }>().items).toMatchObject([
    { amount_cents: 2_500 },
  ])
})
