import { test } from 'vitest'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { buildClassrooms } from '../../../../test/matching/draws/build-draw.ts'
import type { Step } from '../../../../test/matching/draws/histories/build-steps.ts'
import { liveHistory } from '../../../../test/matching/draws/histories/live-history.ts'

/** Histories that chance meets seldom, each as short as it gets. */

async function live(...steps: Step[]): Promise<void> {
  const world = await buildGiving()
  const [classroom] = await buildClassrooms(world.services, [1])
  if (!classroom) throw new Error('no classroom was built')
  const actor = await buildActor(world.services)
  const place = {
    world,
    classroomId: classroom.id,
    actor,
    second: await buildActor(world.services, 'superadmin'),
  }
  await liveHistory(
    place,
    steps.map((step) => ({ step, news: 'heard' })),
    'short',
  )
}

const changeGoal = (act: 'archive' | 'reopen') => ({ do: 'change goal', act, percent: 1 }) as const
const giveMonthly = { do: 'give monthly', giver: 0, signedIn: false } as const
const giveOnce = {
  do: 'support child',
  giver: 0,
  signedIn: false,
  cents: 9_000,
  toGoal: true,
} as const
const payMonth = { do: 'month', which: 0, outcome: 'paid' } as const

test('while a goal is archived, gifts for it are refused in words, once and each month, what is given monthly to it goes on, and every cent is accounted for', async () => {
  await live(
    giveMonthly,
    changeGoal('archive'),
    payMonth,
    giveOnce,
    giveMonthly,
    { ...payMonth, which: 1 },
    changeGoal('reopen'),
    giveOnce,
    giveMonthly,
    { do: 'refund', which: 2, percent: 40, fate: 'succeeded' },
  )
})
