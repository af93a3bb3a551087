import { dayMs } from '@tower/contract/durations.ts'
import { followBalance } from '../../../src/money/giving/balance/follow-balance.ts'
import { followPayouts } from '../../../src/money/closing/payouts/follow-payouts.ts'
import { buildDesk } from '../desk/build-desk.ts'

/** For tests: gifts through the provider's protocol, what it pays out, and staff who close a month by their calls. */
export async function buildClosing(settings: Parameters<typeof buildDesk>[0] = {}) {
  const world = await buildDesk(settings)

  /** As staff who signed in just now: months pass between the calls. */
  async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
    const dana = await world.staff('dana@tower.test', 'Dana Reyes')
    return world.call(dana, method, path, body)
  }

  /** What the hourly jobs do. */
  async function follow(): Promise<void> {
    await followBalance(world.services)
    await followPayouts(world.services)
  }

  /** Days pass until all that was charged can be sent, and it is sent; answers the payout. */
  async function payOut(how: { byHand?: boolean } = {}): Promise<string> {
    world.clock.advance(3 * dayMs)
    const { payoutId } = await world.sandbox.payOut(how)
    if (payoutId === null) throw new Error('there is nothing to pay out')
    return payoutId
  }

  async function read<Answer>(path: string): Promise<Answer> {
    return (await ask('GET', path)).json<Answer>()
  }

  return { ...world, ask, follow, payOut, read }
}
