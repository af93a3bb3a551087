import fc from 'fast-check'
import { test } from 'vitest'
import { followBalance } from '../../../money/giving/balance/follow-balance.ts'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { tellFailedHistory } from '../../../../test/tell-failed-history.ts'
import { topUpMatchingFund } from '../../../money/giving/matching-fund/top-up-matching-fund.ts'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { buildDraw, buildClassrooms } from '../../../../test/matching/draws/build-draw.ts'
import { runDraw } from '../run-draw.ts'
import { histories } from '../../../../test/matching/draws/histories/build-histories.ts'
import { liveHistory, type Place } from '../../../../test/matching/draws/histories/live-history.ts'

/**
 * PROPERTY_RUNS asks for a longer search, PROPERTY_SEED for one that was seen before: it is then done with a world for
 * each history, so that a failure is made as short as it gets.
 */
const runs = Number(process.env.PROPERTY_RUNS ?? 1)
const asked = process.env.PROPERTY_SEED
const seed = asked === undefined ? Date.now() % 2 ** 31 : Number(asked)

/** Against hanging alone: many times what a busy machine needs for the world, and for each history. */
const [worldMs, historyMs] = [600_000, 600_000]

/**
 * The matching fund is enough for the house slots of some histories, so that both a full and a dry one are met. What
 * the founder's gift minted is drawn before: a draw takes the oldest slots, and should meet those of the histories.
 */
async function buildWorld(settings: { keep?: boolean } = {}): Promise<Place> {
  const world = await buildGiving(settings)
  const { services } = world
  const [classroom] = await buildClassrooms(
    services,
    Array.from({ length: 44 }, () => 1),
  )
  if (!classroom) throw new Error('no classroom was built')
  await world.give({ email: 'founder@example.org', destination: 'project', amountCents: 5_400_000 })
  const actor = await buildActor(services)
  await topUpMatchingFund(services, { actor, amountCents: 160_000, idempotencyKey: 'test' })
  await runDraw(services, { drawId: await buildDraw(services, { capacity: 44 }), actor: null })
  await followBalance(world.services)
  return { world, classroomId: classroom.id, actor, second: await buildActor(services, 'superadmin') }
}

test(
  'whatever happens in whatever order, every invariant holds at every step, what is held is never drawn, what is reserved goes on, no cent is lost, and the provider holds what the books say',
  { timeout: worldMs + runs * historyMs, retry: 0 },
  async () => {
    // Said before anything can go wrong, or stop.
    process.stdout.write(`histories of money and draws: PROPERTY_SEED=${seed}\n`)
    const shared = asked === undefined ? await buildWorld() : undefined
    let count = 0
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        count += 1
        const place = shared ?? (await buildWorld({ keep: true }))
        await liveHistory(place, steps, `history${count}`).finally(async () => {
          if (!shared) await place.world.close()
        })
      }),
      // A world that has gone wrong once would make any shorter history look wrong too.
      { numRuns: runs, seed, endOnFailure: shared !== undefined, asyncReporter: tellFailedHistory },
    )
  },
)
