import { monthOf, moveMonth } from '@tower/contract/org-days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MonthBooks } from '@tower/contract/money/closing-months.contract.ts'
import type { DeskPayout } from '@tower/contract/money/closing-payouts.contract.ts'
import { buildClosing } from '../../../../test/money/closing/build-closing.ts'
import { buildSteps, type Step } from '../../../../test/money/closing/build-steps.ts'
import { tellFailedHistory } from '../../../../test/tell-failed-history.ts'
import { compareBalance } from '../../giving/balance/compare-balance.ts'

/** PROPERTY_RUNS asks for a longer search, PROPERTY_SEED for one that was seen before. */
const runs = Number(process.env.PROPERTY_RUNS ?? 1)
const asked = process.env.PROPERTY_SEED
const seed = asked === undefined ? Date.now() % 2 ** 31 : Number(asked)

/** Against hanging alone: many times what a busy machine needs for a history. */
const historyMs = 600_000

const who = fc.integer({ min: 0, max: 2 })
const which = fc.nat({ max: 20 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('give' as const), who, cents: fc.integer({ min: 100, max: 200_000 }) }),
  fc.record({ do: fc.constant('buyPack' as const), who }),
  fc.record({ do: fc.constant('giveCredits' as const), who, credits: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ do: fc.constant('refund' as const), which, percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant('check' as const), who, cents: fc.integer({ min: 100, max: 200_000 }) }),
  fc.record({ do: fc.constant('bounce' as const), which }),
  fc.record({ do: fc.constant('payOut' as const), byHand: fc.boolean() }),
  fc.record({ do: fc.constant('sendBack' as const), which }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ do: fc.constant('follow' as const) }),
)

async function live(steps: Step[]): Promise<void> {
  const world = await buildClosing({ poolSize: 4, keep: true })
  try {
    await world.follow()
    const begun = world.clock.now()
    const { take } = await buildSteps(world)
    for (const [place, next] of steps.entries()) {
      await take(next)
      expect(await world.findFaults(), `after step ${place + 1}, ${next.do}`).toEqual([])
    }
    await world.follow()
    expect(await compareBalance(world.services)).toEqual({ differenceCents: 0 })
    const { items } = await world.read<{ items: DeskPayout[] }>('/api/admin/payouts?pageSize=100')
    expect(items.filter(({ agreement }) => agreement !== 'agrees')).toEqual([])
    for (const month of monthsBetween(begun, world.clock.now())) {
      const { provider } = await world.read<MonthBooks>(`/api/admin/months/${month}`)
      expect(provider.unexplained_cents, month).toBe(0)
    }
    expect(await world.findFaults()).toEqual([])
  } finally {
    await world.close()
  }
}

function monthsBetween(from: Date, to: Date): string[] {
  const months = []
  for (let month = monthOf(from); month <= monthOf(to); month = moveMonth(month, 1)) months.push(month)
  return months
}

test(
  'whatever is given, bought, sent back, bounced and paid out in whatever order, every payout agrees, every month is explained, and no invariant breaks',
  { timeout: runs * historyMs, retry: 0 },
  async () => {
    process.stdout.write(`histories of books and bank: PROPERTY_SEED=${seed}\n`)
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), live), {
      numRuns: runs,
      seed,
      endOnFailure: asked === undefined,
      asyncReporter: tellFailedHistory,
    })
  },
)
