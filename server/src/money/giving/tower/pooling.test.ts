import type { SharedTower } from '@tower/contract/money/tower.contract.ts'
import { expect, test } from 'vitest'
import { buildClassrooms, buildDraw } from '../../../../test/matching/draws/build-draw.ts'
import { runDraw } from '../../../matching/draws/run-draw.ts'
import { readBooks } from '../../../test/read-books.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { readGiverLinks } from '../../../../test/money/giving/build-own-giving.ts'
import { moveAccount } from '../../../../test/money/giving/build-moved-account.ts'
import { refundShared, sharedGift, sharesOf } from '../../../../test/money/giving/build-tower.ts'
import { sendDueMails } from '../../../mail/send-due-mails.ts'
import { eraseDonor } from '../donors/erase-donor.ts'
import { poolTowers } from './pool-towers.ts'
import { tellContributors } from './tell-contributors.ts'
import { readMails } from '../../../../test/mail/read-mails.ts'

const day = 86_400_000

async function passDays({ clock, services }: GivingWorld, days: number) {
  clock.advance(days * day)
  return poolTowers(services)
}

async function listMails({ services }: GivingWorld, template: string) {
  const mails = await readMails(services, { template })
  return mails.sort((one, other) => one.to_email.localeCompare(other.to_email))
}

async function linkFrom(world: GivingWorld): Promise<string> {
  const [mail] = await listMails(world, 'tower_joins')
  const { waitPath } = mail?.params as { waitPath: string }
  return new URL(waitPath, 'https://tower.test').searchParams.get('link') ?? ''
}

const tower = async ({ app }: GivingWorld) => (await app.inject({ url: '/api/tower' })).json<SharedTower>()

test('what lies on an own tower joins the shared one 90 days after its last gift, announced two weeks before', async () => {
  const world = await buildGiving()
  await world.give({ email: 'ana@example.org', amountCents: 83_700 })
  await passDays(world, 75)
  expect(await listMails(world, 'tower_joins')).toEqual([])
  await passDays(world, 2)
  const [mail, ...others] = await listMails(world, 'tower_joins')
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to_email: 'ana@example.org', params: { cents: 3_700, waitDays: 90 } })
  await passDays(world, 13)
  expect(await tower(world)).toMatchObject({ cents: 0 })
  await passDays(world, 2)
  expect(await tower(world)).toMatchObject({ cents: 3_700, gifts: 1 })
  const { donors } = await readBooks(world.services)
  expect(donors).toContainEqual(
    expect.objectContaining({ kind: 'person', program_cents: 80_000, slots_minted: 1 }),
  )
  expect(await world.findFaults()).toEqual([])
})

test('the link in the mail lets a tower wait another 90 days, and a look at it changes nothing', async () => {
  const world = await buildGiving()
  await world.give({ email: 'ana@example.org', amountCents: 3_700 })
  await passDays(world, 77)
  const link = await linkFrom(world)
  const look = await world.app.inject({ url: '/api/own-tower', query: { link } })
  expect(look.json()).toMatchObject({ cents: 3_700 })
  const kept = await world.post('/api/own-tower', { link })
  const joinsAt = new Date(kept.json<{ joins_at: string }>().joins_at).getTime()
  expect(joinsAt).toBe(world.clock.now().getTime() + 90 * day)
  await passDays(world, 20)
  expect(await tower(world)).toMatchObject({ cents: 0 })
  const [id = '', seconds = '', signature = ''] = link.split('.')
  const forged = [id, String(Number(seconds) + 1), signature].join('.')
  expect((await world.post('/api/own-tower', { link: forged })).statusCode).toBe(404)
})

/** What the link of a tower is answered. */
async function codeOf({ app, post }: GivingWorld, link: string) {
  const look = await app.inject({ url: '/api/own-tower', query: { link } })
  const kept = await post('/api/own-tower', { link })
  return [look, kept].map((answer) => answer.json<{ code?: string }>().code ?? 'open')
}

test('the link in the old mailbox opens nothing once the account has another address', async () => {
  const world = await buildGiving()
  const { bearer, userId } = await world.signIn('ana@example.org')
  await world.give({ bearer, amountCents: 3_700 })
  await passDays(world, 77)
  const link = await linkFrom(world)
  expect(await codeOf(world, link)).toEqual(['open', 'open'])
  await moveAccount(world, { userId, from: 'ana@example.org', to: 'ana@new.example' })
  const invalid = ['giving.tower_link_invalid', 'giving.tower_link_invalid']
  expect(await codeOf(world, link)).toEqual(invalid)
})

