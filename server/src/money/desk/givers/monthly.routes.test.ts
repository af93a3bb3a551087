import type { DeskMonthlyStory } from '@tower/contract/money/desk-monthly.contract.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { readCsv } from '../../../../test/money/closing/read-csv.ts'
import { buildDesk } from '../../../../test/money/desk/build-desk.ts'
import { buildSponsorship } from '../../../../test/money/giving/build-sponsorship.ts'

vi.setConfig({ testTimeout: 120_000 })

const path = '/api/admin/monthly-gifts'
const reason = 'Asked by phone'

async function buildMonthly() {
  const world = await buildDesk({ poolSize: 6 })
  const dana = await world.staff('dana@tower.test', 'Dana Reyes')
  const kim = await world.staff('kim@tower.test', 'Kim Osei')
  const gift = await buildSponsorship(world)
  const { subscriptionId } = await gift.beginMonthly()
  const [{ id } = { id: '' }] = await gift.readGifts()
  const read = async () => (await world.call(dana, 'GET', `${path}/${id}`)).json<DeskMonthlyStory>()
  const change = (action: string, who = dana) =>
    world.call(who, 'POST', `${path}/${id}/change`, { action, reason })
  const setAmount = (amount: number, was: number, who = dana) =>
    world.call(who, 'POST', `${path}/${id}/amount`, { amount_cents: amount, was_cents: was, reason })
  const audits = () =>
    world.services.database.read((tx) =>
      tx.selectFrom('audit_log').select(['action', 'actor_id']).where('target_id', '=', id).execute(),
    )
  const passMonth = async () => {
    await world.sandbox.passMonth(subscriptionId, 'paid')
    await world.deliverAll()
  }
  return { ...world, ...gift, call: world.call, dana, kim, id, read, change, setAmount, audits, passMonth }
}

test('staff see what a monthly gift is for, what pays it and its months, and find it by its giver', async () => {
  const { read, passMonth, call, dana, email, id } = await buildMonthly()
  await passMonth()
  const story = await read()
  expect(story.athlete).toContain('Robin')
  expect(story).toMatchObject({
    ...{ state: 'active', amount_cents: 2_500, fee_cover_cents: 0, email, card: null },
    months: [
      { paid_cents: 2_500, refunded_cents: 0 },
      { paid_cents: 2_500, refunded_cents: 0 },
    ],
  })
  const found = async (q: string) =>
    (await call(dana, 'GET', `${path}?q=${encodeURIComponent(q)}`))
      .json<{ items: { id: string }[] }>()
      .items.map((item) => item.id)
  expect(await found(email.slice(0, 6))).toEqual([id])
  expect(await found('nobody at all')).toEqual([])
  expect(await found('#1')).toEqual([])
})

test('the file of a search has the gifts of every giver that it finds, more than a page goes through', async () => {
  const { services, call, dana, id } = await buildMonthly()
  await services.database.transaction((tx) =>
    sql`
    with copied as materialized (
      select 'alike' || n as name, gen_random_uuid() as id from generate_series(1, 30) n
    ), checkout as (
      insert into checkouts select (jsonb_populate_record(known, jsonb_build_object('id', copied.id,
        'provider_session_id', name, 'idempotency_key', name))).*
      from copied, checkouts known where known.id = (select checkout_id from sponsorships where id = ${id})
    ), donor as (
      insert into donors (id, kind, email) select id, 'person', name || '@example.org' from copied
    ), gift as (
      insert into sponsorships select (jsonb_populate_record(known, jsonb_build_object('id', copied.id,
        'checkout_id', copied.id, 'link_key', name, 'provider_subscription_id', name))).*
      from copied, sponsorships known where known.id = ${id}
    )
    insert into payments (donor_id, checkout_id, sponsorship_id, provider_payment_id, destination, amount_cents, currency,
      state, settled_at)
    select id, id, id, name, 'program', 2500, 'usd', 'settled', '2026-01-01' from copied`.execute(tx),
  )
  const page = (await call(dana, 'GET', `${path}?q=alike`)).json<{ items: unknown[]; has_more: boolean }>()
  expect([page.items.length, page.has_more]).toEqual([20, true])
  expect(readCsv((await call(dana, 'GET', `${path}.csv?q=alike`)).body)).toHaveLength(30)
})

