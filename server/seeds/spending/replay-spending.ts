import { dayMs } from '@tower/contract/durations.ts'
import type { Services } from '../../src/services.ts'
import { openDemoCards } from './cards/open-demo-cards.ts'
import { planDemoOrders } from './orders/open-demo-orders.ts'
import { planDemoReimbursements } from './reimbursements/open-demo-reimbursements.ts'
import type { SpendingStep } from './spending-step.ts'

/** Orders, cards and reimbursements of the demo in the order in which they happened: so a budget's history tells them. */
export async function replaySpending(services: Services): Promise<void> {
  const steps: SpendingStep[] = [
    ...(await planDemoReimbursements(services)),
    ...(await planDemoOrders(services)),
    { daysAgo: 1, act: openDemoCards },
  ]
  for (const { daysAgo, act } of steps.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const instant = new Date(services.clock.now().getTime() - daysAgo * dayMs)
    await act({ ...services, clock: { now: () => instant } })
  }
}
