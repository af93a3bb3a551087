import { makeOrders } from '../../world/make-orders.ts'
import type { Provider } from '../../world/open-provider.ts'
import { payOrders, type PaymentsTaken } from '../../world/pay-orders.ts'
import type { Random } from '../../world/seeded-random.ts'
import type { YearPlan } from '../plan/plan-year.ts'

export type Givers = {
  hold(isHeld: boolean): void
  /** No gift is begun any more; those that were begun are waited for. */
  end(): Promise<void>
}

/** On a machine that is slower than planned the year takes longer, and givers go on coming. */
const mostYears = 6
/** What a checkout, its payment and what follows may take on a busy machine while the pace is still kept. */
const msOfOneGift = 3_000
const fewestPayers = 6

/** Gifts at the pace of the plan, from now until the end. */
export function giveSteadily(
  { gifts, lengthMs, seed }: YearPlan,
  around: { origin: string; provider: Provider; taken: PaymentsTaken; random: Random },
): Givers {
  const { origin, provider, taken, random } = around
  const orders = makeOrders(random, { count: gifts * mostYears, name: `year-${seed}` })
  const begunAt = Date.now()
  let [isHeld, isOver] = [false, false]
  let failure: Error | undefined
  const giving = payOrders(orders, {
    ...{ origin, provider, taken },
    mayGoOn: () => !isHeld && taken.sent.size < (gifts * (Date.now() - begunAt)) / lengthMs,
    isOver: () => isOver,
    atOnce: Math.max(fewestPayers, Math.ceil((gifts / lengthMs) * msOfOneGift)),
  }).catch((error: unknown) => {
    failure = error instanceof Error ? error : new Error(String(error))
  })
  return {
    hold: (held) => void (isHeld = held),
    async end() {
      isOver = true
      await giving
      if (failure) throw failure
    },
  }
}
