import { describe, expect, test } from 'vitest'
import { buildCredits } from '../../../test/money/credits/build-credits.ts'
import { buildActor } from '../../../test/people/identity/build-actor.ts'
import { refundPayment } from '../giving/refunds/refund-payment.ts'

/** Two things can only happen at once where there is more than one session. */
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', { timeout: 240_000 }, () => {
  async function open() {
    const world = await buildCredits({ poolSize: 32 })
    const sponsor = await world.person('dana@example.org', 'sponsor')
    const teacher = await world.person('rivera@school.edu', 'teacher')
    return { ...world, sponsor, teacher }
  }

  test('fifty gifts from a wallet that affords ten give exactly ten', async () => {
    const world = await open()
    const { sponsor, teacher } = world
    await world.fill(sponsor.userId, 10_000)
    const gift = { teacher_email: teacher.email, credits: 10 }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.giveCredits(sponsor.bearer, gift)),
    )
    const codes = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(codes).toEqual([...Array<number>(10).fill(200), ...Array<number>(40).fill(402)])
    expect([await world.balance(sponsor.userId), await world.balance(teacher.userId)]).toEqual([0, 10_000])
    expect(await world.findFaults()).toEqual([])
  })

  test('one gift sent twenty times under its key is given once', async () => {
    const world = await open()
    const { sponsor, teacher } = world
    await world.fill(sponsor.userId, 10_000)
    const gift = { teacher_email: teacher.email, credits: 10, idempotency_key: 'one-click' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.giveCredits(sponsor.bearer, gift)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(await world.balance(teacher.userId)).toBe(1_000)
  })

  test('a pack told of twenty times, and looked up on the way, is delivered once', async () => {
    const world = await open()
    await world.pack()
    const { sessionId } = await world.pay({ bearer: world.sponsor.bearer })
    const events = await world.takeEvents()
    const look = () => world.get(`/api/checkouts/${sessionId}`)
    await Promise.all([
      look(),
      ...events.flatMap((event) => Array.from({ length: 10 }, () => world.deliver(event))),
    ])
    expect((await look()).json()).toMatchObject({ status: 'complete', purpose: 'credit_pack' })
    expect(await world.balance(world.sponsor.userId)).toBe(5_250)
    expect(await world.findFaults()).toEqual([])
  })

  test('purchases, gifts, grants and refunds of one wallet wait for each other in no circle', async () => {
    const world = await open()
    const { sponsor, teacher, services } = world
    await world.pack()
    const actor = await buildActor(services)
    for (let round = 0; round < 10; round += 1) {
      const { paymentId } = await world.buy({ bearer: sponsor.bearer })
      await world.pay({ bearer: sponsor.bearer })
      const events = await world.takeEvents()
      const refund = { actor, paymentId, amountCents: 2_500, reason: null, idempotencyKey: `round-${round}` }
      const [refunded, ...answers] = await Promise.all([
        refundPayment(services, refund),
        ...events.map((event) => world.deliver(event)),
        ...Array.from({ length: 5 }, async () => {
          const answer = await world.giveCredits(sponsor.bearer, { teacher_email: teacher.email, credits: 2 })
          return answer.statusCode
        }),
      ])
      expect(refunded.status).toBe('succeeded')
      expect(answers).toEqual(answers.map(() => 200))
      await world.deliverAll()
    }
    expect(await world.findFaults()).toEqual([])
  })

  test('the account of an address gets what was bought there, whichever of proof and payment comes first', async () => {
    const world = await open()
    await world.pack()
    for (let round = 0; round < 15; round += 1) {
      const email = `guest-${round}@example.org`
      await world.pay({ paidBy: email })
      const events = await world.takeEvents()
      const [{ userId }] = await Promise.all([
        world.signIn(email),
        ...events.map((event) => world.deliver(event)),
      ])
      expect(await world.balance(userId)).toBe(5_250)
    }
    expect(await world.findFaults()).toEqual([])
  })
})