test('a gift that staff paused charges nothing until they resume it, and its giver hears of both once', async () => {
  const { change, passMonth, read, readMails, readRaised, audits, dana, kim, findFaults } =
    await buildMonthly()
  const both = await Promise.all([change('pause'), change('pause', kim)])
  for (const answer of both) expect(answer.json()).toMatchObject({ state: 'paused' })
  await passMonth()
  expect((await readRaised()).goal).toBe(2_500)
  expect((await change('resume')).json()).toMatchObject({ state: 'active' })
  await passMonth()
  expect((await readRaised()).goal).toBe(5_000)
  const mails = await readMails('monthly_gift_by_staff')
  expect(mails.map(({ action }) => action)).toEqual(['pause', 'resume'])
  expect((await audits()).map(({ actor_id: who }) => who)).toEqual(
    expect.arrayContaining([dana.userId, kim.userId]),
  )
  expect((await read()).months).toHaveLength(2)
  expect(await findFaults()).toEqual([])
})

test('a giver hears each time staff pause their gift, also twice within an hour', async () => {
  const { change, clock, readMails } = await buildMonthly()
  for (const action of ['pause', 'resume', 'pause']) {
    clock.advance(60_000)
    await change(action)
  }
  const mails = await readMails('monthly_gift_by_staff')
  expect(mails.map(({ action }) => action)).toEqual(['pause', 'resume', 'pause'])
})

test('a gift that staff ended stays ended, and who is second reads so', async () => {
  const { change, setAmount, kim, readMails } = await buildMonthly()
  expect((await change('cancel')).json()).toMatchObject({ state: 'ended', next_charge_at: null })
  expect((await change('cancel', kim)).statusCode).toBe(200)
  for (const answer of [await change('resume', kim), await setAmount(5_000, 2_500, kim)])
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'sponsorships.ended'])
  expect(await readMails('monthly_gift_by_staff')).toMatchObject([{ action: 'cancel' }])
})

test('an amount that staff change is charged from the next month on, and nobody overwrites unseen what another saved', async () => {
  const { setAmount, passMonth, read, readMails, readRaised, kim, findFaults } = await buildMonthly()
  expect((await setAmount(4_000, 2_500)).json()).toMatchObject({ amount_cents: 4_000 })
  const second = await setAmount(6_000, 2_500, kim)
  expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([
    409,
    'sponsorships.amount_changed',
  ])
  expect((await read()).amount_cents).toBe(4_000)
  await passMonth()
  expect((await readRaised()).goal).toBe(6_500)
  expect(await readMails('monthly_amount_changed')).toMatchObject([
    { amountCents: 4_000, beforeCents: 2_500 },
  ])
  expect((await setAmount(6_000, 4_000, kim)).json()).toMatchObject({ amount_cents: 6_000 })
  expect((await setAmount(50, 6_000)).json()).toMatchObject({ code: 'giving.amount_too_small' })
  expect(await findFaults()).toEqual([])
})

test('only staff who lately showed who they are change a monthly gift, and only one that there is', async () => {
  const { change, setAmount, clock, call, dana, id, signIn, email } = await buildMonthly()
  const { bearer, userId } = await signIn(email)
  const giver = { token: bearer, userId }
  for (const answer of [await change('cancel', giver), await call(giver, 'GET', `${path}/${id}`)])
    expect(answer.statusCode).toBe(403)
  const unknown = `${path}/${crypto.randomUUID()}`
  expect((await call(dana, 'GET', unknown)).statusCode).toBe(404)
  expect((await call(dana, 'POST', `${unknown}/change`, { action: 'pause', reason })).statusCode).toBe(404)
  clock.advance(11 * 60_000)
  for (const answer of [await change('pause'), await setAmount(5_000, 2_500)])
    expect(answer.json()).toMatchObject({ code: 'identity.proof_needed' })
})
