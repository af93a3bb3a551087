import { dayMs } from '@tower/contract/durations.ts'
import type { SharedTower } from '@tower/contract/money/tower.contract.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { openDoor, readGiverLinks } from '../../../../test/money/giving/build-own-giving.ts'
import { refundShared, sharesOf } from '../../../../test/money/giving/build-tower.ts'
import { readMails } from '../../../../test/mail/read-mails.ts'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { readBooks } from '../../../test/read-books.ts'
import { correctDonor } from '../donors/correct-donor.ts'
import { lockAddress, sumUnnamedGifts } from '../donors/donors.queries.ts'
import { joinDonors } from '../donors/join-donors.ts'
import { countLiveGifts } from './end-gifts-of-person.ts'

const email = 'mia@example.org'

/** A gift each month whose first month is paid and told. */
async function beginMonthly(world: GivingWorld, amountCents: number, body: Record<string, unknown>) {
  const gift = { email, amountCents, body: { frequency: 'monthly', ...body } }
  const sessionId = await world.startGift(gift)
  await world.sandbox.pay(sessionId, 'paid', { email })
  await world.deliverAll()
  const subscriptionId = (await world.sandbox.describe(sessionId))?.monthly?.subscriptionId ?? ''
  return { sessionId, subscriptionId }
}

const readTower = async ({ app }: GivingWorld) =>
  (await app.inject({ url: '/api/tower' })).json<SharedTower>()

const receiptsOf = async ({ services }: GivingWorld) =>
  (await readMails(services, { to: email, template: 'receipt' })).map(({ params }) => params)

test('each paid month joins the shared tower like a gift, an invoice told twice once, and a failed one not at all', async () => {
  const world = await buildGiving()
  const wish = { goes_to: 'shared_tower', tribute: { kind: 'memory', name: 'Rosa' } }
  const { sessionId, subscriptionId } = await beginMonthly(world, 40_000, wish)
  expect((await world.sandbox.describe(sessionId))?.lines).toEqual([
    { name: 'Monthly gift to the shared tower', amountCents: 40_000 },
  ])
  expect(await readTower(world)).toMatchObject({ ordinal: 1, cents: 40_000, gifts: 1 })

  await world.sandbox.passMonth(subscriptionId, 'paid')
  const events = await world.takeEvents()
  for (const event of [...events, ...events]) expect(await world.deliver(event)).toBe(200)
  expect(await readTower(world)).toMatchObject({ ordinal: 2, cents: 0, gifts: 0 })
  expect(await sharesOf(world, 1)).toEqual({ mia: 80_000 })

  await world.sandbox.passMonth(subscriptionId, 'declined')
  await world.deliverAll()
  expect(await readTower(world)).toMatchObject({ cents: 0, gifts: 0 })
  expect(await readMails(world.services, { to: email, template: 'monthly_charge_failed' })).toHaveLength(1)
  const invoiceId = (await world.sandbox.describe(sessionId))?.monthly?.openInvoiceId ?? ''
  await world.sandbox.retryInvoice(invoiceId, 'paid')
  await world.deliverAll()
  expect(await readTower(world)).toMatchObject({ cents: 40_000, gifts: 1 })

  const receipts = await receiptsOf(world)
  const requested = { goes_to: 'shared_tower', amount_cents: 40_000 }
  expect(receipts).toHaveLength(3)
  for (const receipt of receipts)
    expect(receipt).toMatchObject({ requested, isToAthlete: false, tribute: { name: 'Rosa' } })
  expect(await world.findFaults()).toEqual([])
})

