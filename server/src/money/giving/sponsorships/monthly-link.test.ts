import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { revokeConsent } from '../../../../test/people/prospects/say-word.ts'
import { readAllRows } from '../../../test/read-books.ts'
import { buildSponsorship, type SponsorshipWorld } from '../../../../test/money/giving/build-sponsorship.ts'

let shared: GivingWorld
let world: SponsorshipWorld
let subscriptionId: string
let link: string
beforeAll(async () => void (shared = await buildGiving({ keep: true })))
afterAll(() => shared.close())
beforeEach(async () => {
  world = await buildSponsorship(shared)
  ;({ subscriptionId } = await world.beginMonthly())
  link = (await world.readLinks())[0] ?? ''
})

const look = (by = link) => world.app.inject({ url: `/api/monthly-gift?link=${encodeURIComponent(by)}` })
const change = (action: string, by = link) => world.post('/api/monthly-gift', { link: by, action })
const stateAt = async () => (await world.readGifts())[0]?.state
const passMonth = async () => {
  await world.sandbox.passMonth(subscriptionId, 'paid')
  await world.deliverAll()
}

test('looking shows the gift and changes nothing, however often a scanner opens it', async () => {
  const before = await readAllRows(world.services)
  for (let time = 0; time < 3; time++) {
    const answer = await look()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject({
      state: 'active',
      amount_cents: 2_500,
      fee_cover_cents: 0,
      prospect: { id: world.prospectId, first_name: 'Robin', last_name: 'Q.' },
    })
  }
  expect(await readAllRows(world.services)).toBe(before)
})

test('a hidden prospect is not named to whoever holds a link', async () => {
  await revokeConsent(world.services, { actor: world.circle.guardian, prospectId: world.prospectId })
  const answer = await look()
  expect(answer.json()).toMatchObject({ state: 'active', prospect: null })
  expect(answer.body).not.toMatch(/robin/i)
})

test('a paused gift charges nothing, and a resumed one goes on', async () => {
  for (let time = 0; time < 2; time++)
    expect((await change('pause')).json()).toMatchObject({ state: 'paused' })
  await passMonth()
  await passMonth()
  expect(await world.readRaised()).toEqual({ prospect: 2_500, goal: 2_500 })
  for (let time = 0; time < 2; time++)
    expect((await change('resume')).json()).toMatchObject({ state: 'active' })
  await passMonth()
  expect(await world.readRaised()).toEqual({ prospect: 5_000, goal: 5_000 })
  expect(await world.findFaults()).toEqual([])
})

test('an ended gift stays ended: ending it again says so, going on is refused', async () => {
  for (let time = 0; time < 3; time++) {
    const answer = await change('cancel')
    expect([answer.statusCode, answer.json<{ state: string }>().state]).toEqual([200, 'ended'])
  }
  for (const action of ['pause', 'resume']) {
    const answer = await change(action)
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      409,
      'This monthly gift has ended.',
    ])
  }
  await world.deliverAll()
  expect(await stateAt()).toBe('ended')
  expect((await look()).json()).toMatchObject({ state: 'ended', next_charge_at: null })
})

test('a gift that ended at the provider is found ended, whatever was asked', async () => {
  await world.services.payments.subscriptions.cancel(subscriptionId)
  expect((await change('pause')).json()).toMatchObject({ state: 'ended' })
  expect(await stateAt()).toBe('ended')
})

test('the link of an earlier receipt still works after the next one', async () => {
  world.clock.advance(31 * 86_400_000)
  await passMonth()
  const links = await world.readLinks()
  expect(new Set(links).size).toBe(2)
  expect(links[0]).toBe(link)
  expect((await look(links[1])).statusCode).toBe(200)
  expect((await change('pause', links[0])).json()).toMatchObject({ state: 'paused' })
})

test('a link ends after some 13 months, and says that a newer receipt helps', async () => {
  world.clock.advance(399 * 86_400_000)
  expect((await look()).statusCode).toBe(200)
  world.clock.advance(2 * 86_400_000)
  for (const answer of [await look(), await change('cancel')]) {
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      410,
      'sponsorships.link_expired',
    ])
  }
  expect(await stateAt()).toBe('active')
})

test('a link that was changed, shortened or signed for another gift opens nothing', async () => {
  const other = await buildSponsorship(shared)
  await other.beginMonthly()
  const [foreign = ''] = await other.readLinks()
  const [id = '', expiresAt = '', signature = ''] = link.split('.')
  const forged = [
    '',
    'x',
    id,
    `${id}.${expiresAt}`,
    `${id}.${Number(expiresAt) + 1}.${signature}`,
    `${id}.${expiresAt}.${'A'.repeat(43)}`,
    `${foreign.split('.')[0]}.${expiresAt}.${signature}`,
    `${id}.${foreign.split('.').slice(1).join('.')}`,
    `${link}.`,
    link.slice(0, -1),
  ]
  const before = await readAllRows(world.services)
  for (const by of forged) {
    for (const answer of [await look(by), await change('cancel', by)])
      expect([answer.statusCode, answer.json<{ code: string }>().code], by).toEqual([
        404,
        'sponsorships.link_invalid',
      ])
  }
  expect(await readAllRows(world.services)).toBe(before)
})

test('when the provider is away the gift stays as it is, and asking again works', async () => {
  await world.sandbox.beginOutage('server_error', 1)
  expect((await change('pause')).statusCode).toBe(503)
  expect(await stateAt()).toBe('active')
  // Twice: the SDK repeats a call whose kept connection was cut.
  await world.sandbox.beginOutage('answer_lost', 2)
  expect((await change('pause')).statusCode).toBe(503)
  expect((await change('pause')).json()).toMatchObject({ state: 'paused' })
})
