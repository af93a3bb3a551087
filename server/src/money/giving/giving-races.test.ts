import { describe, expect, test } from 'vitest'
import { buildUser } from '../../../test/people/identity/build-user.ts'
import { buildGiving, type GivingWorld } from '../../../test/money/giving/build-giving.ts'
import { adoptDonor } from './donors/adopt-donor.ts'
import { readBooks } from '../../test/read-books.ts'
import { reconcile } from './reconciliation/reconcile.ts'

/** Two things can only happen at once where there is more than one session. */
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', { timeout: 240_000 }, () => {
  const open = () => buildGiving({ poolSize: 32 })
  const slot = { metadata: { program: 'classrooms' } }

  function countSlots({ services }: GivingWorld, email: string): Promise<number> {
    return services.database.read(async (tx) => {
      const rows = await tx
        .selectFrom('slots')
        .innerJoin('donors', 'donors.id', 'slots.donor_id')
        .select('slots.id')
        .where('donors.email', '=', email)
        .where('slots.voided_at', 'is', null)
        .execute()
      return rows.length
    })
  }

  test('one webhook fifty times has one effect and is answered 200 each time', async () => {
    const world = await open()
    for (let round = 0; round < 5; round += 1) {
      const email = `webhook-${round}@example.org`
      await world.payGift({ email, body: slot })
      const [event] = await world.takeEvents()
      if (!event) throw new Error('no event')
      const answers = await Promise.all(Array.from({ length: 50 }, () => world.deliver(event)))
      expect(answers).toEqual(answers.map(() => 200))
      expect(await countSlots(world, email)).toBe(1)
    }
    expect((await readBooks(world.services)).receipts).toHaveLength(5)
    expect(await world.findFaults()).toEqual([])
  })

  test('both events of a payment and its return page have one effect', async () => {
    const world = await open()
    for (let round = 0; round < 20; round += 1) {
      const email = round % 2 === 0 ? `page-${round}@example.org` : undefined
      const { sessionId } = await world.payGift({ ...(email ? { email } : {}), body: slot })
      const events = await world.takeEvents()
      const look = () => world.app.inject({ url: `/api/checkouts/${sessionId}` })
      const [page, ...answers] = await Promise.all([
        look(),
        ...events.flatMap((event) => [world.deliver(event), world.deliver(event)]),
      ])
      expect(page.statusCode).toBe(200)
      expect(answers).toEqual(answers.map(() => 200))
      expect((await look()).json()).toMatchObject({ status: 'complete', slots_minted: 1 })
    }
    expect((await readBooks(world.services)).slots).toHaveLength(20)
    expect(await world.findFaults()).toEqual([])
  })

  test('two gifts of $400 of one donor mint exactly one slot, a hundred times over', async () => {
    const world = await open()
    for (let round = 0; round < 100; round += 1) {
      const email = `pair-${round}@example.org`
      await world.payGift({ email, amountCents: 40_000 })
      await world.payGift({ email, amountCents: 40_000 })
      const events = await world.takeEvents()
      const answers = await Promise.all(
        events
          .filter(({ type }) => type === 'checkout.session.completed')
          .map((event) => world.deliver(event)),
      )
      expect(answers).toEqual([200, 200])
      expect(await countSlots(world, email)).toBe(1)
    }
    expect(await world.findFaults()).toEqual([])
  })

  test('a payment and its own refund never miss each other', async () => {
    const world = await open()
    for (let round = 0; round < 40; round += 1) {
      const email = `refund-${round}@example.org`
      const { paymentId } = await world.payGift({ email, body: slot })
      await world.services.payments.refund({ paymentId, amountCents: 80_000, idempotencyKey: email })
      const answers = await Promise.all((await world.takeEvents()).map((event) => world.deliver(event)))
      expect(answers).toEqual(answers.map(() => 200))
      expect(await countSlots(world, email)).toBe(0)
    }
    expect(await world.findFaults()).toEqual([])
  })

  test('gifts, refunds, disputes and joins of the same few donors end in books that add up', async () => {
    const world = await open()
    const { services, sandbox } = world
    const emails = ['a@example.org', 'b@example.org', 'c@example.org']
    const accounts = await Promise.all(
      emails.slice(0, 2).map((_, at) => buildUser(services, `account-${at}@example.org`)),
    )
    for (let round = 0; round < 12; round += 1) {
      const paid = []
      for (const email of emails) {
        const destination = round % 3 === 0 ? 'project' : 'classrooms'
        for (const amountCents of [30_000, 70_000])
          paid.push(await world.payGift({ email, amountCents, destination }))
      }
      for (const [at, { paymentId }] of paid.entries()) {
        if (at % 3 === 0)
          await services.payments.refund({ paymentId, amountCents: 20_000, idempotencyKey: paymentId })
        if (at % 3 === 1)
          await sandbox.closeDispute(
            (await sandbox.openDispute(paymentId)).disputeId,
            at === 1 ? 'lost' : 'won',
          )
      }
      const work = (await world.takeEvents()).map((event) => world.deliver(event))
      const join = services.database.transaction((tx) =>
        adoptDonor(tx, {
          userId: accounts[round % 2] ?? '',
          email: emails[round % 3] ?? '',
          at: services.clock.now(),
        }),
      )
      const answers = await Promise.all([...work, join.then(() => 200)])
      expect(answers).toEqual(answers.map(() => 200))
      expect(await world.findFaults()).toEqual([])
    }
  })

  test('32 clicks with one key open one session', async () => {
    const world = await open()
    const body = { ...slot, idempotency_key: 'one-click' }
    const answers = await Promise.all(Array.from({ length: 32 }, () => world.requestCheckout({ body })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map((answer) => answer.json<{ url: string }>().url)).size).toBe(1)
  })

  test('the reconciliation beside the late events of the same payments doubles nothing', async () => {
    const world = await open()
    for (let gift = 0; gift < 20; gift += 1)
      await world.payGift({ email: `late-${gift}@example.org`, body: slot })
    const events = await world.takeEvents()
    const since = new Date('2026-11-01T00:00:00Z')
    await Promise.all([reconcile(world.services, { since }), ...events.map((event) => world.deliver(event))])
    const { slots, receipts } = await readBooks(world.services)
    expect([slots.length, receipts.length]).toEqual([20, 20])
    expect(await world.findFaults()).toEqual([])
  })
})