test('what staff took out of a giver’s words, or put right, comes back with no later month, and the month stays theirs', async () => {
  const world = await buildGiving()
  const { services, clock, sandbox } = world
  const wish = { goes_to: 'shared_tower', metadata: { sponsor_display_name: 'Mia Mistyped' } }
  const { subscriptionId } = await beginMonthly(world, 2_500, wish)
  const donors = () =>
    services.database.read((tx) =>
      tx.selectFrom('donors').select(['id', 'email', 'display_name']).where('kind', '=', 'person').execute(),
    )
  const [giver] = await donors()
  expect(giver).toMatchObject({ email, display_name: 'Mia Mistyped' })
  clock.advance(dayMs)
  const right = 'mia@right.example'
  const staff = await buildActor(services)
  const leave = { series: 'charity_letters', email, left_at: clock.now() }
  await services.database.transaction((tx) => tx.insertInto('mail_leaves').values(leave).execute())
  await correctDonor(services, {
    ...{ actor: staff, donorId: giver?.id ?? '' },
    ...{ name: null, email: right, reason: 'Asked by phone' },
  })
  // What they left under the address that was wrong they have left.
  expect(
    await services.database.read((tx) =>
      tx.selectFrom('mail_leaves').select('email').orderBy('email').execute(),
    ),
  ).toEqual([{ email }, { email: right }])
  // Whoever asks to be erased under that address is charged no more, also before a month was paid there.
  const person = { userId: crypto.randomUUID(), addresses: [right] }
  expect(await services.database.read((tx) => countLiveGifts(tx, person))).toBe(1)
  clock.advance(30 * dayMs)
  await sandbox.passMonth(subscriptionId, 'paid')
  await world.deliverAll()
  expect(await donors()).toEqual([{ id: giver?.id, email: right, display_name: null }])
  const receipts = await readMails(services, { to: right, template: 'receipt' })
  expect(receipts.map(({ params }) => params.givenBy ?? null)).toEqual([null])
  expect(await receiptsOf(world)).toMatchObject([{ givenBy: 'Mia Mistyped' }])
  // What takes the place of a receipt of before does not go to the address that was wrong either.
  const first = await services.database.read((tx) =>
    tx.selectFrom('payments').select('provider_payment_id').orderBy('settled_at').executeTakeFirstOrThrow(),
  )
  await refundShared(world, first.provider_payment_id ?? '', 1_000)
  expect(await receiptsOf(world)).toHaveLength(1)
  expect(await readMails(services, { to: right, template: 'receipt' })).toHaveLength(2)
  // So does every other word of it.
  await sandbox.passMonth(subscriptionId, 'declined')
  await world.deliverAll()
  const failed = await readMails(services, { template: 'monthly_charge_failed' })
  expect(failed.map(({ to_email: to, params }) => [to, params.giverName ?? null])).toEqual([[right, null]])
  // Joined into somebody, they take that along: nothing goes to the address that was wrong.
  const other = 'mia@work.example'
  await world.give({ email: other, amountCents: 2_500 })
  const into = (await donors()).find(({ email: known }) => known === other)
  await joinDonors(services, {
    ...{ actor: { ...staff, provedAt: clock.now() }, reason: 'Mia has two addresses' },
    ...{ fromId: giver?.id ?? '', intoId: into?.id ?? '' },
  })
  clock.advance(30 * dayMs)
  await sandbox.passMonth(subscriptionId, 'paid')
  await world.deliverAll()
  expect(await receiptsOf(world)).toHaveLength(1)
  expect(await readMails(services, { to: other, template: 'receipt' })).toHaveLength(2)
  expect((await donors()).some(({ email: known }) => known === email)).toBe(false)
  expect(await world.findFaults()).toEqual([])
})

test('a month that comes in while staff correct its giver waits for them, and makes whoever was wrong no giver again', async () => {
  const world = await buildGiving({ poolSize: 5 })
  const { services, clock, sandbox } = world
  const { database } = services
  const { subscriptionId } = await beginMonthly(world, 2_500, { goes_to: 'shared_tower' })
  const donors = () =>
    database.read((tx) =>
      tx.selectFrom('donors').select(['id', 'email']).where('kind', '=', 'person').execute(),
    )
  const [giver] = await donors()
  clock.advance(dayMs)
  const right = 'mia@right.example'
  const staff = await buildActor(services)
  await sandbox.passMonth(subscriptionId, 'paid')
  const waiting = (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await database.read((tx) =>
        sql`select from pg_locks where locktype = 'advisory' and not granted and database =
          (select oid from pg_database where datname = current_database())`.execute(tx),
      )
      expect(rows).toHaveLength(count)
    }, 20_000)
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = database.transaction(async (tx) => {
    await lockAddress(tx, email)
    held.resolve()
    await free.promise
  })
  await held.promise
  // Both stand at the address, staff first.
  const wish = { donorId: giver?.id ?? '', name: null, email: right, reason: 'Asked by phone' }
  const correcting = correctDonor(services, { actor: staff, ...wish })
  await waiting(1)
  const arriving = world.deliverAll()
  await waiting(2)
  free.resolve()
  await Promise.all([holding, correcting, arriving])
  expect(await donors()).toEqual([{ id: giver?.id, email: right }])
  expect(await readMails(services, { to: right, template: 'receipt' })).toHaveLength(1)
  expect(await world.findFaults()).toEqual([])
})

