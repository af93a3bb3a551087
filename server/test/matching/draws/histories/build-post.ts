import { expect } from 'vitest'
import type { GivingWorld, SignedEvent } from '../../../money/giving/build-giving.ts'
import type { News } from './build-steps.ts'

/** For tests: what the provider has sent and the product has not heard yet, or may hear again. */
export function buildPost(world: GivingWorld) {
  let waiting: SignedEvent[] = []
  let latest: SignedEvent[] = []

  async function hand(event: SignedEvent): Promise<void> {
    expect(await world.deliver(event)).toBe(200)
  }

  /** Collects what was sent since the last time. */
  async function collect(): Promise<SignedEvent[]> {
    const events = await world.takeEvents()
    latest.push(...events)
    return events
  }

  return {
    collect,
    /** Decides about all that was sent since the last decision. What was heard may come again later. */
    async settle(news: News): Promise<void> {
      await collect()
      const events = latest
      latest = []
      if (news !== 'lost') waiting.push(...events)
      for (const event of news === 'heard' ? events : []) await hand(event)
    },
    async deliver(order: readonly number[], copies: number): Promise<boolean> {
      for (const place of order) {
        const event = waiting[place % Math.max(1, waiting.length)]
        for (let copy = 0; event && copy < copies; copy += 1) await hand(event)
      }
      return order.length > 0 && waiting.length > 0
    },
    async deliverTheRest(): Promise<void> {
      for (const event of waiting) await hand(event)
      waiting = []
    },
  }
}

export type Post = ReturnType<typeof buildPost>
