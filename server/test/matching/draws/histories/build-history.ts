import { expect } from 'vitest'
import type { GivingWorld } from '../../../money/giving/build-giving.ts'
import { reconcile } from '../../../../src/money/giving/reconciliation/reconcile.ts'
import { poolTowers } from '../../../../src/money/giving/tower/pool-towers.ts'
import { buildDraw, buildClassrooms } from '../build-draw.ts'
import { runDraw } from '../../../../src/matching/draws/run-draw.ts'
import { buildChild } from './build-child.ts'
import { buildDisputes } from './build-disputes.ts'
import { buildGifts } from './build-gifts.ts'
import { buildGivers } from './build-givers.ts'
import { buildMonths } from './build-months.ts'
import { keptCents, type Paid } from './build-paid.ts'
import { buildPayouts } from './build-payouts.ts'
import { buildPost } from './build-post.ts'
import type { Actor } from '../../../../src/http/actor.ts'
import { buildSpending } from './build-spending.ts'
import { buildRefunds } from './build-refunds.ts'
import type { Happening, Step, StepOf } from './build-steps.ts'

/** False where a step found nothing to act on. */
type Takes = { [Name in Step['do']]: (step: StepOf<Name>) => Promise<boolean | void> }

/** Steps the product learns of by their events alone. */
const atProvider: ReadonlySet<Step['do']> = new Set([
  'settle debit',
  'month',
  'refund',
  'settle refund',
  'dispute',
  'close',
])

/** The classroom that givers choose, who of staff acts, and who is the second person. */
type Place = { classroomId: string; actor: Actor; second: Actor }

/** For tests: one history of givers of its own, with what must come out of it kept apart from the product. */
export async function buildHistory(world: GivingWorld, name: string, { classroomId, actor, second }: Place) {
  const paid: Paid[] = []
  const post = buildPost(world)
  const givers = await buildGivers(world, name)
  const gifts = buildGifts({ world, givers, classroomId, paid })
  const child = await buildChild(world)
  const months = buildMonths({ world, post, child, givers, paid })
  const refunds = buildRefunds(world, name, paid)
  const disputes = buildDisputes(world, paid)
  const payouts = buildPayouts({ world, child, givers, paid, actor, second })
  const spending = buildSpending(world, actor)
  /** Whether something happened of which the product may not know yet. */
  let isBehind = false

  /** What was told late or never is found in the provider's lists, and no difference stays. */
  async function mend(): Promise<void> {
    const { failed, open } = await reconcile(world.services)
    expect({ failed, open }).toEqual({ failed: 0, open: 0 })
    isBehind = false
  }

  const expected = () => ({ program: keptCents(paid, 'classrooms'), raised: keptCents(paid, 'child') })
  const takes: Takes = {
    give: gifts.give,
    sponsor: gifts.sponsor,
    'settle debit': gifts.settleDebit,
    'give monthly': months.giveMonthly,
    month: months.passMonth,
    join: givers.join,
    refund: refunds.refund,
    'settle refund': refunds.settleRefund,
    dispute: disputes.dispute,
    close: disputes.close,
    draw: buildDrawing(world),
    pool: () => poolAll(world),
    ...spending.takes,
    ...payouts.takes,
    deliver: ({ order, copies }) => post.deliver(order, copies),
    reconcile: mend,
  }

  return {
    /** Answers whether the product can have noticed: the step found something to act on, and was not only at the provider. */
    async take({ step, news }: Happening): Promise<boolean> {
      const happened = (await takes[step.do](step as never)) !== false
      if (!happened) return false
      await post.settle(news)
      if (news !== 'heard') isBehind = true
      return news === 'heard' || !atProvider.has(step.do)
    },
    /** Whenever the product knows all that happened, it says the same as the history does. */
    async compare(): Promise<void> {
      await spending.compare()
      await payouts.compare()
      if (isBehind) return
      const program = await readProgramCents(world, name)
      expect({ program, raised: await months.readRaisedCents() }).toEqual(expected())
    },
    /** What still comes is heard; what was lost is found. */
    async end(): Promise<void> {
      await post.deliverTheRest()
      await mend()
    },
  }
}

/**
 * Staff run draws early, each with as many classrooms as it may match. Whatever is held back at that moment must stay
 * where it is.
 */
function buildDrawing({ services }: GivingWorld) {
  let unmatched = 0
  return async ({ capacity }: StepOf<'draw'>): Promise<void> => {
    const missing = Math.max(0, capacity - unmatched)
    await buildClassrooms(
      services,
      Array.from({ length: missing }, () => 1),
    )
    const held = await listHeldSlots(services)
    const { assigned } = await runDraw(services, {
      drawId: await buildDraw(services, { capacity }),
      actor: null,
    })
    unmatched += missing - assigned
    expect(await listHeldSlots(services)).toEqual(held)
  }
}

/** Every tower's time has come, whoever gave last and when. */
async function poolAll({ services, clock }: GivingWorld): Promise<void> {
  // Nobody's tower joins twice at one instant.
  clock.advance(1000)
  const at = services.clock.now()
  await services.database.transaction((tx) =>
    tx
      .updateTable('donors')
      .set({ pooling_announced_at: new Date(at.getTime() + 1), pools_at: at, wait_key: 'test' })
      .where('kind', '=', 'person')
      .where('merged_into_id', 'is', null)
      .execute(),
  )
  await poolTowers(services)
}

function listHeldSlots({ database }: GivingWorld['services']): Promise<unknown[]> {
  return database.read((tx) =>
    tx
      .selectFrom('slots')
      .select(['id', 'frozen_at', 'classroom_id'])
      .where('frozen_at', 'is not', null)
      .orderBy('id')
      .execute(),
  )
}

/** What the donors of one history have given to classrooms, by the product's books. */
function readProgramCents({ services }: GivingWorld, name: string): Promise<number> {
  return services.database.read(async (tx) => {
    const rows = await tx
      .selectFrom('donors')
      .leftJoin('users', 'users.id', 'donors.user_id')
      .select(['donors.program_cents', 'donors.shared_cents'])
      .where((eb) => eb.or([eb('donors.email', 'like', `${name}-%`), eb('users.email', 'like', `${name}-%`)]))
      .execute()
    return rows.reduce((sum, { program_cents: own, shared_cents: shared }) => sum + own + shared, 0)
  })
}
