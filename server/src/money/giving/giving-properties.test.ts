import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildClassroom } from '../../matching/classrooms/build-classroom.ts'
import { buildActor } from '../../people/identity/build-actor.ts'
import { buildUser } from '../../people/identity/build-user.ts'
import { buildGiving, type GivingWorld, type SignedEvent } from './build-giving.ts'
import { compareBalance } from './balance/compare-balance.ts'
import { followBalance } from './balance/follow-balance.ts'
import { adoptDonor } from './donors/adopt-donor.ts'
import { topUpMatchingFund } from './matching-fund/top-up-matching-fund.ts'

type Step =
  | {
      do: 'give'
      giver: number
      cents: number
      to: 'classrooms' | 'project' | 'prospects'
      cover: boolean
      told: boolean
    }
  | { do: 'sponsor'; giver: number; designated: boolean }
  | { do: 'refund'; which: number; percent: number; fate: (typeof fates)[number] }
  | { do: 'dispute'; which: number; end: (typeof ends)[number] }
  | { do: 'adopt'; giver: number; account: number }
  | { do: 'deliver'; order: number[]; copies: number }

/** What becomes of a refund; the last ones fail after they were told as succeeded, or begin again on their way. */
const fates = ['succeeded', 'succeeded', 'pending', 'failed', 'canceled', 'failed late'] as const
/** Where a dispute goes; an inquiry takes nothing, an appeal brings back what was lost. */
const ends = ['won', 'lost', 'open', 'inquiry', 'inquiry closed', 'lost at once', 'appealed'] as const

const giver = fc.nat(2)
const cents = fc.oneof(
  fc.constantFrom(40_000, 79_999, 80_000, 80_001, 160_000),
  fc.integer({ min: 100, max: 300_000 }),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('give' as const),
      giver,
      cents,
      to: fc.constantFrom(
        'classrooms' as const,
        'classrooms' as const,
        'project' as const,
        'prospects' as const,
      ),
      cover: fc.boolean(),
      // Without gifts that have arrived there is little to refund, to dispute or to join.
      told: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('sponsor' as const), giver, designated: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      which: fc.nat(20),
      percent: fc.integer({ min: 1, max: 100 }),
      fate: fc.constantFrom(...fates),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('dispute' as const),
      which: fc.nat(20),
      end: fc.constantFrom(...ends),
    }),
  },
  // Often enough that two givers are joined in most histories.
  { weight: 4, arbitrary: fc.record({ do: fc.constant('adopt' as const), giver, account: fc.nat(1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('deliver' as const),
      order: fc.array(fc.nat(40), { maxLength: 12 }),
      copies: fc.integer({ min: 1, max: 3 }),
    }),
  },
)

type Paid = {
  paymentId: string
  cents: number
  returned: number
  /** By refunds that are still on their way. */
  promised: number
  counts: boolean
  disputed: boolean
}

/** Drives the steps of one run under addresses of its own and keeps, apart from the product, what must come out. */
class Run {
  readonly paid: Paid[] = []
  readonly world: GivingWorld
  readonly name: string
  readonly classroomId: string
  private readonly accounts = new Map<number, string>()
  private waiting: SignedEvent[] = []
  private refunds = 0

  constructor(world: GivingWorld, name: string, classroomId: string) {
    this.world = world
    this.name = name
    this.classroomId = classroomId
  }