test('whoever was erased or disabled is written to nowhere, and their tower joins all the same', async () => {
  const world = await buildGiving()
  await world.give({ email: 'ana@example.org', amountCents: 3_700 })
  const { bearer, userId } = await world.signIn('ben@example.org')
  await world.give({ bearer, amountCents: 1_300 })
  await world.services.database.transaction(async (tx) => {
    const at = world.clock.now()
    await eraseDonor(tx, { userId: crypto.randomUUID(), addresses: ['ana@example.org'], at })
    const disabled = tx.updateTable('users').set({ disabled_at: world.clock.now() })
    await disabled.where('id', '=', userId).execute()
  })
  await passDays(world, 77)
  await passDays(world, 15)
  await sendDueMails(world.services)
  const left = await world.services.database.read((tx) =>
    tx.selectFrom('mails').select('template').where('sent_at', 'is not', null).distinct().execute(),
  )
  expect(left).toEqual([{ template: 'receipt' }])
  expect(await tower(world)).toMatchObject({ cents: 5_000, gifts: 2 })
})

test('a giver who ends all links that were mailed ends the one of their tower as well', async () => {
  const world = await buildGiving()
  await world.give({ email: 'ana@example.org', amountCents: 3_700 })
  const [giving = ''] = await readGiverLinks(world, 'ana@example.org')
  await passDays(world, 77)
  const link = await linkFrom(world)
  expect(await codeOf(world, link)).toEqual(['open', 'open'])
  expect((await world.post('/api/giving/links/revoke', { link: giving })).statusCode).toBe(200)
  expect(await codeOf(world, link)).not.toContain('open')
})

test('a gift after the announcement calls it off', async () => {
  const world = await buildGiving()
  await world.give({ email: 'ana@example.org', amountCents: 3_700 })
  await passDays(world, 77)
  world.clock.advance(day)
  await world.give({ email: 'ana@example.org', amountCents: 1_000 })
  await passDays(world, 20)
  expect(await tower(world)).toMatchObject({ cents: 0 })
  expect(await world.findFaults()).toEqual([])
})

test('contested money waits for its bank: nothing of its giver joins meanwhile', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: 'ana@example.org', amountCents: 3_700 })
  await passDays(world, 77)
  const { disputeId } = await world.sandbox.openDispute(paymentId, 1_000)
  await world.deliverAll()
  await passDays(world, 20)
  expect(await tower(world)).toMatchObject({ cents: 0 })
  await world.sandbox.closeDispute(disputeId, 'won')
  await world.deliverAll()
  await passDays(world, 1)
  expect(await tower(world)).toMatchObject({ cents: 3_700 })
  expect(await world.findFaults()).toEqual([])
})

test('a tower that cannot join holds up no other, and the job says that it failed', async () => {
  const world = await buildGiving()
  await world.give({ email: 'ana@example.org', amountCents: 3_700 })
  await world.give({ email: 'ben@example.org', amountCents: 2_500 })
  await passDays(world, 77)
  // Her balance is of no gift any more.
  await world.services.database.transaction((tx) =>
    tx.updateTable('payments').set({ shared_cents: 3_700 }).where('email', '=', 'ana@example.org').execute(),
  )
  await expect(passDays(world, 15)).rejects.toThrow('1 of 2')
  expect(await tower(world)).toMatchObject({ cents: 2_500, gifts: 1 })
})

test('a refund of a gift that joined in part takes what joined first, then what is its giver’s own', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: 'ana@example.org', amountCents: 83_700 })
  await passDays(world, 77)
  await passDays(world, 15)
  await sharedGift(world, 'ben', 10_000)
  await refundShared(world, paymentId, 13_700)
  expect(await tower(world)).toMatchObject({ cents: 10_000, gifts: 1 })
  const { donors } = await readBooks(world.services)
  expect(donors).toContainEqual(
    expect.objectContaining({ email: 'ana@example.org', program_cents: 70_000, slots_minted: 0 }),
  )
  expect(await world.findFaults()).toEqual([])
})

test('everybody whose gift is part of a matched slot is told once, in their language, and who moves up later too', async () => {
  const world = await buildGiving()
  const { services } = world
  await buildClassrooms(services, [1])
  const ana = await sharedGift(world, 'ana', 50_000)
  const body = { goes_to: 'shared_tower', language: 'es' }
  await world.give({ email: 'ben@example.org', amountCents: 30_000, body })
  await tellContributors(services)
  expect(await listMails(world, 'gift_matched')).toEqual([])
  await runDraw(services, { drawId: await buildDraw(services), actor: null })
  await tellContributors(services)
  await tellContributors(services)
  expect(await listMails(world, 'gift_matched')).toMatchObject([
    { to_email: 'ana@example.org', locale: 'en', params: { cents: 50_000, slotNumber: 1, gifts: 2 } },
    { to_email: 'ben@example.org', locale: 'es', params: { cents: 30_000, classroomName: 'Room 1' } },
  ])
  await sharedGift(world, 'cleo', 60_000)
  await refundShared(world, ana, 50_000)
  expect(await sharesOf(world, 1)).toEqual({ ben: 30_000, cleo: 50_000 })
  await tellContributors(services)
  expect((await listMails(world, 'gift_matched')).map(({ to_email }) => to_email)).toEqual([
    'ana@example.org',
    'ben@example.org',
    'cleo@example.org',
  ])
})
