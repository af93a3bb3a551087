import { describe, expect, test } from 'vitest'
import { buildClassrooms, buildDraw } from '../../../../test/matching/draws/build-draw.ts'
import { runDraw } from '../../../matching/draws/run-draw.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { readBooks } from '../../../test/read-books.ts'
import { poolTowers } from './pool-towers.ts'
import { tellContributors } from './tell-contributors.ts'

/** Two things can only happen at once where there is more than one session. */
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', { timeout: 240_000 }, () => {
  const open = () => buildGiving({ poolSize: 32 })
  const day = 86_400_000

  const pay = (world: GivingWorld, name: string, amountCents: number) =>
    world.payGift({ email: `${name}@example.org`, amountCents, body: { goes_to: 'shared_tower' } })

  async function deliverAtOnce(world: GivingWorld, beside: Promise<unknown>[] = []): Promise<void> {
    const events = await world.takeEvents()
    const answers = await Promise.all(events.map((event) => world.deliver(event)))
    expect(answers).toEqual(answers.map(() => 200))
    await Promise.all(beside)
  }

  async function readHouse(world: GivingWorld) {
    const { slots } = await readBooks(world.services)
    return slots.filter(({ origin, voided }) => origin === 'house' && !voided).length
  }

  test('gifts that finish the shared slot together mint it once', async () => {
    const world = await open()
    for (let round = 0; round < 15; round += 1) {
      for (const share of [30_000, 30_000, 20_000]) await pay(world, `giver-${round}-${share}`, share)
      await deliverAtOnce(world)
      expect(await readHouse(world)).toBe(round + 1)
    }
    expect((await world.app.inject({ url: '/api/tower' })).json()).toMatchObject({ ordinal: 16, cents: 0 })
    expect(await world.findFaults()).toEqual([])
  })

  test('a refund beside the gift that mints, a draw and the word of it leaves shares that add up', async () => {
    const world = await open()
    const { services } = world
    await buildClassrooms(
      services,
      Array.from({ length: 12 }, () => 1),
    )
    for (let round = 0; round < 12; round += 1) {
      const { paymentId } = await pay(world, `first-${round}`, 50_000)
      await world.deliverAll()
      await pay(world, `second-${round}`, 45_000)
      await services.payments.refund({ paymentId, amountCents: 35_000, idempotencyKey: paymentId })
      const drawId = await buildDraw(services, { capacity: 1, name: `Draw ${round}` })
      const draw = round % 2 === 0 ? [runDraw(services, { drawId, actor: null })] : []
      await deliverAtOnce(world, [...draw, tellContributors(services)])
      await tellContributors(services)
      expect(await world.findFaults()).toEqual([])
    }
  })

  test('towers that join beside gifts of the same givers, refunds and disputes lose and double nothing', async () => {
    const world = await open()
    const { services, sandbox, clock } = world
    for (let round = 0; round < 6; round += 1) {
      const paid = []
      for (const name of ['a', 'b', 'c'])
        paid.push(await world.payGift({ email: `${name}-${round}@example.org`, amountCents: 37_000 }))
      await world.deliverAll()
      clock.advance(77 * day)
      await poolTowers(services)
      clock.advance(15 * day)
      await world.payGift({ email: `a-${round}@example.org`, amountCents: 1_000 })
      await pay(world, `d-${round}`, 20_000)
      const [, refunded, disputed] = paid
      const paymentId = refunded?.paymentId ?? ''
      await services.payments.refund({ paymentId, amountCents: 30_000, idempotencyKey: paymentId })
      await sandbox.openDispute(disputed?.paymentId ?? '', 5_000)
      await deliverAtOnce(world, [poolTowers(services), poolTowers(services)])
      expect(await world.findFaults()).toEqual([])
    }
  })
})