  private email(giver: number): string {
    return `${this.name}-${giver}@example.org`
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'give') await this.give(step)
    else if (step.do === 'sponsor') await this.sponsor(step)
    else if (step.do === 'refund') await this.refund(step)
    else if (step.do === 'dispute') await this.dispute(step)
    else if (step.do === 'adopt') await this.adopt(step)
    else await this.deliver(step)
    this.waiting.push(...(await this.world.takeEvents()))
  }

  private async give({ giver, cents, to, cover, told }: Extract<Step, { do: 'give' }>): Promise<void> {
    const body = { cover_fee: cover }
    const { paymentId } = await this.world.payGift({
      email: this.email(giver),
      amountCents: cents,
      destination: to,
      body,
    })
    this.paid.push({
      paymentId,
      cents,
      returned: 0,
      promised: 0,
      counts: to === 'classrooms',
      disputed: false,
    })
    if (!told) return
    const events = await this.world.takeEvents()
    for (const event of events) expect(await this.world.deliver(event)).toBe(200)
    // They may come again later.
    this.waiting.push(...events)
  }

  private async sponsor({ giver, designated }: Extract<Step, { do: 'sponsor' }>): Promise<void> {
    const body = {
      metadata: { program: 'classrooms' },
      ...(designated ? { classroom_id: this.classroomId } : {}),
    }
    const { paymentId } = await this.world.payGift({ email: this.email(giver), body })
    this.paid.push({ paymentId, cents: 80_000, returned: 0, promised: 0, counts: true, disputed: false })
  }

  private async refund({ which, percent, fate }: Extract<Step, { do: 'refund' }>): Promise<void> {
    const payment = this.paid[which % Math.max(1, this.paid.length)]
    if (!payment || payment.disputed) return
    const left = payment.cents - payment.returned - payment.promised
    const amountCents = Math.floor((left * percent) / 100)
    if (amountCents === 0) return
    this.refunds += 1
    const { sandbox, services } = this.world
    await sandbox.setRefunds(fate === 'succeeded' || fate === 'failed late' ? 'succeeded' : 'pending')
    const idempotencyKey = `${this.name}-refund-${this.refunds}`
    const { paymentId } = payment
    const { refundId } = await services.payments.refund({ paymentId, amountCents, idempotencyKey })
    if (fate === 'canceled') await sandbox.moveRefund(refundId, 'canceled')
    else if (fate.startsWith('failed')) await sandbox.moveRefund(refundId, 'failed')
    else if (fate === 'pending') payment.promised += amountCents
    else payment.returned += amountCents
  }

  private async dispute({ which, end }: Extract<Step, { do: 'dispute' }>): Promise<void> {
    const payment = this.paid[which % Math.max(1, this.paid.length)]
    // What a refund on its way promises may be contested as well.
    const amountCents = payment ? payment.cents - payment.returned : 0
    if (!payment || payment.disputed || amountCents === 0) return
    payment.disputed = true
    const { sandbox } = this.world
    const isInquiry = end.startsWith('inquiry')
    const terms =
      end === 'lost at once'
        ? { status: 'lost' as const }
        : isInquiry
          ? { status: 'warning_needs_response' as const }
          : {}
    const { disputeId } = await sandbox.openDispute(payment.paymentId, amountCents, terms)
    if (end === 'won' || end === 'lost') await sandbox.closeDispute(disputeId, end)
    if (end === 'inquiry closed') await sandbox.moveDispute(disputeId, 'warning_closed')
    if (end === 'appealed') {
      await sandbox.closeDispute(disputeId, 'lost')
      await sandbox.moveDispute(disputeId, 'appeal_under_review')
      await sandbox.moveDispute(disputeId, 'won')
    }
    if (end.startsWith('lost')) payment.returned += amountCents
  }

  private async adopt({ giver, account }: Extract<Step, { do: 'adopt' }>): Promise<void> {
    const known = this.accounts.get(account)
    const userId =
      known ?? (await buildUser(this.world.services, `${this.name}-account-${account}@example.org`))
    this.accounts.set(account, userId)
    const { services } = this.world
    await services.database.transaction((tx) =>
      adoptDonor(tx, { userId, email: this.email(giver), at: services.clock.now() }),
    )
  }

  /** Some of what is on its way, in any order and more than once. */
  private async deliver({ order, copies }: Extract<Step, { do: 'deliver' }>): Promise<void> {
    for (const place of order) {
      const event = this.waiting[place % Math.max(1, this.waiting.length)]
      for (let copy = 0; event && copy < copies; copy += 1) expect(await this.world.deliver(event)).toBe(200)
    }
  }

  async deliverTheRest(): Promise<void> {
    for (const event of this.waiting) expect(await this.world.deliver(event)).toBe(200)
  }

  expectedProgramCents(): number {
    const counting = this.paid.filter(({ counts }) => counts)
    return counting.reduce((sum, { cents, returned }) => sum + cents - returned, 0)
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
      return rows.reduce((sum, { program_cents }) => sum + program_cents, 0)
    })
  }
}

/** Enough for the house slots of some runs, so that both a full and a dry fund are met. */
async function fillMatchingFund(world: GivingWorld): Promise<void> {
  await world.give({ email: 'founder@example.org', destination: 'project', amountCents: 20_000_000 })
  const actor = await buildActor(world.services)
  await topUpMatchingFund(world.services, { actor, amountCents: 500_000, idempotencyKey: 'test' })
}

/** PROPERTY_RUNS asks for a longer search. */
const runs = Number(process.env.PROPERTY_RUNS ?? 8)

test(
  'whatever happens in whatever order, every invariant holds at every step, no cent is lost, and the provider holds what the books say',
  { timeout: 600_000 },
  async () => {
    const world = await buildGiving()
    const room = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
    await fillMatchingFund(world)
    await followBalance(world.services)
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 16, maxLength: 32 }), async (steps) => {
        count += 1
        const run = new Run(world, `run${count}`, room.id)
        for (const next of steps) {
          await run.take(next)
          expect(await world.findFaults()).toEqual([])
        }
        await run.deliverTheRest()
        expect(await world.findFaults()).toEqual([])
        expect(await run.programCents()).toBe(run.expectedProgramCents())
        await followBalance(world.services)
        expect(await world.findFaults()).toEqual([])
        expect(await compareBalance(world.services)).toEqual({ differenceCents: 0 })
      }),
      { numRuns: runs },
    )
  },
)
