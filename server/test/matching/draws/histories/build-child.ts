import { expect } from 'vitest'
import type { GivingWorld } from '../../../money/giving/build-giving.ts'
import { buildSponsorship } from '../../../money/giving/build-sponsorship.ts'

/** What the goal of the child asks for when a history begins. */
export const goalCents = 12_000

type Gift = { type: 'one_time' | 'recurring'; email: string; amount_cents: number }

/** For tests: the child of one history, and its goal as the family last left it. */
export async function buildChild(world: GivingWorld) {
  const child = await buildSponsorship(world)
  const goal = { targetCents: goalCents, isActive: true }

  return {
    ...child,
    goal,
    /** What a gift is for. An archived goal takes none, once or each month: whoever asks is told, and gives for no goal. */
    async chooseGoal(gift: Gift, bearer: string | undefined): Promise<string | null> {
      if (goal.isActive) return child.goalId
      const answer = await child.requestGift(gift, bearer)
      expect(answer.json()).toMatchObject({ code: 'prospects.goal_closed' })
      return null
    },
  }
}

export type Child = Awaited<ReturnType<typeof buildChild>>