test('its giver follows it, changes, pauses and ends it by any receipt, and finds each month among their gifts', async () => {
  const world = await buildGiving()
  const { subscriptionId } = await beginMonthly(world, 2_500, { goes_to: 'shared_tower' })
  const [receipt] = await receiptsOf(world)
  const link = String(receipt?.monthlyPath).split('link=')[1] ?? ''
  const change = async (body: object, path = '') => {
    const answer = await world.post(`/api/monthly-gift${path}`, { link, ...body })
    return answer.json<{ follow: string; state: string }>()
  }
  const changed = await change({ amount_cents: 1_000 }, '/amount')
  expect(changed).toMatchObject({ goes_to: 'shared_tower', prospect: null, state: 'active', months: 1 })
  world.clock.advance(31 * dayMs)
  await world.sandbox.passMonth(subscriptionId, 'paid')
  await world.deliverAll()
  expect(await readTower(world)).toMatchObject({ cents: 3_500, gifts: 2 })

  const { follow } = await change({ action: 'pause' })
  const followed = await world.app.inject({ url: `/api${follow}` })
  const plan = [{ kind: 'shared_tower', cents: 1_000 }]
  expect(followed.json()).toMatchObject({ monthly: true, sponsorship: null, amount_cents: 1_000, plan })

  const door = openDoor(world, { link: (await readGiverLinks(world, email)).at(-1) ?? '' })
  const { items } = await door.listGifts()
  expect(items).toMatchObject([
    { plan, is_monthly: true },
    { plan: [{ kind: 'shared_tower', cents: 2_500 }], is_monthly: true },
  ])
  expect((await door.get('/monthly')).json()).toMatchObject({
    items: [{ goes_to: 'shared_tower', state: 'paused' }],
  })
  expect(await change({ action: 'cancel' })).toMatchObject({ state: 'ended' })
  expect(await readMails(world.services, { to: email, template: 'monthly_gift_ended' })).toEqual([])
  expect(await world.findFaults()).toEqual([])
})

test('months on one’s own tower mint a slot at $800, stay unnamed as the first was, and go back like a gift', async () => {
  const world = await buildGiving()
  const { subscriptionId } = await beginMonthly(world, 40_000, { goes_to: 'own_tower', anonymous: true })
  await world.sandbox.passMonth(subscriptionId, 'paid')
  await world.sandbox.passMonth(subscriptionId, 'paid')
  await world.deliverAll()
  const { donors, slots } = await readBooks(world.services)
  expect(slots).toMatchObject([{ origin: 'donor', voided: false }])
  expect(donors).toMatchObject([{ program_cents: 120_000 }])
  const payments = await world.services.database.read((tx) =>
    tx
      .selectFrom('payments')
      .select(['donor_id', 'provider_payment_id'])
      .orderBy('settled_at', 'desc')
      .execute(),
  )
  const donorId = payments[0]?.donor_id ?? ''
  expect(await world.services.database.read((tx) => sumUnnamedGifts(tx, donorId))).toEqual({
    own_cents: 120_000,
    shared_cents: 0,
  })
  await refundShared(world, payments[0]?.provider_payment_id ?? '', 40_000)
  expect((await readBooks(world.services)).slots).toMatchObject([{ voided: false }])
  expect(await world.findFaults()).toEqual([])
})

test('a gift each month names no classroom, is no Sponsor Slot, and is for classrooms alone', async () => {
  const world = await buildGiving()
  for (const body of [
    { destination: 'project' },
    { destination: 'prospects' },
    { classroom_id: '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968' },
    { metadata: { program: 'classrooms' } },
  ]) {
    const answer = await world.requestCheckout({ email, body: { frequency: 'monthly', ...body } })
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      'A monthly gift goes to the shared tower, to your own tower, or to an athlete. Please choose one of them.',
    ])
  }
})
