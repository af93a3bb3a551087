import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildGiving, type GivingWorld, type SignedEvent } from '../../money/giving/build-giving.ts'
import { adoptDonor } from '../../money/giving/donors/adopt-donor.ts'
import { buildClassroom } from '../classrooms/build-classroom.ts'
import { matchSlot } from '../slots/match-slots.ts'

const percent = fc.integer({ min: 1, max: 100 })
const which = fc.nat(20)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('give' as const),
      giver: fc.nat(1),
      signedIn: fc.boolean(),
      cents: fc.constantFrom(200, 30_000, 80_000, 80_000, 100_000, 160_000, 240_000),
      to: fc.constantFrom('classrooms' as const, 'classrooms' as const, 'project' as const),
      designated: fc.boolean(),
      told: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('dispute' as const), which, percent }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      which,
      end: fc.constantFrom('won' as const, 'lost' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('refund' as const), which, percent, waits: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('arrive' as const),
      which,
      end: fc.constantFrom('succeeded' as const, 'failed' as const, 'canceled' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('join' as const), giver: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('match' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deliver' as const), backwards: fc.boolean() }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
/** `promised` is on its way back: a bank may contest it all the same, and then it counts once. */
type Paid = { paymentId: string; left: number; contested: number; promised: number; counts: boolean }
type Dispute = { disputeId: string; cents: number; payment: Paid }
type Refund = { refundId: string; cents: number; payment: Paid }

/** A history of one account and two addresses; what they gave in the end is kept apart from the product. */
class History {
  readonly world: GivingWorld
  readonly name: string
  readonly classroomId: string
  readonly paid: Paid[] = []
  private readonly open: Dispute[] = []
  private readonly onTheirWay: Refund[] = []
  private waiting: SignedEvent[] = []
  private asked = 0
  private account: { userId: string; bearer: string } | undefined

  constructor(world: GivingWorld, name: string, classroomId: string) {
    this.world = world
    this.name = name
    this.classroomId = classroomId
  }

  private email(giver: number): string {
    return `${this.name}-${giver}@example.org`
  }

  /** The account owns the first address, so that guests who type it give under its donor. */
  private async signedIn() {
    return (this.account ??= await this.world.signIn(this.email(0)))
  }

  async take(next: Step): Promise<void> {
    if (next.do === 'give') await this.give(next)
    else if (next.do === 'dispute') await this.dispute(next)
    else if (next.do === 'close') await this.close(next)
    else if (next.do === 'refund') await this.refund(next)
    else if (next.do === 'arrive') await this.arrive(next)
    else if (next.do === 'join') await this.join(next.giver)
    else if (next.do === 'match') await this.match()
    this.waiting.push(...(await this.world.takeEvents()))
    if (next.do === 'deliver') await this.deliver(next.backwards)
    if (next.do === 'give' && next.told) await this.deliver(false)
  }

  private async give(gift: Extract<Step, { do: 'give' }>): Promise<void> {
    const payer = gift.signedIn
      ? { bearer: (await this.signedIn()).bearer }
      : { email: this.email(gift.giver) }
    const counts = gift.to === 'classrooms'
    const body = gift.designated && counts ? { classroom_id: this.classroomId } : {}
    const { paymentId } = await this.world.payGift({
      ...payer,
      amountCents: gift.cents,
      destination: gift.to,
      body,
    })
    this.paid.push({ paymentId, left: gift.cents, contested: 0, promised: 0, counts })
  }

  private async dispute({ which, percent }: Extract<Step, { do: 'dispute' }>): Promise<void> {
    const payment = this.paid[which % Math.max(1, this.paid.length)]
    const cents = payment ? Math.floor(((payment.left - payment.contested) * percent) / 100) : 0
    // A refund may have taken what was contested and won before.
    if (!payment || cents <= 0) return
    const { disputeId } = await this.world.sandbox.openDispute(payment.paymentId, cents)
    payment.contested += cents
    this.open.push({ disputeId, cents, payment })
  }

  private async close({ which, end }: Extract<Step, { do: 'close' }>): Promise<void> {
    const [dispute] = this.open.splice(which % Math.max(1, this.open.length), 1)
    if (!dispute) return
    await this.world.sandbox.closeDispute(dispute.disputeId, end)
    // Its money stays out of further refunds and disputes: the provider allows none of it twice.
    if (end === 'lost') dispute.payment.left -= dispute.cents
    if (end === 'lost') dispute.payment.contested -= dispute.cents
  }

  private async refund({ which, percent, waits }: Extract<Step, { do: 'refund' }>): Promise<void> {
    const payment = this.paid[which % Math.max(1, this.paid.length)]
    const amountCents = payment ? Math.floor(((payment.left - payment.promised) * percent) / 100) : 0
    if (!payment || amountCents <= 0) return
    await this.world.sandbox.setRefunds(waits ? 'pending' : 'succeeded')
    const idempotencyKey = `${payment.paymentId}-${(this.asked += 1)}`
    const { paymentId } = payment
    // The provider refunds nothing of a payment that was ever disputed.
    const done = await this.world.services.payments
      .refund({ paymentId, amountCents, idempotencyKey })
      .catch(() => undefined)
    if (done && !waits) payment.left -= amountCents
    if (!done || !waits) return
    payment.promised += amountCents
    this.onTheirWay.push({ refundId: done.refundId, cents: amountCents, payment })
  }

  private async arrive({ which, end }: Extract<Step, { do: 'arrive' }>): Promise<void> {
    const [refund] = this.onTheirWay.splice(which % Math.max(1, this.onTheirWay.length), 1)
    if (!refund) return
    await this.world.sandbox.moveRefund(refund.refundId, end)
    refund.payment.promised -= refund.cents
    if (end === 'succeeded') refund.payment.left -= refund.cents
  }

  private async join(giver: number): Promise<void> {
    const { userId } = await this.signedIn()
    const { services } = this.world
    await services.database.transaction((tx) =>
      adoptDonor(tx, { userId, email: this.email(giver), at: services.clock.now() }),
    )
  }

  /** Somebody gives the oldest free slot away, as a draw would. */
  private async match(): Promise<void> {
    const { services } = this.world
    await services.database.transaction(async (tx) => {
      const slot = await tx
        .selectFrom('slots')
        .select('id')
        .where('classroom_id', 'is', null)
        .where('voided_at', 'is', null)
        .where('frozen_at', 'is', null)
        .orderBy('number')
        .executeTakeFirst()
      if (!slot) return
      const at = services.clock.now()
      await matchSlot(services, tx, {
        slotId: slot.id,
        classroomId: this.classroomId,
        how: 'staff',
        at,
        actorId: null,
      })
    })
  }

  async deliver(backwards: boolean): Promise<void> {
    const events = backwards ? this.waiting.toReversed() : this.waiting
    this.waiting = []
    for (const event of events) {
      expect(await this.world.deliver(event)).toBe(200)
      expect(await this.world.findFaults()).toEqual([])
    }
  }

  async programCents(): Promise<number> {
    return this.world.services.database.read(async (tx) => {
      const rows = await tx
        .selectFrom('donors')
        .leftJoin('users', 'users.id', 'donors.user_id')
        .select('donors.program_cents')
        .where((eb) =>
          eb.or([eb('donors.email', 'like', `${this.name}-%`), eb('users.email', 'like', `${this.name}-%`)]),
        )
        .execute()
      return rows.reduce((sum, { program_cents: cents }) => sum + cents, 0)
    })
  }
}

/** PROPERTY_RUNS asks for a longer search. */
const runs = Number(process.env.PROPERTY_RUNS ?? 6)

test(
  'owners and guests, partial disputes, refunds on their way, joins and matches in any order: exactly what may leave is held',
  { timeout: 600_000 },
  async () => {
    const world = await buildGiving()
    const room = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
        count += 1
        const history = new History(world, `held${count}`, room.id)
        for (const next of steps) {
          await history.take(next)
          expect(await world.findFaults()).toEqual([])
        }
        await history.deliver(true)
        const counting = history.paid.filter(({ counts }) => counts)
        expect(await history.programCents()).toBe(
          counting.reduce((sum, { left }) => sum + Math.max(0, left), 0),
        )
      }),
      { numRuns: runs },
    )
  },
)
