import { expect } from 'vitest'
import type { Actor } from '../../../../src/http/actor.ts'
import { compareBalance } from '../../../../src/money/giving/balance/compare-balance.ts'
import { followBalance } from '../../../../src/money/giving/balance/follow-balance.ts'
import { isOfStandIn } from '../../../money/budgets/stand-ins.ts'
import type { GivingWorld } from '../../../money/giving/build-giving.ts'
import { buildHistory } from './build-history.ts'
import type { Happening } from './build-steps.ts'

/** Where a history is lived: the classroom that givers choose, who of staff acts, and who is the second person. */
export type Place = { world: GivingWorld; classroomId: string; actor: Actor; second: Actor }

const findFaults = async (world: GivingWorld) =>
  (await world.findFaults()).filter((fault) => !isOfStandIn(fault))

/** For tests: one step after the other, with every invariant looked at after each, and the provider's balance at the end. */
export async function liveHistory(
  { world, ...place }: Place,
  steps: readonly Happening[],
  name: string,
): Promise<void> {
  const history = await buildHistory(world, name, place)
  for (const [index, next] of steps.entries()) {
    if (!(await history.take(next))) continue
    expect(await findFaults(world), `after step ${index + 1}, ${next.step.do}`).toEqual([])
    await history.compare()
  }
  await history.end()
  expect(await findFaults(world)).toEqual([])
  await history.compare()
  await followBalance(world.services)
  expect(await findFaults(world)).toEqual([])
  expect(await compareBalance(world.services)).toEqual({ differenceCents: 0 })
}
